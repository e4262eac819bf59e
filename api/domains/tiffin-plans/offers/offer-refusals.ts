import { tiffinPlanDaysAhead } from '../../../../schema/constants.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import { withValues } from '../../../../schema/with-values.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import type { CartLineInput } from '../../orders/order-inputs.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { timesOfMeal } from '../prices/times-of-meal.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { findOffer, type TiffinOfferRow } from './find-tiffin-offers.ts';
import { TiffinOfferNotFound } from './tiffin-offer-problems.ts';

const moreDays = (leastDays: number) =>
  new InvalidInput(
    withValues(/*i18n*/ 'Please choose at least {0} days a week for this plan.', leastDays),
    'weekdays',
  );

const otherDays = () =>
  new InvalidInput(/*i18n*/ 'This plan is not offered on all of these days.', 'weekdays');

/** Why a plan of an offer cannot have these weekdays, unless it is a single meal. */
export const daysRefusal = (
  offer: Pick<TiffinOfferRow, 'weekdays' | 'leastDays'>,
  weekdays: readonly number[],
): InvalidInput | undefined => {
  if (!weekdays.every(day => offer.weekdays.includes(day))) return otherDays();
  return weekdays.length < offer.leastDays ? moreDays(offer.leastDays) : undefined;
};

export interface AskedOfOffer {
  supplierId: string;
  mealtime: Mealtime;
  weekdays: readonly number[];
  lines: readonly CartLineInput[];
  startsOn: string;
  endsOn: string | null;
}

/** A trial whose meal could not be ordered in time tried nothing. */
const earlierQuery = query(
  { TiffinPlan, TiffinPlanDay },
  (from, { customerId, offerId }: Given<{ customerId: string; offerId: string }>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .where('plan.customerId', '=', customerId)
      .where('plan.offerId', '=', offerId)
      .where(row =>
        row.not(
          row.exists(
            row
              .selectFrom('TiffinPlanDay as day')
              .whereRef('day.planId', '=', 'plan.id')
              .whereRef('day.serviceDate', '=', 'plan.startsOn')
              .whereRef('day.serviceDate', '=', 'plan.endsOn')
              .where('day.status', '=', TiffinDayStatus.MISSED)
              .select('day.planId'),
          ),
        ),
      )
      .select('plan.id')
      .limit(1),
);

/** Whether the customer had a plan of an offer before: trying it is for others. */
export const hadPlanOf = async (
  { sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>,
  offerId: string,
): Promise<boolean> => Boolean(await earlierQuery.first(sql, { customerId: viewer.userId, offerId }));

export const triedBefore = () =>
  new InvalidInput(
    /*i18n*/ 'You have tried this plan before. Please choose more days, and a later last day.',
    'endsOn',
  );

type Span = Pick<AskedOfOffer, 'weekdays' | 'startsOn' | 'endsOn'>;

/** Number of meals, counted up to a week: a plan without a last day has as many as weekdays each week. */
const mealsOf = (plan: Span): number =>
  plan.endsOn ? planDaysFrom(plan, plan.startsOn, 7, tiffinPlanDaysAhead).length : plan.weekdays.length;

/** Whether a plan is a single meal where its offer asks for more. */
export const isTrialOf = ({ leastDays }: Pick<TiffinOfferRow, 'leastDays'>, plan: Span): boolean =>
  leastDays > 1 && Boolean(plan.endsOn) && mealsOf(plan) === 1;

/** Why a plan cannot start from an offer; the offer otherwise. */
export const offerToStart = async (
  ctx: Ctx,
  offerId: string,
  asked: AskedOfOffer,
): Promise<TiffinOfferRow | Problem> => {
  const { supplierId, mealtime, weekdays, lines } = asked;
  const offer = await findOffer(ctx, offerId);
  if (!offer?.isOpen || offer.supplierId !== supplierId || offer.mealtime !== mealtime)
    return new TiffinOfferNotFound();
  const isOfferAlone = lines.every(({ dishId }) => offer.dishes.some(({ dish }) => dish.id === dishId));
  if (!isOfferAlone || timesOfMeal(offer.lines, lines) === undefined)
    return new InvalidInput(
      /*i18n*/ 'The cook changed the dishes of this plan. Please look at it again.',
      'lines',
    );
  if (!weekdays.every(day => offer.weekdays.includes(day))) return otherDays();
  if (isTrialOf(offer, asked)) return (await hadPlanOf(ctx, offerId)) ? triedBefore() : offer;
  return Math.min(weekdays.length, mealsOf(asked)) < offer.leastDays ? moreDays(offer.leastDays) : offer;
};

/** Why a plan at the prices of an offer cannot have other days; undefined when it can, or keeps its own. */
export const otherDaysRefusal = async (
  ctx: Ctx,
  plan: TiffinPlanRow,
  { weekdays, lines, endsOn }: Pick<AskedOfOffer, 'weekdays' | 'lines' | 'endsOn'>,
): Promise<InvalidInput | undefined> => {
  const offer = plan.offerId ? await findOffer(ctx, plan.offerId) : null;
  if (!offer || timesOfMeal(offer.lines, lines) === undefined) return undefined;
  const isTrial = isTrialOf(offer, { ...plan, endsOn: plan.endsOn ?? null });
  const hadOffer = timesOfMeal(offer.lines, plan.lines) !== undefined;
  const keepsDays =
    hadOffer && weekdays.join() === plan.weekdays.join() && (!isTrial || endsOn === plan.endsOn);
  return keepsDays ? undefined : daysRefusal(offer, weekdays);
};
