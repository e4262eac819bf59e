import { mealtimePlan } from '../../../schema/rules/week.ts';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { storePlans } from '../mealtimes/store-plans.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import type { MealtimePlanInput } from './cooking-inputs.ts';
import { PlatesBeyondCapacity } from './cooking-problems.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';

/** Adds or changes the plan of a mealtime on some weekdays. Existing orders keep their plates and times. */
export const saveMealtimePlan = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, { version, ...input }: MealtimePlanInput): Promise<OwnKitchen | Problem> => {
    const plan = checked(mealtimePlan, input);
    if (plan instanceof InvalidInput) return plan;
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    if (plan.plates > kitchen.capacity) return new PlatesBeyondCapacity(kitchen.capacity);

    const { weekdays, ...meal } = plan;
    await storePlans(work.sql, { ...meal, supplierId: kitchen.id, weekdays: [...new Set(weekdays)] });
    await noteWeekChange(work, kitchen);
    return kitchen;
  },
);
