import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

/**
 * Counts the days of a customer's plans that are being ordered at this moment. Locks the plans, so that no other day
 * begins to be ordered before the transaction ends.
 */
export const daysBeingOrdered = async ({ em }: Work, customerId: string): Promise<number> => {
  const plans = await em.find(
    TiffinPlan,
    { customerId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  return em.count(TiffinPlanDay, { planId: plans.map(({ id }) => id), status: TiffinDayStatus.PLACING });
};
