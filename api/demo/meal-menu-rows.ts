import type { MealMenu } from '../domains/menus/meal-menus/meal-menu.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Row } from './insert-rows.sql.ts';
import { addDays, weekdayNumber } from './local-day.ts';
import type { PlannedDish, PlannedKitchen } from './planned-kitchen.ts';

/** The menus that the demo supplier has published for single meals. */
export const mealMenuRows = (kitchen: PlannedKitchen): Row<MealMenu>[] =>
  kitchen.source.kitchenName === demoAccounts.supplier.kitchenName
    ? [sundaysBreakfast(kitchen), ...lunchesOfTheDay(kitchen)]
    : [];

/** What is for mornings, and what she is known for. */
const sundaysBreakfast = (kitchen: PlannedKitchen): Row<MealMenu> => {
  const { signatureDishes } = kitchen.source;
  const dishes = kitchen.dishesFor('BREAKFAST');
  const known = kitchen.menu.filter(dish => signatureDishes.includes(dish.name));
  return {
    supplierId: kitchen.id,
    serviceDate: addDays(kitchen.today, 7 - weekdayNumber(kitchen.today)),
    mealtime: 'BREAKFAST',
    dishIds: [...new Set([...dishes, ...known].map(({ id }) => id))],
    contents: [],
  };
};

/** The usual lunches of the next days on which the tiffin of the day is cooked, with what is in it. */
const lunchesOfTheDay = (kitchen: PlannedKitchen): Row<MealMenu>[] => {
  const tiffin = kitchen.menu.find(dish => dish.contents);
  if (!tiffin) return [];
  const days = [1, 2, 3, 4, 5, 6]
    .map(ahead => addDays(kitchen.today, ahead))
    .filter(day => isForLunch(tiffin, day));
  return tiffin.contents!.map((text, place) => ({
    supplierId: kitchen.id,
    serviceDate: days[place]!,
    mealtime: 'LUNCH',
    dishIds: kitchen.menu.filter(dish => isForLunch(dish, days[place]!)).map(({ id }) => id),
    contents: [{ dishId: tiffin.id, text }],
  }));
};

const isForLunch = ({ mealtimes, weekdays }: PlannedDish, day: string): boolean =>
  (mealtimes?.includes('LUNCH') ?? true) && (weekdays?.includes(weekdayNumber(day)) ?? true);
