import { menuFileBytes } from '../../../../schema/constants.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import type { OpenFile } from '../../../core/files/incoming-file.ts';
import { readSmallFile } from '../../../core/files/read-small-file.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { folded } from '../../../core/values/searchable.ts';
import { addCategory } from '../add-menu-category.ts';
import { findOwnMenu, menuOfKitchen } from '../find-own-menu.ts';
import { MenuNotOpen } from '../menu-problems.ts';
import { type DishChange, noteMenuChange } from '../note-menu-change.ts';
import { lockOwnKitchen, type OwnKitchen, ownKitchen } from '../own-kitchen.ts';
import type { StoredCategory } from '../own-menu-parts.ts';
import { addDish, changeDish } from '../stored-dish.ts';
import { type MenuRecord, readMenuCsv } from './menu-csv.ts';
import { InvalidMenuFile, MenuRowsInvalid } from './menu-file-problems.ts';
import { MenuImportPreview } from './menu-import.ts';
import { type PlannedRow, planMenuImport } from './plan-menu-import.ts';

type Records = { row: number; record: MenuRecord }[];

const read = async (ctx: Ctx, open: OpenFile): Promise<Records | Problem> => {
  if (!(await ownKitchen(ctx))) return new MenuNotOpen();
  const content = await readSmallFile(open, menuFileBytes);
  if (content instanceof Problem) return content;
  return content ? readMenuCsv(content) : new InvalidMenuFile(/*i18n*/ 'A menu file has at most 512 KB.');
};

/** Previews the import of a file. Stores nothing. */
export const previewMenuImport = async (ctx: Ctx, open: OpenFile): Promise<MenuImportPreview | Problem> => {
  ctx.viewer.must(withScope('MENU_WRITE', suppliers));
  const records = await read(ctx, open);
  if (records instanceof Problem) return records;
  const menu = await findOwnMenu(ctx);
  if (!menu) return new MenuNotOpen();
  const plan = planMenuImport(menu, records);
  return plan instanceof Problem ? plan : new MenuImportPreview(plan);
};

const perform = async (
  work: Work,
  records: Records,
): Promise<{ added: number; changed: number } | Problem> => {
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  const menu = await menuOfKitchen(work.sql, kitchen);
  const plan = planMenuImport(menu, records);
  if (plan instanceof Problem) return plan;
  if (plan.errors.length > 0) return new MenuRowsInvalid(plan.errors);

  const categories = new Map<string, StoredCategory>(menu.categories.map(each => [folded(each.name), each]));
  const changes: DishChange[] = [];
  for (const row of plan.rows) changes.push(...(await takeOver(work, kitchen, categories, row)));
  await noteMenuChange(work, kitchen, changes);
  const count = (change: PlannedRow['change']) => plan.rows.filter(row => row.change === change).length;
  return { added: count('ADDED'), changed: count('CHANGED') };
};

/** Returns what changed of a dish that could be ordered before. */
const takeOver = async (
  work: Work,
  kitchen: OwnKitchen,
  categories: Map<string, StoredCategory>,
  { category: heading, facts, dish, change }: PlannedRow,
): Promise<DishChange[]> => {
  if (change === 'UNCHANGED') return [];
  const category = categories.get(folded(heading)) ?? (await addCategory(work, kitchen, heading));
  categories.set(folded(heading), category);
  if (dish) return [await changeDish(work, dish, category, facts)];
  await addDish(work, kitchen, category, facts);
  return [];
};

/** Imports a whole file, or nothing when a single row is invalid. */
export const importMenu = preparedOperation(withScope('MENU_WRITE', suppliers), read, perform);
