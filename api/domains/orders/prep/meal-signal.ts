import type { Mealtime } from '../../mealtimes/mealtime.ts';
import type { MealOfDay } from '../../menus/meal-menus/meal-of-day.ts';

/** A meal as the id of a signal. */
export const mealSignal = ({ serviceDate, mealtime }: MealOfDay): string => `${serviceDate} ${mealtime}`;

export const mealOfSignal = (id: string): MealOfDay => {
  const [serviceDate, mealtime] = id.split(' ');
  return { serviceDate: serviceDate!, mealtime: mealtime as Mealtime };
};
