import { LockMode } from '@mikro-orm/core';
import { reviewText } from '../../../schema/rules/review.ts';
import { checked } from '../../core/checked.ts';
import { isIdentifier, newIdentifier } from '../../core/identifier.ts';
import { operation, type Work } from '../../core/operation.ts';
import { InvalidInput, type Problem } from '../../core/problem.ts';
import { customers } from '../../core/rules.ts';
import type { Sql } from '../../core/sql.ts';
import { Order } from '../orders/order.ts';
import { OrderNotFound } from '../orders/order-problems.ts';
import { isEaten, mayStillBeChanged, Review } from './review.ts';
import { ReviewWritten } from './review-events.ts';
import type { ReviewInput } from './review-inputs.ts';
import { NotReviewable } from './review-problems.ts';

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

    const said = { rating: text.rating, words: text.words || null };
    if (review) em.assign(review, said);
    else em.create(Review, { ...said, ...writtenAbout(order), id: newIdentifier(now), createdAt: now });
    await holdSupplier(work.sql, order.supplierId);
    await em.flush();
    await rateAnew(work.sql, order.supplierId);
    work.record(new ReviewWritten(order.id, order.supplierId));
    return { orderId: order.id };
  },
);

const writtenAbout = ({ id, supplierId, customerId }: Order) => ({ orderId: id, supplierId, customerId });

/** Serializes reviews of one kitchen, so that each counts those before it. Orders are not blocked. */
const holdSupplier = (sql: Sql, supplierId: string) =>
  sql.rows('select from suppliers where id = $1 for no key update', [supplierId]);

/** Recomputed rather than updated incrementally: a rounded average would drift. */
const rateAnew = (sql: Sql, supplierId: string) =>
  sql.rows(
    `update suppliers set rating = counted.mean, total_ratings = counted.number
     from (select round(avg(rating), 2) as mean, count(*)::int as number from reviews where supplier_id = $1) counted
     where suppliers.id = $1`,
    [supplierId],
  );
