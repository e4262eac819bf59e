import type { Work } from '../../../core/operation/operation.ts';
import { mealOfPlanDay } from '../meal-of-plan-day.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

/**
 * Stores what the coming ordered days of a plan have before the plan changes: their orders stay, and differ from the
 * plan from now on. The customer can take each of them back to the plan.
 */
export const keepOrderedDays = async ({ em }: Work, plan: TiffinPlan, today: string): Promise<void> => {
  const ordered = { planId: plan.id, status: TiffinDayStatus.ORDERED, serviceDate: { $gte: today } };
  for (const day of await em.find(TiffinPlanDay, ordered)) {
    const { lines, totalCents, portions, deliveryAddress } = mealOfPlanDay(plan, day.serviceDate, day);
    em.assign(day, { lines, totalCents, portions, deliveryAddress });
  }
};
