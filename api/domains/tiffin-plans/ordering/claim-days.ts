import { LockMode } from '@mikro-orm/core';
import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { type MealOfPlanDay, mealOfPlanDay } from '../meal-of-plan-day.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { abandonedMinutes, type DueDay } from './find-due-days.ts';

const { PLANNED, WAITING, PLACING } = TiffinDayStatus;

export interface ClaimedDay {
  plan: TiffinPlan;
  serviceDate: string;
  attempt: number;
  meal: MealOfPlanDay;
  /** Tells this claim from a later one, which is made where this one takes too long. */
  claimedAt: Date;
  /** Whether there was an earlier claim, which may have placed the order. */
  wasTried: boolean;
}

/**
 * Marks days as being ordered, so that nothing else changes them until their orders are placed or refused. Leaves out
 * those whose customer changed the plan or skipped the day since they were found, or which another process claimed.
 */
export const claimDays = operation(
  everybody,
  async ({ em, now }: Work, due: readonly DueDay[]): Promise<ClaimedDay[]> => {
    // All that lock several plans do it in this order.
    const running = await em.find(
      TiffinPlan,
      { id: [...new Set(due.map(({ planId }) => planId))], stoppedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const plans = new Map(running.map(plan => [plan.id, plan]));
    const keys = due.map(({ planId, serviceDate }) => ({ planId, serviceDate }));
    const stored = await em.find(TiffinPlanDay, { $or: keys });
    const days = new Map(stored.map(day => [`${day.planId} ${day.serviceDate}`, day]));
    return keys.flatMap(key => {
      const { planId, serviceDate } = key;
      const plan = plans.get(planId);
      const known = days.get(`${planId} ${serviceDate}`);
      if (!plan || !isPlanDay(plan, serviceDate) || (known && !isFree(known, now))) return [];
      const wasTried = known?.triedAt != null;
      const day = known ?? em.create(TiffinPlanDay, { ...key, status: PLANNED, attempt: 1 });
      day.status = PLACING;
      day.triedAt = now;
      const meal = mealOfPlanDay(plan, serviceDate, day);
      return [{ plan, serviceDate, attempt: day.attempt, meal, claimedAt: now, wasTried }];
    });
  },
);

/** Whether no order is placed by a claim any more: half of its time is left for that, then another one may be made. */
export const isOldClaim = ({ claimedAt }: ClaimedDay, now: Date): boolean =>
  now.getTime() - claimedAt.getTime() >= (abandonedMinutes * 60_000) / 2;

const isFree = ({ status, triedAt }: TiffinPlanDay, now: Date): boolean => {
  if (status !== PLACING) return status === PLANNED || status === WAITING;
  return now.getTime() - triedAt!.getTime() >= abandonedMinutes * 60_000;
};
