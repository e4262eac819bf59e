import { weekdayOf } from '../../../../schema/rules/days.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { type CookedMeal, cookedMealsOf } from './cooked-meals.ts';

/** Says of a day that its kitchen does not cook a meal on its weekday, as the order of that day will. */
type NotCookedOn = (day: string) => CutOffPassed | undefined;

/** By the meals that a kitchen cooks in a week. */
export const notCookedBy = (meals: readonly CookedMeal[], mealtime: Mealtime): NotCookedOn => {
  const weekdays = new Set(meals.filter(meal => meal.mealtime === mealtime).map(({ weekday }) => weekday));
  return day => (weekdays.has(weekdayOf(day)) ? undefined : new CutOffPassed(null));
};

/** Loads the meals of a plan's kitchen; batched. */
export const notCookedOn = async (
  ctx: Ctx,
  { supplierId, mealtime }: Pick<TiffinPlanRow, 'supplierId' | 'mealtime'>,
): Promise<NotCookedOn> => notCookedBy((await cookedMealsOf(ctx, supplierId)) ?? [], mealtime);
