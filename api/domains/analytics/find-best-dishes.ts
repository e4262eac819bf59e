import { sql } from 'kysely';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Money } from '../../core/values/money.ts';
import { Order } from '../orders/order.ts';
import { OrderLine } from '../orders/order-line.ts';
import type { DishFigures } from './supplier-analytics.ts';

interface Span {
  supplierId: string;
  first: string;
  last: string;
}

const bestDishesQuery = query({ Order, OrderLine }, (from, { supplierId, first, last }: Given<Span>) =>
  from
    .selectFrom('Order as o')
    .innerJoin('OrderLine as line', 'line.orderId', 'o.id')
    .where('o.supplierId', '=', supplierId)
    .where(({ between }) => between('o.serviceDate', first, last))
    .where('o.status', '<>', 'CANCELED')
    .groupBy('line.dishId')
    .select(({ ref }) => [
      'line.dishId',
      sql<string>`(array_agg(${ref('line.dishName')} order by ${ref('o.serviceDate')} desc))[1]`.as(
        'dishName',
      ),
      sql<number>`sum(${ref('line.quantity')})::int`.as('plates'),
      sql<number>`sum(${ref('line.unitPriceCents')} * ${ref('line.quantity')})::float8`.as('cents'),
    ])
    .orderBy('plates', 'desc')
    .orderBy('dishName')
    .limit(8),
);

/** Finds the dishes that sold the most plates from `first` to `last`. */
export const findBestDishes = async (
  ctx: Ctx,
  supplierId: string,
  first: string,
  last: string,
): Promise<DishFigures[]> => {
  const dishes = await bestDishesQuery.all(ctx.sql, { supplierId, first, last });
  return dishes.map(({ cents, ...dish }) => ({ ...dish, revenue: new Money(cents) }));
};
