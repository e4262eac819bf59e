import { customers } from '../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../core/graphql/page.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type ChangesPart, pageOfChanges, readChanges } from '../../core/query/changes.ts';
import { eitherWay } from '../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../core/query/keyset.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from '../identity/user.ts';
import { isPublic } from '../suppliers/may-be-listed.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Review } from './review.ts';
import { type ReviewRow, reviewColumns } from './review-columns.ts';

const reviewsQuery = eitherWay('desc', scan =>
  query({ Review, User }, (from, given: Given<Keyset & { supplierId: string }>) => {
    const reviews = from
      .selectFrom('Review as r')
      .innerJoin('User as u', 'u.id', 'r.customerId')
      .where('r.supplierId', '=', given.supplierId)
      .select(reviewColumns);
    return readByKeyset(reviews, ['r.createdAt', 'r.id'], scan, given);
  }),
);

/** Reviews of a kitchen by the time of their last change, the earliest change first. */
export const changedReviewsQuery = query(
  { Review, User },
  (from, given: Given<ChangesPart & { supplierId: string }>) => {
    const reviews = from
      .selectFrom('Review as r')
      .innerJoin('User as u', 'u.id', 'r.customerId')
      .where('r.supplierId', '=', given.supplierId)
      .select(reviewColumns);
    return readChanges(reviews, ['r.updatedAt', 'r.id'], given);
  },
);

const reviewsOfOrders = query(
  { Review, User },
  (from, { orderIds }: Given<{ orderIds: readonly string[] }>) =>
    from
      .selectFrom('Review as r')
      .innerJoin('User as u', 'u.id', 'r.customerId')
      .where(review => review('r.orderId', '=', review.fn.any(orderIds)))
      .select([...reviewColumns, 'r.orderId']),
);

/** A kitchen's reviews, the newest first, or what changed about them since a time, the earliest change first. */
export const findReviews = async (
  ctx: Ctx,
  supplierId: string,
  { updatedSince, ...asked }: AskedPage & { updatedSince: Date | null },
): Promise<Page<ReviewRow>> => {
  const part = partOf(asked);
  if (updatedSince)
    return pageOfChanges(ctx, Review, { list: 'reviews', of: supplierId, part, updatedSince }, changes =>
      changedReviewsQuery.all(ctx.sql, { supplierId, ...changes }),
    );
  const rows = await reviewsQuery(part).all(ctx.sql, { supplierId, ...keysetOf(part, 'desc') });
  return new Page(rows, part, row => [row.createdAt, row.id]);
};

const reviewsOfIds = query(
  { Review, User, Supplier },
  (from, { ids, viewerId }: Given<{ ids: readonly string[]; viewerId: string | null }>) =>
    from
      .selectFrom('Review as r')
      .innerJoin('User as u', 'u.id', 'r.customerId')
      .innerJoin('Supplier as s', 's.id', 'r.supplierId')
      .where(review => review('r.id', '=', review.fn.any(ids)))
      .where(review =>
        review.or([review('r.customerId', '=', review.cast<string>(viewerId, 'uuid')), isPublic(review)]),
      )
      .select(reviewColumns),
);

/** Loads a review of a public kitchen, or one that the viewer wrote; batched. */
export const reviewOfViewer = batched(async (ctx, ids) => {
  const viewerId = ctx.viewer.meets(customers) ? ctx.viewer.userId : null;
  const reviews = await reviewsOfIds.all(ctx.sql, { ids, viewerId });
  return new Map(reviews.map(review => [review.id, review]));
});

/** Loads the reviews of orders; batched. */
export const reviewOfOrder = batched(async (ctx, orderIds) => {
  const reviews = await reviewsOfOrders.all(ctx.sql, { orderIds });
  return new Map(reviews.map(review => [review.orderId, review]));
});
