import type { Work } from '../../../core/operation/operation.ts';
import type { KitchenDaysReopened } from '../../suppliers/kitchen-events.ts';
import { planMealsAgain } from './planned-meals.ts';

/**
 * Days that waited because their kitchen was closed are planned again, and ordered with the next run of the job. Those
 * whose cut-off has passed keep the reason, which is why they have no meal.
 */
export const planReopenedDays = async (
  { sql, now }: Work,
  { supplierId, days }: KitchenDaysReopened,
): Promise<void> => {
  await planMealsAgain.all(sql, { supplierId, days, now });
};
