import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { KitchenDaysReopened } from '../../suppliers/kitchen-events.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

const { PLANNED, WAITING } = TiffinDayStatus;

const planAgain = query(
  { TiffinPlan, TiffinPlanDay },
  (on, { supplierId, days }: Given<{ supplierId: string; days: readonly string[] }>) =>
    on
      .updateTable('TiffinPlanDay')
      .set({ status: PLANNED, code: null, reason: null })
      .where(day => day('serviceDate', '=', day.fn.any(days)))
      .where('status', '=', WAITING)
      .where('code', '=', 'DAY_CLOSED')
      .where('planId', 'in', plans =>
        plans.selectFrom('TiffinPlan').where('supplierId', '=', supplierId).select('id'),
      ),
);

/** Days that waited because their kitchen was closed are planned again, and ordered with the next run of the job. */
export const planReopenedDays = async (
  { sql }: Work,
  { supplierId, days }: KitchenDaysReopened,
): Promise<void> => {
  await planAgain.all(sql, { supplierId, days });
};
