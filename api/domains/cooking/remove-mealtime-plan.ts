import { operation, type Work } from '../../core/operation.ts';
import { InvalidInput, Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import type { RemoveMealtimePlanInput } from './cooking-inputs.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';

/** Removes a mealtime from some weekdays. Existing orders are not affected. */
export const removeMealtimePlan = operation(
  suppliers,
  async (
    work: Work,
    { version, weekdays, mealtime }: RemoveMealtimePlanInput,
  ): Promise<OwnKitchen | Problem> => {
    const isWeekday = (day: number) => day >= 0 && day <= 6;
    if (!weekdays.every(isWeekday)) return new InvalidInput('Please choose weekdays from 0 to 6', 'weekdays');
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    await work.sql.rows(
      `delete from mealtime_plans
       where supplier_id = $1 and mealtime = $2 and weekday = any($3::smallint[])`,
      [kitchen.id, mealtime, weekdays],
    );
    await noteWeekChange(work, kitchen);
    return kitchen;
  },
);
