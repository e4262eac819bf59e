import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type MealOfDay, mealOfDay } from '../meal-of-day.ts';
import { lockTiffinPlan } from '../planning/lock-tiffin-plan.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { NotAPlanDay } from '../tiffin-plan-problems.ts';
import { abandonedMinutes, type DueDay } from './find-due-days.ts';

const { PLANNED, WAITING, PLACING } = TiffinDayStatus;

export interface ClaimedDay {
  plan: TiffinPlan;
  serviceDate: string;
  attempt: number;
  meal: MealOfDay;
}

/** Marks a day as being ordered, so that nothing else changes it until its order is placed or refused. */
export const claimDay = operation(
  customers,
  async (work: Work, { planId, serviceDate }: DueDay): Promise<ClaimedDay | Problem> => {
    const plan = await lockTiffinPlan(work, planId);
    if (plan instanceof Problem) return plan;
    const day =
      (await work.em.findOne(TiffinPlanDay, { planId, serviceDate })) ??
      work.em.create(TiffinPlanDay, { planId, serviceDate, status: PLANNED, attempt: 1 });
    // The customer may have changed the plan or skipped the day since it was found, or another process claimed it.
    if (!isPlanDay(plan, serviceDate) || !isFree(day, work.now)) return new NotAPlanDay();
    day.status = PLACING;
    day.triedAt = work.now;
    return { plan, serviceDate, attempt: day.attempt, meal: mealOfDay(plan, serviceDate, day) };
  },
);

const isFree = ({ status, triedAt }: TiffinPlanDay, now: Date): boolean => {
  if (status !== PLACING) return status === PLANNED || status === WAITING;
  return now.getTime() - triedAt!.getTime() >= abandonedMinutes * 60_000;
};
