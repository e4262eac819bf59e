import { t } from '@lingui/core/macro';
import {
  contentThen,
  firstMealOf,
  isCookedThen,
  type MenuOfMeal,
} from '../../../schema/rules/cooked-then.ts';
import { cookedWords } from '../../food/cooked-words.ts';
import { mealContentWords } from '../../food/meal-content-words.ts';
import type { Mealtime } from '../../generated/graphql.ts';
import { dayWithin } from '../../lib/formats/dates.ts';
import { mealtimeWord, windowName } from '../../lib/formats/meal-window-words.ts';
import { isSameWindow, type WindowChoice } from './choose-window.ts';

interface Dish {
  id: string;
  isAvailable: boolean;
  soldOutOn: string | null;
  mealtimes: readonly Mealtime[];
  weekdays: readonly number[];
  isTiffinOfTheDay: boolean;
}

interface Kitchen {
  mealWindows: readonly (WindowChoice & { platesLeft: number; cutOffAt: string })[];
  mealMenus: readonly (MenuOfMeal & { contents: readonly { dishId: string; text: string }[] })[];
  city: { timeZone: string };
}

/** Why a dish cannot be ordered for a meal, and when it can; null when it can. */
export const whyNotThen = (
  dish: Dish,
  meal: WindowChoice | undefined,
  kitchen: Kitchen,
  portionsLeft: ReadonlyMap<string, number>,
): string | null => {
  if (!dish.isAvailable) return t`Sold out`;
  if (!meal) return null;
  if (!isCookedThen(dish, meal, kitchen.mealMenus)) return nextWords(dish, kitchen);
  if (dish.soldOutOn === meal.serviceDate) return t`Sold out for this day`;
  return portionsLeft.get(dish.id) === 0 ? t`Sold out for this meal` : null;
};

/** For example 'Next: Sat, Nov 28, breakfast'. */
const nextWords = (dish: Dish, { mealWindows, mealMenus, city }: Kitchen): string | null => {
  const open = mealWindows.filter(window => window.platesLeft > 0 && window.serviceDate !== dish.soldOutOn);
  const next = firstMealOf([dish], open, mealMenus);
  if (!next) return cookedWords(dish);
  return t`Next: ${dayWithin(next.serviceDate, city.timeZone, new Date())}, ${mealtimeWord(next.mealtime)}`;
};

/** The dishes of a category with those first that are cooked for the meal, each group in the cook's order. */
export const cookedFirst = <One extends Dish>(
  dishes: readonly One[],
  meal: WindowChoice | undefined,
  menus: readonly MenuOfMeal[],
): One[] => {
  if (!meal) return [...dishes];
  const isCooked = (dish: One) => isCookedThen(dish, meal, menus);
  return [...dishes.filter(isCooked), ...dishes.filter(dish => !isCooked(dish))];
};

/**
 * What is in a tiffin of the day for a meal, for example 'Tomorrow, lunch: Dal makhani, jeera rice'; empty for another
 * dish, and for a meal for which it is not cooked.
 */
export const contentWords = (
  dish: Dish,
  meal: WindowChoice | undefined,
  { mealWindows, mealMenus, city: { timeZone } }: Kitchen,
): string => {
  const window = mealWindows.find(each => isSameWindow(each, meal));
  if (!window || !isCookedThen(dish, window, mealMenus)) return '';
  const now = new Date();
  const content = contentThen(dish, window, mealMenus);
  const words = mealContentWords(content, { cutOffAt: window.cutOffAt, timeZone }, now);
  return content ? `${windowName(window, timeZone, now)}: ${words}` : words;
};
