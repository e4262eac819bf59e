import { tiffinDayChange } from '../../../../schema/rules/tiffin-day.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { dietRefusal } from '../../orders/diets/diet-not-accepted.ts';
import { Fulfillment } from '../../orders/order-enums.ts';
import { addressRefusal } from '../../orders/placing/address-refusal.ts';
import { basePricesOf } from '../../orders/placing/base-price.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { findMenuVersion } from '../../suppliers/find-menu-version.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { plannedAddress } from '../meal-of-plan-day.ts';
import { quoteDay } from '../prices/quote-for-plan.ts';
import type { ChangeTiffinDayInput } from '../tiffin-plan-inputs.ts';
import { TiffinPlanNotFound } from '../tiffin-plan-problems.ts';
import { type AgreedConflict, agreedConflictsOf, notAgreed, withAgreed } from './agreed-conflicts.ts';
import { agreedMeal } from './agreed-lines.ts';
import { cutOffRefusal, isAboutPlates } from './day-refusals.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { type OwnMeal, type PriceOfDay, setDay } from './set-day.ts';
import { skipDayOf } from './skip-day.ts';

interface Prepared {
  planId: string;
  serviceDate: string;
  /** Null for a day without dishes, which is skipped. */
  own: OwnMeal | null;
  price: PriceOfDay | null;
  /** What the customer accepted for this day; the plan keeps it. */
  conflicts: AgreedConflict[];
  comparedMenu: number | null;
}

const prepare = async (ctx: Ctx, input: ChangeTiffinDayInput): Promise<Prepared | Problem> => {
  const { planId, serviceDate } = input;
  const asked = checked(tiffinDayChange, input);
  if (asked instanceof InvalidInput) return asked;
  const plan = await findTiffinPlan(ctx, planId);
  if (!plan) return new TiffinPlanNotFound();
  const { lines, expectedTotalCents } = asked;
  if (lines.length === 0)
    return { planId, serviceDate, own: null, price: null, conflicts: [], comparedMenu: null };
  const { supplierId, mealtime, fulfillment } = plan;
  const own = (fulfillment === Fulfillment.DELIVERY && asked.deliveryAddress) || null;
  const deliveryAddress = own ?? plannedAddress(plan, serviceDate);
  const misfit = await addressRefusal(ctx, { fulfillment, deliveryAddress });
  if (misfit) return misfit;
  const meal = { supplierId, serviceDate, mealtime, fulfillment, deliveryAddress };
  const comparedMenu = await findMenuVersion(ctx.sql, supplierId);
  const quote = await quoteDay(ctx, plan, { ...meal, lines, expectedTotalCents });
  if (!quote) return new KitchenUnavailable();
  // Whether the plates suffice is asked when the meal is ordered, which may be weeks from now.
  const refusal = cutOffRefusal(quote, ctx.now) ?? quote.problems.find(problem => !isAboutPlates(problem));
  if (refusal) return refusal;
  const open = notAgreed(plan.agreedConflicts, quote.dietConflicts);
  const conflict = dietRefusal(open, asked.acceptedDietConflicts);
  if (conflict) return conflict;
  const { lines: agreed, totalCents, portions } = agreedMeal(quote, plan);
  const ownMeal = { lines: agreed, totalCents, portions, deliveryAddress: own };
  const price = { totalCents, basePrices: basePricesOf(quote) };
  return { planId, serviceDate, own: ownMeal, price, conflicts: agreedConflictsOf(open), comparedMenu };
};

const perform = async (
  work: Work,
  { planId, serviceDate, own, price, conflicts, comparedMenu }: Prepared,
): Promise<{ planId: string } | Problem> => {
  const plan = await lockTiffinPlan(work, planId);
  if (plan instanceof Problem) return plan;
  const today = await todayOfKitchen(work, plan.supplierId);
  if (conflicts.length > 0) plan.agreedConflicts = withAgreed(plan.agreedConflicts, conflicts);
  const refusal = own
    ? await setDay(work, { plan, today, serviceDate, own, price, comparedMenu })
    : await skipDayOf(work, plan, today, serviceDate);
  return refusal ?? { planId: plan.id };
};

/**
 * Changes the dishes, portions or address of one day of a plan, until its cut-off. The customer agrees to the price
 * shown for that day. A day that is ordered is ordered again, or stays as it is.
 */
export const changeTiffinDay = preparedOperation(customers, prepare, perform);
