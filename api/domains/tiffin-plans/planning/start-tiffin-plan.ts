import { tiffinPlanStartDays } from '../../../../schema/constants.ts';
import { daysBetween } from '../../../../schema/rules/days.ts';
import { tiffinPlan } from '../../../../schema/rules/tiffin-plan.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { FeatureNotAvailable } from '../../features/feature-problems.ts';
import { isOpen } from '../../features/is-open.ts';
import { viewerAsUser } from '../../identity/find-user.ts';
import { EmailNotProven } from '../../identity/identity-problems.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { dietRefusal } from '../../orders/diets/diet-not-accepted.ts';
import { Fulfillment } from '../../orders/order-enums.ts';
import { addressRefusal } from '../../orders/placing/address-refusal.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { quoteCart } from '../../orders/placing/quote-cart.ts';
import { cityOf } from '../../suppliers/cities/city-of.ts';
import { keepSupplier } from '../../suppliers/lock-supplier.ts';
import { hadPlanOf, isTrialOf, offerToStart, triedBefore } from '../offers/offer-refusals.ts';
import { pricesNow } from '../prices/plan-prices.ts';
import { timesOfMeal } from '../prices/times-of-meal.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanStarted } from '../tiffin-plan-events.ts';
import type { StartTiffinPlanInput } from '../tiffin-plan-inputs.ts';
import { takeSpots } from '../waitlist/take-spots.ts';
import { addressesOfWeekdays } from './addresses-of-weekdays.ts';
import { agreedMeal } from './agreed-lines.ts';
import { dishesIn, weekdaysRefusal } from './cooked-weekdays.ts';
import { todayOfKitchen } from './lock-tiffin-plan.ts';
import { noteConsent } from './note-consent.ts';
import { onlyMealRefusal } from './only-meal-refusal.ts';
import { type RequestOfPlan, requestOf, type StartedPlan, startedBefore } from './started-before.ts';
import { lockCustomer, tooManyPlans } from './too-many-plans.ts';

/** What of a plan is known before its transaction: reading kitchen and prices needs none. */
type NewPlan = Pick<
  TiffinPlan,
  | 'supplierId'
  | 'offerId'
  | 'people'
  | 'mealtime'
  | 'weekdays'
  | 'fulfillment'
  | 'weekdayAddresses'
  | 'startsOn'
> &
  ReturnType<typeof agreedMeal> & {
    /** Whether it is a single meal to try an offer. */
    isTrial: boolean;
    deliveryAddress: string | null;
    note: string | null;
    endsOn: string | null;
  } & RequestOfPlan;

/** A repeated request has a plan already. */
type Prepared = NewPlan | StartedPlan;

const prepare = async (ctx: Ctx, input: StartTiffinPlanInput): Promise<Prepared | Problem> => {
  // A stranger's address would receive the mails of the plan, and a kitchen would shop for accounts that cost nothing.
  const isUnproven = ctx.services.mail.isRead && !(await viewerAsUser(ctx))!.emailProvenAt;
  if (isUnproven) return new EmailNotProven(EmailNotProven.tiffinPlan);
  const asked = checked(tiffinPlan, input);
  if (asked instanceof InvalidInput) return asked;
  const request = requestOf(asked);
  const repeated = await startedBefore(ctx, request);
  if (repeated) return repeated;
  if (!(await isOpen(ctx, 'TIFFIN_PLANS', await cityOf(ctx, asked.supplierId))))
    return new FeatureNotAvailable('TIFFIN_PLANS');
  const misfit = await addressRefusal(ctx, asked);
  if (misfit) return misfit;
  const { supplierId, mealtime, startsOn } = asked;
  const fulfillment = Fulfillment[asked.fulfillment];
  const deliveryAddress = (fulfillment === Fulfillment.DELIVERY && asked.deliveryAddress) || null;
  const { lines, expectedTotalCents } = asked;
  const weekdays = [...new Set(asked.weekdays)].sort();
  const terms = {
    supplierId,
    mealtime: Mealtime[mealtime],
    weekdays,
    lines,
    startsOn,
    endsOn: asked.endsOn ?? null,
  };
  const offer = asked.offerId ? await offerToStart(ctx, asked.offerId, terms) : null;
  if (offer instanceof Problem) return offer;
  // Without a day: each day asks for its own again.
  const cart = { supplierId, fulfillment, deliveryAddress, lines, expectedTotalCents };
  const quote = await quoteCart(ctx, cart, pricesNow(offer, lines));
  if (!quote) return new KitchenUnavailable();
  if (quote.problems[0]) return quote.problems[0];
  const conflict = dietRefusal(quote.dietConflicts, asked.acceptedDietConflicts);
  if (conflict) return conflict;
  const refusal = await weekdaysRefusal(ctx, { supplierId, mealtime, weekdays }, dishesIn(quote));
  if (refusal) return refusal;
  const weekdayAddresses = await addressesOfWeekdays(
    ctx,
    { supplierId, fulfillment },
    asked.weekdayAddresses ?? [],
  );
  if (weekdayAddresses instanceof InvalidInput) return weekdayAddresses;
  const today = await todayOfKitchen(ctx, supplierId);
  const ahead = daysBetween(today, startsOn);
  if (ahead < 0 || ahead > tiffinPlanStartDays)
    return new InvalidInput(/*i18n*/ 'Please choose a first day within the next two months.', 'startsOn');
  const { expectedTotalCents: _, ...unpriced } = cart;
  const tooLate = await onlyMealRefusal(ctx, terms, { cart: unpriced, today });
  if (tooLate) return tooLate;
  return {
    supplierId,
    offerId: offer?.id ?? null,
    people: offer && (timesOfMeal(offer.lines, lines) ?? null),
    isTrial: offer !== null && isTrialOf(offer, terms),
    mealtime,
    weekdays,
    fulfillment,
    deliveryAddress,
    weekdayAddresses,
    note: asked.note || null,
    ...agreedMeal(quote, terms),
    startsOn,
    endsOn: asked.endsOn ?? null,
    ...request,
  };
};

const perform = async (work: Work, prepared: Prepared): Promise<{ planId: string } | Problem> => {
  if ('planId' in prepared) return prepared;
  const { em, viewer, now } = work;
  // Plans that are started at the same time are counted one after the other.
  await lockCustomer(work);
  // One that was sent at the same time may have started it since.
  const repeated = await startedBefore(work, prepared);
  if (repeated) return repeated;
  const { isTrial, ...planned } = prepared;
  if (isTrial && (await hadPlanOf(work, planned.offerId!))) return triedBefore();
  const many = await tooManyPlans(work, planned.supplierId);
  if (many) return many;
  const { offerId, people, weekdays, startsOn } = planned;
  if (offerId && people) {
    // Who closes a kitchen locks it before its offers.
    await keepSupplier(work.sql, planned.supplierId);
    const full = await takeSpots(work, { offerId, weekdays, people, startsOn, plan: null });
    if (full) return full;
  }
  const plan = em.create(TiffinPlan, {
    ...planned,
    id: newIdentifier(now),
    version: 1,
    customerId: viewer.userId,
    startedAt: now,
    startedFrom: work.ctx.sourceFingerprint,
  });
  const { id } = plan;
  noteConsent(work, plan);
  work.record(new TiffinPlanStarted(id, plan.consent));
  return { planId: id };
};

/** Starts a plan of the viewer, at today's prices of its dishes. Its orders are placed by a job, day by day. */
export const startTiffinPlan = preparedOperation(customers, prepare, perform);
