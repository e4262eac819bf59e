import type { Work } from '../../../core/operation/operation.ts';
import { todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import type { Parties } from './bill-lines.ts';

/** Whether a customer has a plan from a kitchen that was not stopped and has days to come. */
export const hasRunningPlan = async (work: Work, { customerId, supplierId }: Parties): Promise<boolean> => {
  const today = await todayOfKitchen(work, supplierId);
  const running = {
    customerId,
    supplierId,
    stoppedAt: null,
    $or: [{ endsOn: null }, { endsOn: { $gte: today } }],
  };
  return (await work.em.count(TiffinPlan, running)) > 0;
};
