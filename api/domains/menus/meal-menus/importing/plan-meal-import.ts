import { isDeepStrictEqual } from 'node:util';
import { mealMenuWeeks, mealtimes } from '../../../../../schema/constants.ts';
import { isSameMeal, isUsuallyCooked } from '../../../../../schema/rules/cooked-then.ts';
import { mealContent } from '../../../../../schema/rules/meal-menus.ts';
import { withValues } from '../../../../../schema/with-values.ts';
import { checked } from '../../../../core/operation/checked.ts';
import { InvalidInput } from '../../../../core/operation/problem.ts';
import { named as nameIn, Unreadable } from '../../importing/cell-words.ts';
import type { MenuRowError } from '../../importing/menu-file-problems.ts';
import type { MealContent } from '../meal-content.ts';
import type { MealOfDay } from '../meal-of-day.ts';
import type { MenuWeekMeal } from '../menu-week.ts';
import {
  contentColumn,
  type FileDish,
  isNeeded,
  type MealRecord,
  recordOfMeal,
  tiffinsIn,
} from './meal-menu-csv.ts';
import { byName, dishesIn } from './meal-names.ts';

/** What a kitchen plans in the weeks whose menus can be published. */
export interface PlannedMeals {
  today: string;
  lastDay: string;
  now: Date;
  dishes: readonly FileDish[];
  meals: readonly MenuWeekMeal[];
}

/** A menu to publish for a meal; without dishes its usual ones. */
export interface MenuToPublish {
  dishIds: string[] | null;
  contents: MealContent[];
  meals: MealOfDay[];
}

export interface MealImportPlan {
  changed: MenuToPublish[];
  unchangedCount: number;
  errors: MenuRowError[];
}

interface Fault {
  column: string;
  message: string;
}

const isFault = (read: object): read is Fault => 'message' in read;

/** Plans an import of menus: each row is the menu of one meal, and meals that are not in the file stay. */
export const planMealImport = (
  planned: PlannedMeals,
  records: readonly { row: number; record: MealRecord }[],
): MealImportPlan => {
  const plan: MealImportPlan = { changed: [], unchangedCount: 0, errors: [] };
  const rowOf = new Map<string, number>();
  const named = byName(planned.dishes);
  for (const { row, record } of records) {
    const read = menuInRow({ ...planned, named }, record, row, rowOf);
    if (read === 'UNCHANGED') plan.unchangedCount += 1;
    else if (isFault(read)) plan.errors.push({ row, ...read });
    else plan.changed.push(read);
  }
  return plan;
};

const menuInRow = (
  planned: PlannedMeals & { named: ReturnType<typeof byName> },
  record: MealRecord,
  row: number,
  rowOf: Map<string, number>,
): MenuToPublish | Fault | 'UNCHANGED' => {
  const meal = mealIn(planned, record);
  if (isFault(meal)) return meal;
  const { serviceDate, mealtime } = meal;
  const key = `${serviceDate} ${mealtime}`;
  const before = rowOf.get(key);
  if (before !== undefined)
    return { column: 'meal', message: withValues(/*i18n*/ 'This meal is in row {0} already', before) };
  rowOf.set(key, row);
  // Also where several dishes have one name, which could not be read.
  const known = recordOfMeal(meal, planned.dishes);
  const compared: MealRecord = { ...known, ...record, date: serviceDate, meal: known.meal! };
  if (Object.keys(known).every(column => compared[column] === known[column])) return 'UNCHANGED';

  const menu = menuIn(planned, meal, record);
  if (isFault(menu)) return menu;
  if (isSameMenu(menu, meal, planned.dishes)) return 'UNCHANGED';
  if (new Date(meal.cutOffAt) <= planned.now)
    return {
      column: 'date',
      message: /*i18n*/ 'Orders for this meal have closed, so its menu stays. Delete this row',
    };
  return { ...menu, meals: [{ serviceDate, mealtime }] };
};

/** As it is written in our exports, or as American spreadsheets write it when they save the file. */
const dateIn = (written: string): string | undefined => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : written;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined;
};

