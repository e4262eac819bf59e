import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { earliestToday } from '../tiffin-calendar.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

/**
 * Counts the days of a customer's plans that are being ordered at this moment. Locks the plans, so that no other day
 * begins to be ordered before the transaction ends.
 */
export const daysBeingOrdered = async ({ em, now }: Work, customerId: string): Promise<number> => {
  const plans = await em.find(
    TiffinPlan,
    { customerId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  return em.count(TiffinPlanDay, {
    planId: plans.map(({ id }) => id),
    status: TiffinDayStatus.PLACING,
    // One of a process that died is not ordered any more once its day has passed.
    serviceDate: { $gte: earliestToday(now) },
  });
};
