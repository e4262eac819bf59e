import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import type { Mealtime } from '../mealtimes/mealtime.ts';
import { MealtimePlan } from '../mealtimes/mealtime-plan.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import type { RemoveMealtimePlanInput } from './cooking-inputs.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';

interface Removal {
  supplierId: string;
  mealtime: Mealtime;
  weekdays: readonly number[];
}

const deletePlans = query({ MealtimePlan }, (on, { supplierId, mealtime, weekdays }: Given<Removal>) =>
  on
    .deleteFrom('MealtimePlan')
    .where('supplierId', '=', supplierId)
    .where('mealtime', '=', mealtime)
    .where(plan => plan('weekday', '=', plan.fn.any(weekdays))),
);

/** Removes a mealtime from some weekdays. Existing orders are not affected. */
export const removeMealtimePlan = operation(
  withScope('MENU_WRITE', suppliers),
  async (
    work: Work,
    { version, weekdays, mealtime }: RemoveMealtimePlanInput,
  ): Promise<OwnKitchen | Problem> => {
    const isWeekday = (day: number) => day >= 0 && day <= 6;
    if (!weekdays.every(isWeekday))
      return new InvalidInput(/*i18n*/ 'Please choose weekdays from 0 to 6', 'weekdays');
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    await deletePlans.all(work.sql, { supplierId: kitchen.id, mealtime, weekdays });
    await noteWeekChange(work, kitchen);
    return kitchen;
  },
);
