import { daysAfter } from '../../../../schema/rules/days.ts';
import type { ForecastMeal } from './forecast-words.ts';

type WithDishes = Pick<ForecastMeal, 'serviceDate' | 'dishes'>;

/** Portions of each dish in seven days from one on, the most first: what a cook shops for. */
export const dishesOfWeek = (meals: readonly WithDishes[], from: string): ForecastMeal['dishes'] => {
  const until = daysAfter(from, 7);
  const dishes = new Map<string, ForecastMeal['dishes'][number]>();
  for (const { serviceDate, dishes: cooked } of meals) {
    if (serviceDate < from || serviceDate >= until) continue;
    for (const dish of cooked) {
      const portions = (dishes.get(dish.dishId)?.portions ?? 0) + dish.portions;
      dishes.set(dish.dishId, { ...dish, portions });
    }
  }
  return [...dishes.values()].sort(
    (one, other) => other.portions - one.portions || one.dishName.localeCompare(other.dishName),
  );
};
