import { sql } from 'kysely';
import { withRight, withScope } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { Order } from '../../orders/order.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OrdersOfToday } from './orders-of-today.ts';

/** An order is placed at most a week before its meal: the index of placing times finds those of today. */
const todayQuery = query({ Order, Supplier, City }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('Order as o')
    .innerJoin('Supplier as s', 's.id', 'o.supplierId')
    .innerJoin('City as c', 'c.id', 's.cityId')
    .where('o.placedAt', '>', sql<string>`${now}::timestamptz - interval '9 days'`)
    .where(({ eb, ref }) => eb('o.serviceDate', '=', localDay(now, ref('c.timeZone'))))
    .groupBy('o.status')
    .select(({ ref }) => [
      'o.status',
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`sum(${ref('o.plates')})::int`.as('plates'),
    ]),
);

/** Counts the orders of today's meals by status; statuses without orders are left out. */
export const findOrdersOfToday = (ctx: Ctx): Promise<OrdersOfToday[]> => {
  ctx.viewer.must(withScope('ORDERS_READ', withRight('SEE_ORDERS')));
  return todayQuery.all(ctx.sql, { now: ctx.now });
};
