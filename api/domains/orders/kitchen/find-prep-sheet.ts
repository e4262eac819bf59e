import { suppliers } from '../../../core/access/rules.ts';
import { pageSizeLimit } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { OrderStatus } from '../order-status.ts';
import { listKitchenOrders } from './find-kitchen-orders.ts';
import { type PrepSheet, prepDishesOf } from './prep-sheet.ts';

const cooked = Object.values(OrderStatus).filter(status => status !== OrderStatus.CANCELED);

/** Finds what the viewer's kitchen cooks for one meal. A kitchen has at most 100 plates a day, so no paging. */
export const findPrepSheet = async (
  ctx: Ctx,
  serviceDate: string,
  mealtime: Mealtime,
): Promise<PrepSheet> => {
  ctx.viewer.must(suppliers);
  const orders = await listKitchenOrders(ctx, { serviceDate, mealtime, statuses: cooked }, pageSizeLimit);
  return { serviceDate, mealtime, dishes: prepDishesOf(orders), orders };
};
