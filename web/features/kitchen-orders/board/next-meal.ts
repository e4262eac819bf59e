import type { KitchenMeals_agendaFragment } from '../../../generated/graphql.ts';

export type Meal = KitchenMeals_agendaFragment['meals'][number];

/** The current meal: the first that is not over and has open orders, or else the next one. */
export const nextMeal = (meals: readonly Meal[], now: Date): Meal | undefined => {
  const toCome = meals.filter(meal => new Date(meal.servedUntil) > now);
  return toCome.find(meal => meal.openOrders > 0) ?? toCome[0];
};
