import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { TiffinPlanChanged } from '../tiffin-plan-events.ts';
import type { TiffinPlanDayInput } from '../tiffin-plan-inputs.ts';
import { lockTiffinPlan, todayOfKitchen } from './lock-tiffin-plan.ts';
import { skipDayOf } from './skip-day.ts';

/** Skips one day of a plan; free until its cut-off, also when it is ordered already. Idempotent. */
export const skipTiffinDay = operation(
  customers,
  async (work: Work, { planId, serviceDate }: TiffinPlanDayInput): Promise<{ planId: string } | Problem> => {
    const plan = await lockTiffinPlan(work, planId);
    if (plan instanceof Problem) return plan;
    const today = await todayOfKitchen(work, plan.supplierId);
    const refusal = await skipDayOf(work, plan, today, serviceDate);
    if (refusal) return refusal;
    work.record(new TiffinPlanChanged(plan.id));
    return { planId: plan.id };
  },
);
