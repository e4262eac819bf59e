import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { basePricesOf } from '../../orders/placing/base-price.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { findMenuVersion } from '../../suppliers/find-menu-version.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { mealOfPlanDay, plannedAddress } from '../meal-of-plan-day.ts';
import { quoteDay } from '../prices/quote-for-plan.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import type { TiffinPlanDayInput } from '../tiffin-plan-inputs.ts';
import { TiffinPlanNotFound } from '../tiffin-plan-problems.ts';
import { notAgreed } from './agreed-conflicts.ts';
import { changedDishes, linesOf } from './agreed-lines.ts';
import { cutOffRefusal, isAboutPlates } from './day-refusals.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { asPlanned, type PriceOfDay, setDay } from './set-day.ts';

interface Prepared extends TiffinPlanDayInput {
  /** Dishes of the plan that were priced. */
  priced: string;
  /** Null when they cannot be ordered as agreed. */
  price: PriceOfDay | null;
  comparedMenu: number | null;
}

const asText = (plan: Pick<TiffinPlan, 'lines'>): string => JSON.stringify(linesOf(plan));

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
  const quote = await quoteDay(ctx, plan, { ...meal, lines: linesOf(plan) });
  if (!quote) return new KitchenUnavailable();
  const refusal = cutOffRefusal(quote, ctx.now);
  if (refusal) return refusal;
  const totalCents = quote.total.cents;
  const isAsAgreed =
    totalCents <= mealOfPlanDay(plan, serviceDate, null).totalCents &&
    quote.problems.every(isAboutPlates) &&
    changedDishes(plan.lines, quote.lines).length === 0 &&
    notAgreed(plan.agreedConflicts, quote.dietConflicts).length === 0;
  // A day that is not ordered yet waits for the customer when it costs more than agreed.
  const price = isAsAgreed ? { totalCents, basePrices: basePricesOf(quote) } : null;
  return { planId, serviceDate, comparedMenu, price, priced: asText(plan) };
};

const perform = async (
  work: Work,
  { planId, serviceDate, price, priced, comparedMenu }: Prepared,
): Promise<{ planId: string } | Problem> => {
  const plan = await lockTiffinPlan(work, planId);
  if (plan instanceof Problem) return plan;
  const today = await todayOfKitchen(work, plan.supplierId);
  // The prices are those of the dishes that the plan had when it was read.
  const known = asText(plan) === priced ? price : null;
  const own = { plan, today, serviceDate, own: asPlanned, price: known, comparedMenu };
  return (await setDay(work, own)) ?? { planId: plan.id };
};

/** Resets a changed day to what the plan has. */
export const resetTiffinDay = preparedOperation(customers, prepare, perform);
