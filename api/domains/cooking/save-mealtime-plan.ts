import { mealtimePlan } from '../../../schema/rules/week.ts';
import { checked } from '../../core/checked.ts';
import { operation, type Work } from '../../core/operation.ts';
import { InvalidInput, Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import type { MealtimePlanInput } from './cooking-inputs.ts';
import { PlatesBeyondCapacity } from './cooking-problems.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';

/** Adds or changes the plan of a mealtime on some weekdays. Existing orders keep their plates and times. */
export const saveMealtimePlan = operation(
  suppliers,
  async (work: Work, { version, ...input }: MealtimePlanInput): Promise<OwnKitchen | Problem> => {
    const plan = checked(mealtimePlan, input);
    if (plan instanceof InvalidInput) return plan;
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    if (plan.plates > kitchen.capacity) return new PlatesBeyondCapacity(kitchen.capacity);

    const { weekdays, mealtime, plates, cutOffMinutes, servedFromMinutes, servedUntilMinutes } = plan;
    await work.sql.rows(
      `insert into mealtime_plans (
         supplier_id, mealtime, plates, cut_off_minutes, served_from_minutes, served_until_minutes, weekday)
       select $1, $2, $3::int, $4::int, $5::int, $6::int, weekday from unnest($7::smallint[]) as weekday
       on conflict (supplier_id, weekday, mealtime) do update set
         plates = excluded.plates, cut_off_minutes = excluded.cut_off_minutes,
         served_from_minutes = excluded.served_from_minutes,
         served_until_minutes = excluded.served_until_minutes`,
      [
        kitchen.id,
        mealtime,
        plates,
        cutOffMinutes,
        servedFromMinutes,
        servedUntilMinutes,
        [...new Set(weekdays)],
      ],
    );
    await noteWeekChange(work, kitchen);
    return kitchen;
  },
);
