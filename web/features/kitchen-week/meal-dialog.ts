import { mealtimes } from '../../../schema/constants.ts';
import type { Mealtime } from '../../generated/graphql.ts';

/** The name in the address of the dialog that plans a meal, such as plan-2-DINNER. */
export const mealDialog = (weekday: number, mealtime: Mealtime) => `plan-${weekday}-${mealtime}`;

export const mealOfDialog = (name: string | null): { weekday: number; mealtime: Mealtime } | null => {
  const [, weekday, meal] = /^plan-([0-6])-(\w+)$/.exec(name ?? '') ?? [];
  const mealtime = mealtimes.find(each => each === meal);
  return weekday && mealtime ? { weekday: Number(weekday), mealtime } : null;
};
