import { listLengthLimit } from '../../../schema/constants.ts';
import { type Cooked, isUsuallyCooked, type Meal } from '../../../schema/rules/cooked-then.ts';
import { daysAfter } from '../../../schema/rules/days.ts';
import type { MealMenuInput, Mealtime, MenuWeekQuery } from '../../generated/graphql.ts';

export type WeekMeal = NonNullable<MenuWeekQuery['myMenuWeek']>['meals'][number];

export type WeekDish = NonNullable<MenuWeekQuery['myMenu']>['categories'][number]['dishes'][number];

/** A meal's own menu: its dishes, and what is in its tiffins of the day. */
export interface OwnMenu {
  dishIds: readonly string[];
  contents: readonly { dishId: string; text: string }[];
}

/** Null for the usual dishes. */
export type Menu = OwnMenu | null;

/** Menus that are not published yet, by meal. */
export type DraftedMenus = ReadonlyMap<string, Menu>;

/** As a draft is stored, which is short: dishes and texts are named by their place in a list. */
export interface StoredMenus {
  dishes: string[];
  meals: Record<string, number[] | null>;
  texts: string[];
  contents: Record<string, [dish: number, text: number][]>;
}

export const keyOf = ({ serviceDate, mealtime }: Meal): string => `${serviceDate} ${mealtime}`;

export const mealOf = (key: string): Meal => {
  const [serviceDate, mealtime] = key.split(' ') as [string, Mealtime];
  return { serviceDate, mealtime };
};

export const stored = (drafted: DraftedMenus): StoredMenus => {
  const menus = [...drafted.values()].filter(menu => menu !== null);
  const dishes = [...new Set(menus.flatMap(({ dishIds }) => dishIds))];
  const texts = [...new Set(menus.flatMap(({ contents }) => contents.map(({ text }) => text)))];
  const meals = [...drafted].map(([key, menu]) => [key, menu?.dishIds.map(id => dishes.indexOf(id)) ?? null]);
  const contents = [...drafted]
    .filter(([, menu]) => menu && menu.contents.length > 0)
    .map(([key, menu]) => [
      key,
      menu!.contents.map(({ dishId, text }) => [dishes.indexOf(dishId), texts.indexOf(text)]),
    ]);
  return { dishes, meals: Object.fromEntries(meals), texts, contents: Object.fromEntries(contents) };
};

export const restored = ({ dishes, meals, texts, contents }: StoredMenus): DraftedMenus =>
  new Map(
    Object.entries(meals).map(([key, menu]) => [
      key,
      menu && {
        dishIds: menu.flatMap(place => dishes[place] ?? []),
        contents: (contents[key] ?? []).flatMap(([dish, written]) => {
          const [dishId, text] = [dishes[dish], texts[written]];
          return dishId && text ? [{ dishId, text }] : [];
        }),
      },
    ]),
  );

const hasSameEntries = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(each => other.includes(each));

const contentKeys = ({ contents }: OwnMenu) => contents.map(({ dishId, text }) => `${dishId} ${text}`);

const isSame = (one: Menu, other: Menu): boolean =>
  one && other
    ? hasSameEntries(one.dishIds, other.dishIds) && hasSameEntries(contentKeys(one), contentKeys(other))
    : one === null && other === null;

const publishedMenu = ({ dishIds, contents }: WeekMeal): Menu => dishIds && { dishIds, contents };

/** Without a dish, or with one more. */
export const withDish = ({ dishIds, contents }: OwnMenu, id: string): OwnMenu =>
  dishIds.includes(id)
    ? {
        dishIds: dishIds.filter(each => each !== id),
        contents: contents.filter(({ dishId }) => dishId !== id),
      }
    : { dishIds: [...dishIds, id], contents };

export const contentIn = (menu: Menu, id: string): string =>
  menu?.contents.find(({ dishId }) => dishId === id)?.text ?? '';

