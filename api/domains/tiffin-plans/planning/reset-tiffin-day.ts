import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { quoteCart } from '../../orders/placing/quote-cart.ts';
import { findMenuVersion } from '../../suppliers/find-menu-version.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { plannedAddress } from '../meal-of-day.ts';
import type { TiffinPlanDayInput } from '../tiffin-plan-inputs.ts';
import { TiffinPlanNotFound } from '../tiffin-plan-problems.ts';
import { notAgreed } from './agreed-conflicts.ts';
import { changedDishes, linesOf } from './agreed-lines.ts';
import { cutOffRefusal, isAboutPlates } from './day-refusals.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { asPlanned, setDay } from './set-day.ts';

interface Prepared extends TiffinPlanDayInput {
  /** Current price of the plan's meal; null when it cannot be ordered as agreed. */
  totalCents: number | null;
  comparedMenu: number | null;
}

const prepare = async (
  ctx: Ctx,
  { planId, serviceDate }: TiffinPlanDayInput,
): Promise<Prepared | Problem> => {
  const plan = await findTiffinPlan(ctx, planId);
  if (!plan) return new TiffinPlanNotFound();
  const { supplierId, mealtime, fulfillment } = plan;
  const deliveryAddress = plannedAddress(plan, serviceDate);
  const meal = { supplierId, serviceDate, mealtime, fulfillment, deliveryAddress };
  const comparedMenu = await findMenuVersion(ctx.sql, supplierId);
  const quote = await quoteCart(ctx, { ...meal, lines: linesOf(plan) });
  if (!quote) return new KitchenUnavailable();
  const refusal = cutOffRefusal(quote, ctx.now);
  if (refusal) return refusal;
  const isAsAgreed =
    quote.problems.every(isAboutPlates) &&
    changedDishes(plan.lines, quote.lines).length === 0 &&
    notAgreed(plan.agreedConflicts, quote.dietConflicts).length === 0;
  return { planId, serviceDate, comparedMenu, totalCents: isAsAgreed ? quote.total.cents : null };
};

const perform = async (
  work: Work,
  { planId, serviceDate, totalCents, comparedMenu }: Prepared,
): Promise<{ planId: string } | Problem> => {
  const plan = await lockTiffinPlan(work, planId);
  if (plan instanceof Problem) return plan;
  const today = await todayOfKitchen(work, plan.supplierId);
  // A day that is not ordered yet waits for the customer when the price has risen.
  const agreed = totalCents !== null && totalCents <= plan.totalCents ? totalCents : null;
  const own = { plan, today, serviceDate, own: asPlanned, totalCents: agreed, comparedMenu };
  return (await setDay(work, own)) ?? { planId: plan.id };
};

/** Resets a changed day to what the plan has. */
export const resetTiffinDay = preparedOperation(customers, prepare, perform);
