import { sql } from 'kysely';
import { scanOf } from '../../../core/query/either-way.ts';
import { readByKeyset } from '../../../core/query/keyset.ts';
import { query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { Order } from '../../orders/order.ts';
import { Review } from '../../reviews/review.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { exportSource, type GivenRows, isAround, isOfDays, momentText } from './export-rows.ts';

const exportedReviews = (isOfKitchen: boolean) =>
  query({ Review, Order, Supplier, City }, (from, given: GivenRows) => {
    const reviews = from
      .selectFrom('Review as r')
      .innerJoin('Order as o', 'o.id', 'r.orderId')
      .innerJoin('Supplier as s', 's.id', 'r.supplierId')
      .innerJoin('City as c', 'c.id', 's.cityId')
      .$if(isOfKitchen, found => found.where('r.supplierId', '=', given.supplierId))
      .where(({ ref }) => isAround(ref('r.createdAt'), given))
      .where(({ ref }) => sql<boolean>`${ref('r.createdAt')} <= ${given.createdAt}::timestamptz`)
      .select(['r.id', 'r.orderId', 'o.orderNumber', 'r.supplierId', 's.kitchenName', 'o.serviceDate'])
      .select(['r.rating', 'r.words', 'r.createdAt'])
      .select(({ ref }) => isOfDays(ref('r.createdAt'), ref('c.timeZone'), given).as('isOfDays'));
    return readByKeyset(reviews, ['r.createdAt', 'r.id'], scanOf('asc', { isBackward: false }), given);
  });

/** Reviews, which name their order and not their author. */
export const reviewsSource = exportSource({
  columns: [
    'id',
    'orderId',
    'orderNumber',
    'supplierId',
    'kitchenName',
    'serviceDate',
    'rating',
    'words',
    'createdAt',
  ],
  define: exportedReviews,
  positionOf: review => [review.createdAt, review.id],
  recordsOf: ({ isOfDays, ...review }) =>
    isOfDays ? [{ ...review, createdAt: momentText(review.createdAt) }] : [],
});
