import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { linesOf } from '../planning/agreed-lines.ts';
import { quoteDay } from '../prices/quote-for-plan.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import type { DearerDays, Parties } from './bill-lines.ts';

const { PLANNED, PLACING } = TiffinDayStatus;

type Week = Parties & { since: string; until: string };

/** Days with a meal of their own that are still to be ordered, of plans that were not stopped. */
const changedDaysQuery = query(
  { TiffinPlan, TiffinPlanDay },
  (from, { customerId, supplierId, since, until }: Given<Week>) =>
    from
      .selectFrom('TiffinPlanDay as day')
      .innerJoin('TiffinPlan as plan', 'plan.id', 'day.planId')
      .where('plan.customerId', '=', customerId)
      .where('plan.supplierId', '=', supplierId)
      .where('plan.stoppedAt', 'is', null)
      .where(day => day.between('day.serviceDate', since, until))
      .where(day => day.or([day('day.status', '=', PLANNED), day('day.status', '=', PLACING)]))
      .where('day.lines', 'is not', null)
      .select(['plan.id as planId', 'plan.mealtime', 'plan.fulfillment', 'plan.offerId', 'plan.lines'])
      .select(['plan.totalCents', 'plan.raisedToCents', 'plan.raisedFrom', 'plan.raisedPrices'])
      .select(['plan.allowsSmallRises', 'day.serviceDate'])
      .select(['day.lines as ownLines', 'day.totalCents as ownCents']),
);

type ChangedDay = RowOf<typeof changedDaysQuery>;

const isDearer = async (ctx: Ctx, supplierId: string, day: ChangedDay): Promise<boolean> => {
  const { serviceDate, mealtime, fulfillment, ownLines, ownCents } = day;
  if (!ownLines || ownCents == null) return false;
  const cart = { supplierId, serviceDate, mealtime, fulfillment, lines: linesOf({ lines: ownLines }) };
  const quote = await quoteDay(ctx, day, cart);
  return quote !== null && quote.total.cents > ownCents;
};

/** Compares the changed days of a week by the prices that their orders would have. Not within a transaction. */
export const dearerDays = async (ctx: Ctx, week: Week): Promise<DearerDays> => {
  const changed = await changedDaysQuery.all(ctx.sql, week);
  const dearer = new Set<string>();
  for (const day of changed)
    if (await isDearer(ctx, week.supplierId, day)) dearer.add(`${day.planId} ${day.serviceDate}`);
  return (planId, serviceDate) => dearer.has(`${planId} ${serviceDate}`);
};
