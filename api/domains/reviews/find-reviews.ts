import { beforeNewest, decodeCursor, Page, pageSize } from '../../core/graphql/page.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from '../identity/user.ts';
import { Review } from './review.ts';
import { type ReviewRow, reviewColumns } from './review-columns.ts';

interface Part {
  supplierId: string;
  createdAt: string;
  id: string;
  limit: number;
}

const reviewsQuery = query({ Review, User }, (from, { supplierId, createdAt, id, limit }: Given<Part>) =>
  from
    .selectFrom('Review as r')
    .innerJoin('User as u', 'u.id', 'r.customerId')
    .where('r.supplierId', '=', supplierId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('r.createdAt', 'r.id'), '<', tuple(createdAt, id)))
    .select(reviewColumns)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit),
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

/** Finds a kitchen's reviews, the newest first. */
export const findReviews = async (
  ctx: Ctx,
  supplierId: string,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<ReviewRow>> => {
  const size = pageSize(first);
  const [key, id] = after ? decodeCursor(after, 'string') : beforeNewest;
  const createdAt = String(key);
  const rows = await reviewsQuery.all(ctx.sql, { supplierId, createdAt, id, limit: size + 1 });
  return new Page(rows, size, after, row => [row.createdAt, row.id]);
};

/** Loads the reviews of orders; batched. */
export const reviewOfOrder = batched(async (ctx, orderIds) => {
  const reviews = await reviewsOfOrders.all(ctx.sql, { orderIds });
  return new Map(reviews.map(review => [review.orderId, review]));
});
