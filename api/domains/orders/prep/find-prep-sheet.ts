import { suppliers, withScope } from '../../../core/access/rules.ts';
import { forward, pageSizeLimit } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { listKitchenOrders } from '../kitchen/find-kitchen-orders.ts';
import { OrderStatus } from '../order-status.ts';
import { type PrepSheet, prepDishesOf } from './prep-sheet.ts';
import { PrepTick } from './prep-tick.ts';

const cooked = Object.values(OrderStatus).filter(status => status !== OrderStatus.CANCELED);

const ticksQuery = query(
  { PrepTick, Supplier },
  (from, given: Given<{ cookId: string; serviceDate: string; mealtime: Mealtime }>) =>
    from
      .selectFrom('PrepTick as tick')
      .innerJoin('Supplier as s', 's.id', 'tick.supplierId')
      .where('s.userId', '=', given.cookId)
      .where('tick.serviceDate', '=', given.serviceDate)
      .where('tick.mealtime', '=', given.mealtime)
      .select(['tick.dishId', 'tick.plates']),
);

/** Finds what the viewer's kitchen cooks for one meal. A kitchen has at most 100 plates a day, so no paging. */
export const findPrepSheet = async (
  ctx: Ctx,
  serviceDate: string,
  mealtime: Mealtime,
): Promise<PrepSheet> => {
  ctx.viewer.must(withScope('ORDERS_READ', suppliers));
  const [orders, ticks] = await Promise.all([
    listKitchenOrders(ctx, { serviceDate, mealtime, statuses: cooked }, forward(pageSizeLimit, null)),
    ticksQuery.all(ctx.sql, { cookId: ctx.viewer.userId, serviceDate, mealtime }),
  ]);
  const tickedPlates = new Map(ticks.map(({ dishId, plates }) => [dishId, plates]));
  return {
    serviceDate,
    mealtime,
    dishes: prepDishesOf({ serviceDate, mealtime }, orders, tickedPlates),
    orders,
  };
};
