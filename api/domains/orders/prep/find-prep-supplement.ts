import { suppliers, withScope } from '../../../core/access/rules.ts';
import { pageSizeLimit } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { MealOfDay } from '../../menus/meal-menus/meal-of-day.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { kitchenMealsQuery } from '../kitchen/find-kitchen-meals.ts';
import { Order } from '../order.ts';
import { orderColumns, orderLines } from '../order-columns.ts';
import { OrderLine } from '../order-line.ts';
import type { PrepSupplement } from './prep-supplement.ts';
import { supplementOf } from './supplement-of.ts';

interface Asked extends MealOfDay {
  supplierId: string;
  cutOffAt: string;
  limit: number;
}

const changedSinceQuery = query({ Order, OrderLine }, (from, given: Given<Asked>) =>
  from
    .selectFrom('Order as o')
    .where('o.supplierId', '=', given.supplierId)
    .where('o.serviceDate', '=', given.serviceDate)
    .where('o.mealtime', '=', given.mealtime)
    .where(o =>
      o.or([
        o('o.placedAt', '>=', given.cutOffAt),
        o('o.canceledAt', '>=', given.cutOffAt),
        o('o.reopenedAt', '>=', given.cutOffAt),
      ]),
    )
    .select(orderColumns)
    .select(orderLines)
    .orderBy('o.placedAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(given.limit),
);

/**
 * Finds what changed on the prep sheet of a meal of the viewer's kitchen since its cut-off, or null before that. No
 * plates can be taken after the cut-off and a kitchen has at most 100 a day, so a limit of orders leaves none out.
 */
export const findPrepSupplement = async (
  ctx: Ctx,
  { serviceDate, mealtime }: MealOfDay,
): Promise<PrepSupplement | null> => {
  ctx.viewer.must(withScope('ORDERS_READ', suppliers));
  const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
  if (!supplierId) return null;
  const meals = await kitchenMealsQuery.all(ctx.sql, { supplierId, from: serviceDate, daysMore: 0 });
  const cutOffAt = meals.find(meal => meal.mealtime === mealtime)?.cutOffAt;
  if (!cutOffAt || new Date(cutOffAt) > ctx.now) return null;
  const asked = { supplierId, serviceDate, mealtime, cutOffAt, limit: pageSizeLimit };
  return supplementOf(cutOffAt, await changedSinceQuery.all(ctx.sql, asked));
};
