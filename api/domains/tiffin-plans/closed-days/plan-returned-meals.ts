import { sql } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Closure } from '../../mealtimes/closure.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { isClosed } from '../../mealtimes/planned-day.ts';
import type { KitchenMealSaved } from '../../suppliers/kitchen-events.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { hasMealOn } from '../days-of-plans.ts';
import { todayOfKitchen } from '../planning/lock-tiffin-plan.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinMealsReturned } from '../tiffin-plan-events.ts';

const { PLANNED, WAITING } = TiffinDayStatus;

interface Saved {
  supplierId: string;
  mealtime: Mealtime;
  weekdays: readonly number[];
  today: string;
}

/** Days of a closure or a pause wait for its end. */
const planAgain = query(
  { TiffinPlan, TiffinPlanDay, Supplier, Closure },
  (on, { supplierId, mealtime, weekdays, today }: Given<Saved>) =>
    on
      .updateTable('TiffinPlanDay as day')
      .from('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .set({ status: PLANNED, code: null, reason: null, isUnannounced: false })
      .whereRef('plan.id', '=', 'day.planId')
      .where('plan.supplierId', '=', supplierId)
      .where('plan.mealtime', '=', mealtime)
      .where('day.serviceDate', '>=', today)
      .where(({ ref }) => hasMealOn(ref('day.serviceDate')))
      .where(
        ({ ref }) => sql<boolean>`extract(dow from ${ref('day.serviceDate')})::smallint = any(${weekdays})`,
      )
      .where('day.status', '=', WAITING)
      .where('day.code', '=', 'CUT_OFF_PASSED')
      .where(({ not, ref }) => not(isClosed(ref('s.id'), ref('day.serviceDate'))))
      .where(day =>
        day.or([
          day('s.pausedUntil', 'is', null),
          day('day.serviceDate', '>=', day.ref('s.pausedUntil').$castTo<string>()),
        ]),
      )
      .returning(['plan.id as planId', 'plan.customerId', 'day.serviceDate']),
);

/** Days that waited because their meal was no longer cooked are planned again, which their customers are notified of. */
export const planReturnedMeals = async (work: Work, saved: KitchenMealSaved): Promise<void> => {
  const { supplierId, mealtime, weekdays } = saved;
  const today = await todayOfKitchen(work, supplierId);
  const days = await planAgain.all(work.sql, { supplierId, mealtime, weekdays, today });
  if (days.length > 0) work.record(new TiffinMealsReturned(supplierId, days));
};
