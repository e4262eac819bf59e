import { sql } from 'kysely';
import { suppliers, withScope } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Money } from '../../core/values/money.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Order } from '../orders/order.ts';
import { Supplier } from '../suppliers/supplier.ts';
import type { KitchenToday } from './kitchen-today.ts';

const todayQuery = query(
  { Supplier, City, Order },
  (from, { userId, now }: Given<{ userId: string; now: Date }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('City as c', 'c.id', 's.cityId')
      .crossJoinLateral(({ ref }) =>
        from.selectNoFrom(localDay(now, ref('c.timeZone')).as('day')).as('local'),
      )
      .leftJoin('Order as o', order =>
        order
          .onRef('o.supplierId', '=', 's.id')
          .on('o.status', '<>', 'CANCELED')
          .on(({ eb, ref }) =>
            eb.and([
              eb(
                'o.placedAt',
                '>=',
                sql<string>`${ref('local.day')}::timestamp at time zone ${ref('c.timeZone')}`,
              ),
              eb(
                'o.placedAt',
                '<',
                sql<string>`(${ref('local.day')} + 1)::timestamp at time zone ${ref('c.timeZone')}`,
              ),
            ]),
          ),
      )
      .where('s.userId', '=', userId)
      .groupBy('local.day')
      .select(({ ref }) => [
        'local.day',
        sql<number>`count(${ref('o.id')})::int`.as('orders'),
        sql<number>`coalesce(sum(${ref('o.totalCents')}), 0)::int`.as('cents'),
      ]),
);

/** Counts the orders placed today with the viewer's kitchen, in its time zone; null when the viewer has none. */
export const findKitchenToday = async (ctx: Ctx): Promise<KitchenToday | null> => {
  ctx.viewer.must(withScope('ANALYTICS_READ', suppliers));
  const today = await todayQuery.first(ctx.sql, { userId: ctx.viewer.userId, now: ctx.now });
  return today ? { day: today.day, orders: today.orders, revenue: new Money(today.cents) } : null;
};
