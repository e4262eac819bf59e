import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { Cents } from '../../../core/values/money.ts';
import { lockTiffinPlan, todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPriceRaised } from '../tiffin-plan-events.ts';

interface Noted {
  planId: string;
  raisedTo: Cents;
}

/** Notes on a plan that its meal got dearer; its customer is notified of the highest price only. */
export const notePrice = operation(
  customers,
  async (work: Work, { planId, raisedTo }: Noted): Promise<Problem | undefined> => {
    const plan = await lockTiffinPlan(work, planId);
    if (plan instanceof Problem) return plan;
    // The customer may have agreed to it, or been notified of it, since.
    if (raisedTo <= (plan.raisedToCents ?? plan.totalCents)) return undefined;
    const from = await firstOpenDay(work, plan);
    if (!from) return undefined;
    plan.raisedToCents = raisedTo;
    work.record(new TiffinPriceRaised(planId, plan.totalCents, raisedTo, from));
    return undefined;
  },
);

const settled: readonly TiffinDayStatus[] = [
  TiffinDayStatus.ORDERED,
  TiffinDayStatus.SKIPPED,
  TiffinDayStatus.MISSED,
];

/** The first day that is still to be ordered at the plan's price; undefined when none is. */
const firstOpenDay = async (work: Work, plan: TiffinPlan): Promise<string | undefined> => {
  const today = await todayOfKitchen(work, plan.supplierId);
  const rows = await work.em.find(TiffinPlanDay, { planId: plan.id, serviceDate: { $gte: today } });
  const others = new Set(
    rows.filter(day => day.lines || settled.includes(day.status)).map(day => day.serviceDate),
  );
  return planDaysFrom(plan, today, tiffinCalendarDays, tiffinCalendarDays).find(day => !others.has(day));
};