/** With another content of a tiffin of the day, or none. */
export const withContent = ({ dishIds, contents }: OwnMenu, id: string, text: string): OwnMenu => ({
  dishIds,
  contents: [...contents.filter(({ dishId }) => dishId !== id), ...(text ? [{ dishId: id, text }] : [])],
});

/** The menu of a meal as it would be published. */
export const menuOf = (meal: WeekMeal, drafted: DraftedMenus): Menu =>
  drafted.get(keyOf(meal)) === undefined ? publishedMenu(meal) : (drafted.get(keyOf(meal)) ?? null);

/** With another menu of a meal, unless it is the published one. */
export const withMenu = (drafted: DraftedMenus, meal: WeekMeal, menu: Menu): DraftedMenus => {
  const next = new Map(drafted);
  if (isSame(menu, publishedMenu(meal))) next.delete(keyOf(meal));
  else next.set(keyOf(meal), menu);
  return next;
};

/** Without the menus of some meals. */
export const without = (drafted: DraftedMenus, meals: readonly Meal[]): DraftedMenus => {
  const keys = new Set(meals.map(keyOf));
  return new Map([...drafted].filter(([key]) => !keys.has(key)));
};

/** The dishes that are cooked for a meal, in the cook's order. */
export const cookedDishes = <Dish extends Cooked>(
  dishes: readonly Dish[],
  meal: Meal,
  menu: Menu,
): readonly Dish[] =>
  dishes.filter(dish => (menu ? menu.dishIds.includes(dish.id) : isUsuallyCooked(dish, meal)));

export const isOpen = (meal: WeekMeal, now: Date): boolean => new Date(meal.cutOffAt) > now;

/** With the menus of the week before, for those meals of a week that can still change and were planned then, too. */
export const copiedWeek = (
  drafted: DraftedMenus,
  { firstDay, meals }: { firstDay: string; meals: readonly WeekMeal[] },
  now: Date,
): DraftedMenus =>
  meals
    .filter(meal => meal.serviceDate >= firstDay && isOpen(meal, now))
    .reduce((next, meal) => {
      const weekBefore = daysAfter(meal.serviceDate, -7);
      const before = meals.find(each => each.serviceDate === weekBefore && each.mealtime === meal.mealtime);
      return before ? withMenu(next, meal, menuOf(before, next)) : next;
    }, drafted);

interface Known {
  id: string;
  isTiffinOfTheDay: boolean;
}

/**
 * Menus to send for the drafted meals up to a day; meals with the same menu share one. Removed dishes are left out, and
 * what is in dishes that are no tiffin of the day any more.
 */
export const menusUntil = (
  drafted: DraftedMenus,
  lastDay: string,
  dishes: readonly Known[],
): MealMenuInput[] => {
  const known = new Map(dishes.map(dish => [dish.id, dish]));
  const menus = new Map<string, MealMenuInput>();
  for (const [key, menu] of drafted) {
    const meal = mealOf(key);
    if (meal.serviceDate > lastDay) continue;
    const dishIds = menu?.dishIds.filter(id => known.has(id)).sort() ?? null;
    const contents =
      menu?.contents
        .filter(({ dishId, text }) => known.get(dishId)?.isTiffinOfTheDay && text.trim())
        .map(({ dishId, text }) => ({ dishId, text }))
        .sort((one, other) => one.dishId.localeCompare(other.dishId)) ?? [];
    const name = JSON.stringify([dishIds, contents]);
    menus.set(name, { dishIds, contents, meals: [...(menus.get(name)?.meals ?? []), meal] });
  }
  return [...menus.values()];
};

/** The days until which drafted menus can be published at a time. */
export const daysToPublish = (drafted: DraftedMenus, dishes: readonly Known[]): string[] =>
  [...new Set([...drafted.keys()].map(key => mealOf(key).serviceDate))].sort().filter(day => {
    const menus = menusUntil(drafted, day, dishes);
    return menus.length <= listLengthLimit && menus.every(({ meals }) => meals.length <= listLengthLimit);
  });
