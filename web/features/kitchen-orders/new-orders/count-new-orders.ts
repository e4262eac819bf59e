import type { Meal } from '../board/next-meal.ts';

type Counted = Pick<Meal, 'serviceDate' | 'mealtime' | 'orders'>;

const nameOf = ({ serviceDate, mealtime }: Counted) => `${serviceDate} ${mealtime}`;

/**
 * How many orders the meals have more than before. The agenda covers seven days: a day that comes into it brings orders
 * that are not new.
 */
export const countNewOrders = (before: readonly Counted[], now: readonly Counted[]): number => {
  const counts = new Map(before.map(meal => [nameOf(meal), meal.orders]));
  const lastDay =
    before
      .map(({ serviceDate }) => serviceDate)
      .toSorted()
      .at(-1) ?? '';
  return now
    .filter(({ serviceDate }) => serviceDate <= lastDay)
    .reduce((sum, meal) => sum + Math.max(0, meal.orders - (counts.get(nameOf(meal)) ?? 0)), 0);
};
