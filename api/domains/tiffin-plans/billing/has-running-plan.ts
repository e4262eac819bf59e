import type { Work } from '../../../core/operation/operation.ts';
import { todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import { runningOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import type { Parties } from './bill-lines.ts';

/** Whether a customer has a plan from a kitchen that was not stopped and has days to come. */
export const hasRunningPlan = async (work: Work, { customerId, supplierId }: Parties): Promise<boolean> => {
  const today = await todayOfKitchen(work, supplierId);
  return (await work.em.count(TiffinPlan, { customerId, supplierId, ...runningOn(today) })) > 0;
};
