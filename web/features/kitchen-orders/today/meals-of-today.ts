import type { KitchenMeals_agendaFragment } from '../../../generated/graphql.ts';
import { type Meal, nextMeal } from '../board/next-meal.ts';

type Agenda = Pick<KitchenMeals_agendaFragment, 'today' | 'meals'>;

export interface MealsOfToday {
  /** Meals with something to do, late ones first; the next meal when those of today are done. */
  toDo: readonly Meal[];
  /** The other meals of today: done, or without orders so far. */
  others: readonly Meal[];
  /** What comes next; undefined when nothing is planned. */
  next: Meal | undefined;
}

/** Sorts the meals of a kitchen into what it works on today and what it need not look at. */
export const mealsOfToday = ({ today, meals }: Agenda, now: Date): MealsOfToday => {
  const ofToday = meals.filter(meal => meal.serviceDate === today);
  const open = ofToday.filter(meal => meal.openOrders > 0);
  const next = nextMeal(meals, now);
  const toDo = open.length === 0 && next && next.openOrders > 0 ? [next] : open;
  return { toDo, others: ofToday.filter(meal => !toDo.includes(meal)), next };
};
