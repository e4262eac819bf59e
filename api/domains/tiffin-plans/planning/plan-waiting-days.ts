import type { Work } from '../../../core/operation/operation.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

/** Days that waited are tried again; the customer is notified of a new refusal, whatever the last one was. */
export const planWaitingDays = async ({ em }: Work, planId: string): Promise<void> => {
  const waiting = await em.find(TiffinPlanDay, { planId, status: TiffinDayStatus.WAITING });
  for (const day of waiting) em.assign(day, { status: TiffinDayStatus.PLANNED, code: null, reason: null });
};
