import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';
import type { KitchenDaysReopened } from '../../suppliers/kitchen-events.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { isCooked, noteMealsNotCooked } from './planned-meals.ts';

const { PLANNED, WAITING } = TiffinDayStatus;

const planAgain = query(
  { TiffinPlan, TiffinPlanDay, MealtimePlan },
  (on, { supplierId, days }: Given<{ supplierId: string; days: readonly string[] }>) =>
    on
      .updateTable('TiffinPlanDay as day')
      .from('TiffinPlan as plan')
      .set({ status: PLANNED, code: null, reason: null, isUnannounced: false })
      .whereRef('plan.id', '=', 'day.planId')
      .where('plan.supplierId', '=', supplierId)
      .where(day => day('day.serviceDate', '=', day.fn.any(days)))
      .where('day.status', '=', WAITING)
      .where(day =>
        day.or([
          day('day.code', '=', 'DAY_CLOSED'),
          // It was closed when the meal came back.
          day.and([day('day.code', '=', 'CUT_OFF_PASSED'), isCooked(day.ref('day.serviceDate'))]),
        ]),
      ),
);

/**
 * Days that waited because their kitchen was closed are planned again, and ordered with the next run of the job. Where
 * the meal is no longer cooked they wait for that, so that its return is news.
 */
export const planReopenedDays = async (
  { sql: on, now }: Work,
  { supplierId, days }: KitchenDaysReopened,
): Promise<void> => {
  await planAgain.all(on, { supplierId, days });
  await noteMealsNotCooked.all(on, { supplierId, days, now, reason: new CutOffPassed(null).message });
};
