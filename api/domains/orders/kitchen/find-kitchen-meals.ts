import { sql } from 'kysely';
import { type Given, query } from '../../../core/query/query.ts';
import { mealWindows } from '../../suppliers/meal-windows.sql.ts';
import { Order } from '../order.ts';
import { OrderStatus, openStatuses } from '../order-status.ts';

interface Asked {
  supplierId: string;
  from: string;
  daysMore: number;
}

/** A meal with orders stays on the agenda, with its own times, when the kitchen no longer plans it. */
export const kitchenMealsQuery = query({ Order }, (on, { supplierId, from, daysMore }: Given<Asked>) => {
  const first = sql<string>`${from}::date`;
  const last = sql<string>`${from}::date + ${daysMore}::int`;
  return on
    .with('planned', cte =>
      cte
        .selectFrom(mealWindows(supplierId, first, last).as('meal'))
        .select([
          'meal.serviceDate',
          'meal.mealtime',
          'meal.cutOffAt',
          'meal.servedFrom',
          'meal.servedUntil',
        ]),
    )
    .with('ordered', cte =>
      cte
        .selectFrom('Order as o')
        .where('o.supplierId', '=', supplierId)
        .where(o => o.between('o.serviceDate', first, last))
        .groupBy(['o.serviceDate', 'o.mealtime'])
        .select(['o.serviceDate', 'o.mealtime'])
        .select(({ fn }) => [
          fn.min('o.cutOffAt').as('cutOffAt'),
          fn.min('o.servedFrom').as('servedFrom'),
          fn.max('o.servedUntil').as('servedUntil'),
          fn.countAll().filterWhere('o.status', '<>', OrderStatus.CANCELED).as('orders'),
          fn.countAll().filterWhere('o.status', 'in', openStatuses).as('openOrders'),
          fn.sum('o.plates').filterWhere('o.status', '<>', OrderStatus.CANCELED).as('plates'),
        ]),
    )
    .selectFrom('planned')
    .fullJoin('ordered', join =>
      join
        .onRef('ordered.serviceDate', '=', 'planned.serviceDate')
        .onRef('ordered.mealtime', '=', 'planned.mealtime'),
    )
    .select(({ fn, cast, lit }) => [
      fn.coalesce('planned.serviceDate', 'ordered.serviceDate').$notNull().as('serviceDate'),
      fn.coalesce('planned.mealtime', 'ordered.mealtime').$notNull().as('mealtime'),
      fn.coalesce('planned.cutOffAt', 'ordered.cutOffAt').$notNull().as('cutOffAt'),
      fn.coalesce('planned.servedFrom', 'ordered.servedFrom').$notNull().as('servedFrom'),
      fn.coalesce('planned.servedUntil', 'ordered.servedUntil').$notNull().as('servedUntil'),
      cast<number>(fn.coalesce('ordered.orders', lit(0)), 'integer').as('orders'),
      cast<number>(fn.coalesce('ordered.openOrders', lit(0)), 'integer').as('openOrders'),
      cast<number>(fn.coalesce('ordered.plates', lit(0)), 'integer').as('plates'),
    ])
    .orderBy('servedFrom')
    .orderBy('mealtime');
});
