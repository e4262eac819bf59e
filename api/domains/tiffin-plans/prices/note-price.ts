import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import { riseFrom } from '../../../../schema/rules/tiffin-rise.ts';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { Cents } from '../../../core/values/money.ts';
import { isMealOf, linesOf } from '../planning/agreed-lines.ts';
import { lockTiffinPlan, todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPriceRaised } from '../tiffin-plan-events.ts';
import type { TiffinPlanLine } from '../tiffin-plan-line.ts';
import { costOf, holdsByItself, type Rise, raisedLines, raisedTo, riseOf } from './plan-prices.ts';

interface Noted {
  planId: string;
  /** The lines of the plan at the prices of today. */
  lines: readonly TiffinPlanLine[];
}

const noRise = { raisedToCents: null, raisedFrom: null, raisedPrices: null };

/**
 * Notes on a plan what its meal costs by now. Its customer is notified of a higher price, and pays none before the day
 * named there.
 */
export const notePrice = operation(
  customers,
  async (work: Work, { planId, lines }: Noted): Promise<Problem | undefined> => {
    const plan = await lockTiffinPlan(work, planId);
    if (plan instanceof Problem) return plan;
    // Its customer changed it meanwhile; the next job prices what it has now.
    if (!isMealOf(plan, linesOf({ lines }))) return undefined;
    const today = await todayOfKitchen(work, plan.supplierId);
    settleRise(plan, today);
    const price = costOf(lines);
    const held = costOf(plan.lines);
    if (price <= held) {
      work.em.assign(plan, noRise);
      return undefined;
    }
    const next = { raisedToCents: price, ...raisedTo(plan.lines, lines) };
    const rise = riseOf(plan);
    const needsConsent = !holdsByItself(plan, price);
    // Less than what the customer was notified of is no news, unless it needs no consent any more.
    if (rise && price <= rise.toCents && needsConsent !== rise.holdsByItself) {
      work.em.assign(plan, next);
      return undefined;
    }
    const raisedFrom = firstDayOf(rise, { needsConsent, price, today });
    const from = raisedFrom && (await firstOpenDay(work, plan, { raisedFrom, today }));
    if (!from) return undefined;
    work.em.assign(plan, { ...next, raisedFrom });
    work.record(new TiffinPriceRaised(planId, held, price, from, needsConsent));
    return undefined;
  },
);

interface NewPrice {
  price: Cents;
  needsConsent: boolean;
  today: string;
}

/** The first day of a higher price; undefined while the rise before it is to come, so that no week has two prices. */
const firstDayOf = (rise: Rise | undefined, { price, needsConsent, today }: NewPrice): string | undefined => {
  const from = riseFrom(today);
  if (!rise || price <= rise.toCents) return from;
  if (rise.from > today) return from > rise.from ? undefined : from;
  // Meals that wait for consent go on waiting.
  return needsConsent && !rise.holdsByItself ? rise.from : from;
};

/** A rise that holds by now becomes the price of the plan, so that the next one begins there. */
const settleRise = (plan: TiffinPlan, today: string): void => {
  const rise = riseOf(plan);
  if (rise?.holdsByItself && rise.from <= today) Object.assign(plan, { lines: raisedLines(plan), ...noRise });
};

const settled: readonly TiffinDayStatus[] = [
  TiffinDayStatus.ORDERED,
  TiffinDayStatus.SKIPPED,
  TiffinDayStatus.MISSED,
];

/** The first day to come since the rise that is still to be ordered at the plan's price; undefined when none is. */
const firstOpenDay = async (
  work: Work,
  plan: TiffinPlan,
  { raisedFrom, today }: { raisedFrom: string; today: string },
): Promise<string | undefined> => {
  const rows = await work.em.find(TiffinPlanDay, { planId: plan.id, serviceDate: { $gte: raisedFrom } });
  const others = new Set(
    rows.filter(day => day.lines || settled.includes(day.status)).map(day => day.serviceDate),
  );
  return planDaysFrom(plan, raisedFrom, tiffinCalendarDays, tiffinCalendarDays).find(
    day => day >= today && !others.has(day),
  );
};
