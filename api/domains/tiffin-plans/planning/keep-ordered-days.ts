import type { Work } from '../../../core/operation/operation.ts';
import { Order } from '../../orders/order.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { mealOfPlanDay } from '../meal-of-plan-day.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

/**
 * Stores what the coming ordered days of a plan have before the plan changes: their orders stay, and differ from the
 * plan from now on. The customer can take each of them back to the plan. A day whose order was canceled follows the plan.
 */
export const keepOrderedDays = async ({ em }: Work, plan: TiffinPlan, today: string): Promise<void> => {
  const ordered = { planId: plan.id, status: TiffinDayStatus.ORDERED, serviceDate: { $gte: today } };
  const days = await em.find(TiffinPlanDay, ordered);
  const orders = { id: days.flatMap(({ orderId }) => orderId ?? []), status: OrderStatus.CANCELED };
  const canceled = new Set((await em.find(Order, orders)).map(({ id }) => id));
  for (const day of days) {
    if (day.orderId && canceled.has(day.orderId)) continue;
    const { lines, totalCents, portions, deliveryAddress } = mealOfPlanDay(plan, day.serviceDate, day);
    em.assign(day, { lines, totalCents, portions, deliveryAddress });
  }
};
