import { mealMenuFileBytes } from '../../../../../schema/constants.ts';
import { suppliers, withScope } from '../../../../core/access/rules.ts';
import type { Sql } from '../../../../core/database/sql.ts';
import type { OpenFile } from '../../../../core/files/incoming-file.ts';
import { readSmallFile } from '../../../../core/files/read-small-file.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../../core/operation/operation.ts';
import { Problem } from '../../../../core/operation/problem.ts';
import { menuOfKitchen } from '../../find-own-menu.ts';
import { InvalidMenuFile, MenuRowsInvalid } from '../../importing/menu-file-problems.ts';
import { MenuNotOpen } from '../../menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen, ownKitchen } from '../../own-kitchen.ts';
import { findMealsToPublish } from '../find-meals-to-publish.ts';
import { publishMenusOf } from '../publish-meal-menus.ts';
import { PublishedMealMenus } from '../published-meal-menus.ts';
import { type MealRecord, readMealMenuCsv, writeMealMenuCsv } from './meal-menu-csv.ts';
import { MealMenuImportPreview } from './meal-menu-import.ts';
import { type MenuToPublish, type PlannedMeals, planMealImport } from './plan-meal-import.ts';

type Records = { row: number; record: MealRecord }[];

const read = async (ctx: Ctx, open: OpenFile): Promise<Records | Problem> => {
  if (!(await ownKitchen(ctx))) return new MenuNotOpen();
  const content = await readSmallFile(open, mealMenuFileBytes);
  if (content instanceof Problem) return content;
  return content
    ? readMealMenuCsv(content)
    : new InvalidMenuFile(/*i18n*/ 'A file of menus has at most 2 MB.');
};

const plannedMeals = async (sql: Sql, kitchen: OwnKitchen, now: Date): Promise<PlannedMeals> => {
  const { lastDay, meals } = await findMealsToPublish(sql, kitchen);
  const { categories } = await menuOfKitchen(sql, kitchen);
  return { today: kitchen.today, lastDay, now, meals, dishes: categories.flatMap(({ dishes }) => dishes) };
};

/** Writes the menus of the meals that still take orders as a file; null without an approved kitchen. */
export const exportMealMenus = async (ctx: Ctx): Promise<string | null> => {
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return null;
  const { meals, dishes, now } = await plannedMeals(ctx.sql, kitchen, ctx.now);
  return writeMealMenuCsv(
    meals.filter(meal => new Date(meal.cutOffAt) > now),
    dishes,
  );
};

/** Previews the import of a file. Stores nothing. */
export const previewMealMenuImport = async (
  ctx: Ctx,
  open: OpenFile,
): Promise<MealMenuImportPreview | Problem> => {
  ctx.viewer.must(withScope('MENU_WRITE', suppliers));
  const records = await read(ctx, open);
  if (records instanceof Problem) return records;
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return new MenuNotOpen();
  const planned = await plannedMeals(ctx.sql, kitchen, ctx.now);
  return new MealMenuImportPreview(planMealImport(planned, records));
};

const perform = async (work: Work, records: Records): Promise<PublishedMealMenus | Problem> => {
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  const { changed, errors } = planMealImport(await plannedMeals(work.sql, kitchen, work.now), records);
  if (errors.length > 0) return new MenuRowsInvalid(errors);
  if (changed.length === 0) return new PublishedMealMenus(kitchen.id, []);
  return publishMenusOf(work, kitchen, together(changed));
};

/** Meals with the same menu share one, so that eight weeks of it are stored as fast as one. */
const together = (menus: readonly MenuToPublish[]): MenuToPublish[] =>
  [...Map.groupBy(menus, ({ dishIds, contents }) => JSON.stringify([dishIds, contents])).values()].map(
    same => ({ ...same[0]!, meals: same.flatMap(({ meals }) => meals) }),
  );

/** Publishes the menus of a whole file, or none when a single row is invalid. */
export const importMealMenus = preparedOperation(withScope('MENU_WRITE', suppliers), read, perform);
