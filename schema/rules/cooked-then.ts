import type { mealtimes } from '../constants.ts';
import { weekdayOf } from './days.ts';

/** When a dish is usually cooked. */
export interface Cooked {
  id: string;
  mealtimes: readonly Mealtime[];
  /** From 0, Sunday, to 6, Saturday. */
  weekdays: readonly number[];
}

/** A meal of one day. */
export interface Meal {
  /** For example 2026-11-25. */
  serviceDate: string;
  mealtime: Mealtime;
}

/** A menu for one meal: these dishes are cooked for it and no others, whatever their usual meals and days. */
export interface MenuOfMeal extends Meal {
  dishIds: readonly string[];
}

/** What a menu says is in its tiffins of the day. */
interface Described extends Meal {
  contents: readonly { dishId: string; text: string }[];
}

type Mealtime = (typeof mealtimes)[number];

export const isSameMeal = (one: Meal, other: Meal): boolean =>
  one.serviceDate === other.serviceDate && one.mealtime === other.mealtime;

/** Whether a dish is cooked for a meal that has no menu of its own. */
export const isUsuallyCooked = (dish: Omit<Cooked, 'id'>, { serviceDate, mealtime }: Meal): boolean =>
  dish.mealtimes.includes(mealtime) && dish.weekdays.includes(weekdayOf(serviceDate));

/** Whether a dish is cooked for a meal. The statement that places orders asks the same of the stored dish and menu. */
export const isCookedThen = (dish: Cooked, meal: Meal, menus: readonly MenuOfMeal[]): boolean => {
  const own = menus.find(menu => isSameMeal(menu, meal));
  return own ? own.dishIds.includes(dish.id) : isUsuallyCooked(dish, meal);
};

/**
 * What is in a dish for a meal: null unless it is a tiffin of the day, and empty as long as its cook has not written
 * it. The statement that places orders keeps the same with the order.
 */
export const contentThen = (
  dish: { id: string; isTiffinOfTheDay: boolean },
  meal: Meal,
  menus: readonly Described[],
): string | null => {
  if (!dish.isTiffinOfTheDay) return null;
  const own = menus.find(menu => isSameMeal(menu, meal));
  return own?.contents.find(content => content.dishId === dish.id)?.text ?? '';
};

/** The first of some meals for which all dishes are cooked. */
export const firstMealOf = <Offered extends Meal>(
  dishes: readonly Cooked[],
  meals: readonly Offered[],
  menus: readonly MenuOfMeal[],
): Offered | undefined => meals.find(meal => dishes.every(dish => isCookedThen(dish, meal, menus)));
