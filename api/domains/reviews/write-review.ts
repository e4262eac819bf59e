import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { reviewText } from '../../../schema/rules/review.ts';
import { customers } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier, newIdentifier } from '../../core/values/identifier.ts';
import { FeatureNotAvailable } from '../features/feature-problems.ts';
import { isOpen } from '../features/is-open.ts';
import { Order } from '../orders/order.ts';
import { OrderNotFound } from '../orders/order-problems.ts';
import { lockSupplierChanges } from '../suppliers/lock-supplier.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { isEaten, mayStillBeChanged, Review } from './review.ts';
import { ReviewWritten } from './review-events.ts';
import type { ReviewInput } from './review-inputs.ts';
import { NotReviewable } from './review-problems.ts';

/** Computed from all reviews rather than updated incrementally: a rounded average would drift. */
const storeRating = query({ Supplier, Review }, (on, { supplierId }: Given<{ supplierId: string }>) =>
  on
    .updateTable('Supplier')
    .from(all =>
      all
        .selectFrom('Review as r')
        .where('r.supplierId', '=', supplierId)
        .select(({ ref }) => [
          sql<number>`round(avg(${ref('r.rating')}), 2)`.as('mean'),
          sql<number>`count(*)::int`.as('number'),
        ])
        .as('counted'),
    )
    .set(({ ref }) => ({ rating: ref('counted.mean'), totalRatings: ref('counted.number') }))
    .where('Supplier.id', '=', supplierId),
);

/** Writes or changes the review of a delivered order. Updates the kitchen's rating in the same transaction. */
export const writeReview = operation(
  customers,
  async (work: Work, { orderId, ...input }: ReviewInput): Promise<{ orderId: string } | Problem> => {
    const { em, viewer, now } = work;
    const text = checked(reviewText, input);
    if (text instanceof InvalidInput) return text;
    if (!isIdentifier(orderId)) return new OrderNotFound();
    const own = { id: orderId, customerId: viewer.userId };
    const order = await em.findOne(Order, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return new OrderNotFound();
    if (!isEaten(order, now)) return new NotReviewable(NotReviewable.tooEarly);
    const review = await em.findOne(Review, { orderId: order.id });
    if (review && !mayStillBeChanged(review, now)) return new NotReviewable(NotReviewable.tooLate);
    if (!review && !(await isOpen(work.ctx, 'REVIEWS', await cityOfKitchen(work, order))))
      return new FeatureNotAvailable('REVIEWS');

    const said = { rating: text.rating, words: text.words || null };
    if (review) em.assign(review, said);
    else em.create(Review, { ...said, ...writtenAbout(order), id: newIdentifier(now), createdAt: now });
    await lockSupplierChanges(work.sql, order.supplierId);
    await em.flush();
    await storeRating.all(work.sql, { supplierId: order.supplierId });
    work.record(new ReviewWritten(order.id, order.supplierId));
    return { orderId: order.id };
  },
);

const writtenAbout = ({ id, supplierId, customerId }: Order) => ({ orderId: id, supplierId, customerId });

const cityOfKitchen = async ({ em }: Work, { supplierId }: Order): Promise<string> =>
  (await em.findOneOrFail(Supplier, { id: supplierId }, { fields: ['cityId'] })).cityId;
