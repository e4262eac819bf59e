import { orderableDays } from '../../../../schema/constants.ts';
import { daysBetween } from '../../../../schema/rules/days.ts';
import { type PlannedDays, planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type QuotedCart, quoteCart } from '../../orders/placing/quote-cart.ts';
import { isOver } from '../ordering/is-over.ts';

/** The only day of a plan; undefined for a plan of more meals. */
const onlyDayOf = (plan: PlannedDays): string | undefined => {
  if (!plan.endsOn) return undefined;
  const [first, second] = planDaysFrom(plan, plan.startsOn, 2, daysBetween(plan.startsOn, plan.endsOn) + 1);
  return second ? undefined : first;
};

/**
 * Why the only meal of a plan can no longer be ordered: the plan would end without a meal, and the customer could not try the
 * offer again. Anything else may still change: its day waits, and the customer is asked.
 */
export const onlyMealRefusal = async (
  ctx: Ctx,
  plan: PlannedDays & Pick<QuotedCart, 'mealtime'>,
  { cart, today }: { cart: QuotedCart; today: string },
): Promise<Problem | undefined> => {
  const serviceDate = onlyDayOf(plan);
  // Meals further ahead are not known yet.
  if (!serviceDate || daysBetween(today, serviceDate) >= orderableDays) return undefined;
  const quote = await quoteCart(ctx, { ...cart, serviceDate, mealtime: plan.mealtime });
  return quote?.problems.find(isOver);
};