const mealIn = ({ today, lastDay, meals }: PlannedMeals, record: MealRecord): MenuWeekMeal | Fault => {
  const serviceDate = dateIn(record.date!);
  if (!serviceDate) return { column: 'date', message: /*i18n*/ 'Please write a date such as 2026-11-27' };
  const mealtime = nameIn(mealtimes, record.meal!);
  if (!mealtime)
    return {
      column: 'meal',
      message: withValues(/*i18n*/ '"{0}" is not a meal we know', record.meal!.slice(0, 80)),
    };
  if (serviceDate < today) return { column: 'date', message: /*i18n*/ 'This day is over. Delete this row' };
  if (serviceDate > lastDay)
    return {
      column: 'date',
      message: withValues(/*i18n*/ 'Menus can be published up to {0} weeks ahead.', mealMenuWeeks),
    };
  return (
    meals.find(meal => isSameMeal(meal, { serviceDate, mealtime })) ?? {
      column: 'meal',
      message:
        /*i18n*/ 'You do not cook this meal on this day. Add it to your week first, or delete this row',
    }
  );
};

type Menu = Pick<MenuToPublish, 'dishIds' | 'contents'>;

const menuIn = (
  { dishes, named }: Pick<PlannedMeals, 'dishes'> & { named: ReturnType<typeof byName> },
  meal: MenuWeekMeal,
  record: MealRecord,
): Menu | Fault => {
  const found = dishesIn(record.dishes!, named);
  if (found instanceof Unreadable) return { column: 'dishes', message: found.message };
  const cooked = found ?? dishes.filter(dish => isUsuallyCooked(dish, meal)).map(({ id }) => id);
  const contents = contentsIn(dishes, cooked, meal, record);
  if (!Array.isArray(contents)) return contents;
  // What is in a tiffin belongs to a menu of the meal, also where its dishes are the usual ones.
  return { dishIds: contents.length > 0 ? cooked : found, contents };
};

/** A column that the file does not have leaves what is in a dish as it is. */
const contentsIn = (
  dishes: readonly FileDish[],
  cooked: readonly string[],
  meal: MenuWeekMeal,
  record: MealRecord,
): MealContent[] | Fault => {
  const contents: MealContent[] = [];
  for (const dish of tiffinsIn(dishes)) {
    const column = contentColumn(dish);
    const isCooked = cooked.includes(dish.id);
    const current = meal.contents.find(content => content.dishId === dish.id)?.text ?? '';
    const written = record[column] ?? (isCooked ? current : '');
    if (written === '') continue;
    const text = checked(mealContent, written);
    if (text instanceof InvalidInput) return { column, message: text.message };
    if (!isCooked)
      return {
        column,
        message: /*i18n*/ 'This dish is not cooked for this meal. Add it to the dishes, or empty this cell',
      };
    contents.push({ dishId: dish.id, text });
  }
  const stray = Object.keys(record).find(
    column =>
      !isNeeded(column) &&
      record[column] !== '' &&
      !tiffinsIn(dishes).some(dish => contentColumn(dish) === column),
  );
  return stray === undefined
    ? contents
    : { column: stray, message: /*i18n*/ 'No tiffin of the day on your menu has this name' };
};

/** Removed dishes that a menu still names, and contents of dishes that are no tiffin of the day, make no difference. */
const isSameMenu = (menu: Menu, meal: MenuWeekMeal, dishes: readonly FileDish[]): boolean => {
  const ids = (all: readonly string[] | null) =>
    all && dishes.filter(dish => all.includes(dish.id)).map(({ id }) => id);
  const texts = (contents: readonly MealContent[]) =>
    tiffinsIn(dishes).map(({ id }) => contents.find(content => content.dishId === id)?.text ?? '');
  return (
    isDeepStrictEqual(ids(menu.dishIds), ids(meal.dishIds)) &&
    isDeepStrictEqual(texts(menu.contents), texts(meal.contents))
  );
};
