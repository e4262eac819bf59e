import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MealtimePlan } from '../mealtimes/mealtime-plan.ts';
import { ownKitchen } from '../menus/own-kitchen.ts';
import { Order } from '../orders/order.ts';
import { openStatuses } from '../orders/order-status.ts';
import { CookingWeek } from './cooking-week.ts';
import { closuresOf } from './find-closures.ts';

const plansQuery = query({ MealtimePlan }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('MealtimePlan')
    .where('supplierId', '=', supplierId)
    .select(['weekday', 'mealtime', 'plates', 'cutOffMinutes', 'servedFromMinutes', 'servedUntilMinutes'])
    .orderBy('weekday')
    .orderBy('servedFromMinutes')
    .orderBy('mealtime'),
);

const openOrdersQuery = query(
  { Order },
  (from, { supplierId, today }: Given<{ supplierId: string; today: string }>) =>
    from
      .selectFrom('Order')
      .where('supplierId', '=', supplierId)
      .where('serviceDate', '>=', today)
      .where('status', 'in', openStatuses)
      .groupBy(['serviceDate', 'mealtime'])
      .select(({ fn, cast }) => [
        'serviceDate',
        'mealtime',
        cast<number>(fn.countAll(), 'integer').as('orders'),
        cast<number>(fn.sum('plates'), 'integer').as('plates'),
      ])
      .orderBy('serviceDate')
      .orderBy(({ fn }) => fn.min('servedFrom')),
);

/** Finds the cooking week of the viewer's kitchen; null without an approved one. */
export const findCookingWeek = async (ctx: Ctx): Promise<CookingWeek | null> => {
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return null;
  const { id, weekVersion: version, today, capacity } = kitchen;
  const [plans, closures, openOrders] = await Promise.all([
    plansQuery.all(ctx.sql, { supplierId: id }),
    closuresOf(ctx, id),
    openOrdersQuery.all(ctx.sql, { supplierId: id, today }),
  ]);
  const facts = { id, version, today, capacity, plans, closures: closures ?? [], openOrders };
  return Object.assign(new CookingWeek(), facts);
};
