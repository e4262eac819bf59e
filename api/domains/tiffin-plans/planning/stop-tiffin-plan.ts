import { tiffinStop } from '../../../../schema/rules/tiffin-stop.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPlanChanged, TiffinPlanStoppedByCustomer } from '../tiffin-plan-events.ts';
import { DayIsBeingOrdered } from '../tiffin-plan-problems.ts';
import type { TiffinStopReason } from '../tiffin-stop-reason.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { cancelOrderOf } from './skip-day.ts';

const { ORDERED, PLACING, SKIPPED } = TiffinDayStatus;

/** A reason helps to do better; it need not be given. */
interface Stop {
  planId: string;
  asksCreditBack?: boolean | null;
  reason?: TiffinStopReason | null;
  words?: string | null;
}

/** Stops a plan for good and cancels its orders whose cut-off has not passed; the others stay. */
export const stopTiffinPlan = operation(
  customers,
  async (work: Work, { planId, asksCreditBack, ...given }: Stop): Promise<{ planId: string } | Problem> => {
    const why = checked(tiffinStop, given);
    if (why instanceof InvalidInput) return why;
    const plan = await lockTiffinPlan(work, planId);
    if (plan instanceof Problem) return plan;
    const today = await todayOfKitchen(work, plan.supplierId);
    const days = await work.em.find(TiffinPlanDay, { planId: plan.id, serviceDate: { $gte: today } });
    if (days.some(day => day.status === PLACING)) return new DayIsBeingOrdered('plan');
    for (const day of days.filter(({ status }) => status === ORDERED))
      if (!(await cancelOrderOf(work, day))) day.status = SKIPPED;
    const { reason, words } = why;
    work.em.assign(plan, {
      stoppedAt: work.now,
      stopReason: reason ?? null,
      stopWords: words || null,
      agreedConflicts: [],
    });
    work.record(new TiffinPlanStoppedByCustomer(plan.customerId, plan.supplierId, asksCreditBack ?? false));
    work.record(new TiffinPlanChanged(plan.id));
    return { planId: plan.id };
  },
);
