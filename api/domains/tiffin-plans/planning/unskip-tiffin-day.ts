import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPlanChanged } from '../tiffin-plan-events.ts';
import type { TiffinPlanDayInput } from '../tiffin-plan-inputs.ts';
import { NotAPlanDay } from '../tiffin-plan-problems.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { forgetReason, replan } from './set-day.ts';
import { isInCalendar } from './skip-day.ts';

/** Takes back that a day is skipped. Its next order has a key of its own, since the first may have been canceled. */
export const unskipTiffinDay = operation(
  customers,
  async (work: Work, { planId, serviceDate }: TiffinPlanDayInput): Promise<{ planId: string } | Problem> => {
    const plan = await lockTiffinPlan(work, planId);
    if (plan instanceof Problem) return plan;
    const today = await todayOfKitchen(work, plan.supplierId);
    const day = await work.em.findOne(TiffinPlanDay, { planId: plan.id, serviceDate });
    if (!isInCalendar(plan, today, serviceDate, day)) return new NotAPlanDay();
    if (day?.status === TiffinDayStatus.SKIPPED) {
      day.status = TiffinDayStatus.PLANNED;
      replan(day);
      forgetReason(day);
      work.record(new TiffinPlanChanged(plan.id));
    }
    return { planId: plan.id };
  },
);
