import type { KitchenMeals_agendaFragment } from '../../../generated/graphql.ts';

export type Meal = KitchenMeals_agendaFragment['meals'][number];

/** The meal to think of now: the first that is not over and has something to do, or else the first to come. */
export const nextMeal = (meals: readonly Meal[], now: Date): Meal | undefined => {
  const toCome = meals.filter(meal => new Date(meal.servedUntil) > now);
  return toCome.find(meal => meal.openOrders > 0) ?? toCome[0];
};
