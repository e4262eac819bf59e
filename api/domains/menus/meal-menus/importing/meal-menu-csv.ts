import { stringify } from 'csv-stringify/sync';
import { dishLimit, mealMenuWeeks, mealtimes } from '../../../../../schema/constants.ts';
import { withValues } from '../../../../../schema/with-values.ts';
import { word } from '../../importing/cell-words.ts';
import { cellText, csvRows } from '../../importing/csv-rows.ts';
import { InvalidMenuFile } from '../../importing/menu-file-problems.ts';
import type { MenuWeekMeal } from '../menu-week.ts';
import { writeDishes } from './meal-names.ts';

/** Columns that every file has; beside them there is one for each tiffin of the day. */
const needed = ['date', 'meal', 'dishes'];

export const isNeeded = (column: string): boolean => needed.includes(column);

/** A dish as far as a file of menus says something of it. */
export interface FileDish {
  id: string;
  name: string;
  mealtimes: MenuWeekMeal['mealtime'][];
  weekdays: number[];
  isTiffinOfTheDay: boolean;
}

const contentPrefix = 'in ';

/** The column of what is in a tiffin of the day, in the form in which headers are compared. */
export const contentColumn = ({ name }: { name: string }): string => `${contentPrefix}${name.toLowerCase()}`;

export const tiffinsIn = (dishes: readonly FileDish[]): FileDish[] =>
  dishes.filter(dish => dish.isTiffinOfTheDay);

/** The cells of a row by their columns, without those that the file does not have. */
export type MealRecord = Record<string, string>;

/** A meal in a file of menus. */
export const recordOfMeal = (meal: MenuWeekMeal, dishes: readonly FileDish[]): MealRecord => ({
  date: meal.serviceDate,
  meal: word(meal.mealtime),
  dishes: writeDishes(meal.dishIds && dishes.filter(({ id }) => meal.dishIds!.includes(id))),
  ...Object.fromEntries(
    tiffinsIn(dishes).map(dish => [
      contentColumn(dish),
      meal.contents.find(content => content.dishId === dish.id)?.text ?? '',
    ]),
  ),
});

/** Writes a CSV with a UTF-8 byte order mark and escaped formulas, safe to open in a spreadsheet. */
export const writeMealMenuCsv = (meals: readonly MenuWeekMeal[], dishes: readonly FileDish[]): string =>
  stringify(
    meals.map(meal => recordOfMeal(meal, dishes)),
    {
      header: true,
      columns: [
        ...needed.map(key => ({ key, header: key })),
        ...tiffinsIn(dishes).map(dish => ({
          key: contentColumn(dish),
          header: `${contentPrefix}${dish.name}`,
        })),
      ],
      bom: true,
      escape_formulas: true,
    },
  );

const mostMeals = mealMenuWeeks * 7 * mealtimes.length;

/** More than a hundred dishes by their longest names. */
const longestRow = 40_000;

/** Parses a file of menus into rows with their spreadsheet row numbers, or returns why it cannot. */
export const readMealMenuCsv = (
  content: Uint8Array,
): { row: number; record: MealRecord }[] | InvalidMenuFile => {
  const rows = csvRows(content, longestRow);
  if (rows instanceof InvalidMenuFile) return rows;
  const [header = [], ...body] = rows;
  const columns = header
    .map((name, place) => ({ name: cellText(name).toLowerCase(), place }))
    .filter(({ name }) => needed.includes(name) || name.startsWith(contentPrefix))
    .slice(0, needed.length + dishLimit);
  const missing = needed.find(column => !columns.some(({ name }) => name === column));
  if (missing)
    return new InvalidMenuFile(withValues(/*i18n*/ 'The first row lacks the column "{0}".', missing));
  const recordOf = (cells: readonly string[]): MealRecord =>
    Object.fromEntries(columns.map(({ name, place }) => [name, cellText(cells[place])]));
  const filled = body
    .map((cells, index) => ({ row: index + 2, record: recordOf(cells) }))
    .filter(({ record }) => Object.values(record).some(Boolean));
  if (filled.length === 0) return new InvalidMenuFile(/*i18n*/ 'There is no meal in this file.');
  if (filled.length > mostMeals)
    return new InvalidMenuFile(withValues(/*i18n*/ 'A file can have up to {0} meals.', mostMeals));
  return filled;
};
