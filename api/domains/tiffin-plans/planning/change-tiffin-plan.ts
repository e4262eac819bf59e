import { tiffinPlanDaysAhead } from '../../../../schema/constants.ts';
import { daysBetween } from '../../../../schema/rules/days.ts';
import { tiffinPlanChange } from '../../../../schema/rules/tiffin-change.ts';
import { type PlannedDays, planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { Fulfillment } from '../../orders/order-enums.ts';
import { addressRefusal } from '../../orders/placing/address-refusal.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { findOffer } from '../offers/find-tiffin-offers.ts';
import { otherDaysRefusal } from '../offers/offer-refusals.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { riseOf, totalOn } from '../prices/plan-prices.ts';
import { quoteChange } from '../prices/quote-for-plan.ts';
import { timesOfMeal } from '../prices/times-of-meal.ts';
import { isRunning } from '../running-plans.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPlanChanged } from '../tiffin-plan-events.ts';
import type { ChangeTiffinPlanInput } from '../tiffin-plan-inputs.ts';
import {
  DayIsBeingOrdered,
  TiffinPlanConflict,
  TiffinPlanNotFound,
  TiffinPlanStopped,
} from '../tiffin-plan-problems.ts';
import { takeSpots } from '../waitlist/take-spots.ts';
import { addressesOfWeekdays } from './addresses-of-weekdays.ts';
import { newConflictRefusal, withAgreed } from './agreed-conflicts.ts';
import { agreedMeal, isMealOf, linesOf } from './agreed-lines.ts';
import { dishesIn, weekdaysRefusal } from './cooked-weekdays.ts';
import { keepOrderedDays } from './keep-ordered-days.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { noteLaterConsent } from './note-consent.ts';
import { planWaitingDays } from './plan-waiting-days.ts';
import { lockCustomer, tooManyPlans } from './too-many-plans.ts';

type Agreed = ReturnType<typeof agreedMeal>;

type Prepared = Pick<TiffinPlan, 'id' | 'supplierId' | 'weekdays' | 'weekdayAddresses'> & {
  /** Number of people for whom it takes spots of its offer. */
  people: number | null;
  /** Version that the customer read; null where the client knows none. */
  readVersion: number | null;
  deliveryAddress: string | null;
  note: string | null;
  endsOn: string | null;
  meal: Agreed;
  /** Whether it runs again with this change. */
  isProlonged: boolean;
  /** Whether the plan keeps its meal, with the price of it and the notice of a higher one. */
  keepsMeal: boolean;
};

type Change = Omit<Prepared, 'id' | 'supplierId' | 'readVersion' | 'isProlonged'>;

const prepare = async (ctx: Ctx, input: ChangeTiffinPlanInput): Promise<Prepared | Problem> => {
  const asked = checked(tiffinPlanChange, input);
  if (asked instanceof InvalidInput) return asked;
  const plan = await findTiffinPlan(ctx, input.planId);
  if (!plan) return new TiffinPlanNotFound();
  if (plan.stoppedAt) return new TiffinPlanStopped();
  const { supplierId, mealtime, fulfillment } = plan;
  const isDelivery = fulfillment === Fulfillment.DELIVERY;
  const deliveryAddress = isDelivery ? (asked.deliveryAddress ?? plan.deliveryAddress ?? null) : null;
  const { lines, expectedTotalCents } = asked;
  const misfit = await addressRefusal(ctx, { fulfillment, deliveryAddress });
  if (misfit) return misfit;
  const cart = { supplierId, fulfillment, deliveryAddress, lines, expectedTotalCents };
  const quote = await quoteChange(ctx, plan, cart);
  if (!quote) return new KitchenUnavailable();
  if (quote.problems[0]) return quote.problems[0];
  const conflict = newConflictRefusal(plan.agreedConflicts, quote.dietConflicts, asked.acceptedDietConflicts);
  if (conflict) return conflict;
  const weekdays = [...new Set(asked.weekdays)].sort();
  const refusal =
    (await weekdaysRefusal(ctx, { supplierId, mealtime, weekdays }, dishesIn(quote))) ??
    (await otherDaysRefusal(ctx, plan, { weekdays, lines, endsOn: asked.endsOn ?? null })) ??
    endRefusal(plan, { weekdays, endsOn: asked.endsOn ?? null });
  if (refusal) return refusal;
  const weekdayAddresses = await addressesOfWeekdays(ctx, plan, asked.weekdayAddresses);
  if (weekdayAddresses instanceof InvalidInput) return weekdayAddresses;
  return {
    id: plan.id,
    supplierId,
    readVersion: input.version ?? null,
    people: await peopleOf(ctx, plan, lines),
    weekdays,
    deliveryAddress,
    weekdayAddresses,
    note: asked.note || null,
    endsOn: asked.endsOn ?? null,
    isProlonged: !isRunning(plan, plan.today),
    meal: agreedMeal(quote, { startsOn: plan.startsOn, endsOn: asked.endsOn ?? null }),
    // Who sees another price than the plan has agrees to that one.
    keepsMeal: isMealOf(plan, lines) && quote.total.cents === totalOn(plan, plan.today),
  };
};

/** A plan keeps its people with its meal, also where the cook has changed the offer since. */
const peopleOf = async (
  ctx: Ctx,
  plan: TiffinPlanRow,
  lines: ChangeTiffinPlanInput['lines'],
): Promise<number | null> => {
  const offer = plan.offerId ? await findOffer(ctx, plan.offerId) : null;
  if (!offer || (plan.people && isMealOf(plan, lines))) return plan.people ?? null;
  return timesOfMeal(offer.lines, lines) ?? null;
};

const endRefusal = (
  { startsOn, today }: TiffinPlanRow,
  { weekdays, endsOn }: Pick<PlannedDays, 'weekdays'> & { endsOn: string | null },
): InvalidInput | undefined => {
  if (!endsOn) return undefined;
  if (endsOn < startsOn || endsOn < today)
    return new InvalidInput(/*i18n*/ 'Please choose a last day that is not over.', 'endsOn');
  if (daysBetween(today, endsOn) > tiffinPlanDaysAhead)
    return new InvalidInput(/*i18n*/ 'Please choose a last day within a year.', 'endsOn');
  // One that has had meals may end without another.
  if (startsOn > today && planDaysFrom({ weekdays, startsOn, endsOn }, startsOn, 1, 7).length === 0)
    return new InvalidInput(/*i18n*/ 'There is no meal between the first and the last day.', 'endsOn');
  return undefined;
};

/** Whether meals that are ordered differ from those to come. */
const isOtherMeal = (plan: TiffinPlan, { meal, ...change }: Change): boolean => {
  const placeOf = ({ deliveryAddress, weekdayAddresses }: TiffinPlan | typeof change) =>
    JSON.stringify([deliveryAddress ?? null, weekdayAddresses]);
  return !isMealOf(plan, linesOf(meal)) || placeOf(plan) !== placeOf(change);
};

const perform = async (
  work: Work,
  { id, supplierId, readVersion, isProlonged, ...change }: Prepared,
): Promise<{ planId: string } | Problem> => {
  if (isProlonged) {
    await lockCustomer(work);
    const many = await tooManyPlans(work, supplierId);
    if (many) return many;
  }
  const plan = await lockTiffinPlan(work, id);
  if (plan instanceof Problem) return plan;
  if (readVersion !== null && readVersion !== plan.version) return new TiffinPlanConflict();
  const today = await todayOfKitchen(work, supplierId);
  const placing = { planId: id, status: TiffinDayStatus.PLACING, serviceDate: { $gte: today } };
  // Its order would be placed for a day that the plan may no longer have.
  if (await work.em.count(TiffinPlanDay, placing)) return new DayIsBeingOrdered('plan');
  if (isOtherMeal(plan, change)) await keepOrderedDays(work, plan, today);
  // Days that were changed by themselves keep what was agreed to for them.
  const agreedConflicts = withAgreed(plan.agreedConflicts, change.meal.agreedConflicts);
  const full = await spotsRefusal(work, plan, change, today);
  if (full) return full;
  const { meal, keepsMeal, ...others } = change;
  const { consent, allowsSmallRises } = meal;
  const kept = riseOf(plan) ? { consent } : { consent, allowsSmallRises };
  const agreed = keepsMeal && isMealOf(plan, linesOf(meal)) ? kept : meal;
  work.em.assign(plan, { ...others, ...agreed, agreedConflicts, version: plan.version + 1 });
  noteLaterConsent(work, plan);
  await planWaitingDays(work, id);
  work.record(new TiffinPlanChanged(id));
  return { planId: id };
};

/** Why the offer of a plan has no spots for what it is to have; one with a later last day needs its own again. */
const spotsRefusal = async (
  work: Work,
  plan: TiffinPlan,
  { weekdays, people, endsOn }: Pick<Prepared, 'weekdays' | 'people' | 'endsOn'>,
  today: string,
): Promise<Problem | undefined> => {
  const { id, offerId } = plan;
  if (!offerId || !people) return undefined;
  const isLonger = Boolean(plan.endsOn && (!endsOn || endsOn > plan.endsOn));
  const keeps = { id, weekdays: plan.weekdays, people: isLonger ? 0 : (plan.people ?? 0) };
  const startsOn = plan.startsOn > today ? plan.startsOn : today;
  return takeSpots(work, { offerId, weekdays, people, startsOn, plan: keeps });
};

/** Changes what a plan has from now on. Orders that are placed stay, and so do days that were changed by themselves. */
export const changeTiffinPlan = preparedOperation(customers, prepare, perform);
