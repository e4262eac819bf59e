import { dishLimit, menuCategoryLimit } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { folded } from '../../../core/values/searchable.ts';
import type { Dish } from '../dish.ts';
import { dishFactNames } from '../editable-dish.ts';
import type { OwnMenu } from '../own-menu.ts';
import { hasSameFacts } from '../same-facts.ts';
import type { MenuRecord } from './menu-csv.ts';
import { InvalidMenuFile, type MenuRowError } from './menu-file-problems.ts';
import { type MenuRow, menuRow } from './menu-row.ts';

export interface PlannedRow extends MenuRow {
  /** The dish on the menu that the row matches; undefined when it is new. */
  dish: Dish | undefined;
  change: 'ADDED' | 'CHANGED' | 'UNCHANGED';
}

export interface MenuImportPlan {
  rows: PlannedRow[];
  errors: MenuRowError[];
}

const isError = (row: MenuRow | MenuRowError): row is MenuRowError => 'message' in row;

/** Plans an import: dishes are matched by name, and none is removed. */
export const planMenuImport = (
  menu: OwnMenu,
  records: readonly { row: number; record: MenuRecord }[],
): MenuImportPlan | InvalidMenuFile => {
  const plan: MenuImportPlan = { rows: [], errors: [] };
  const rowOf = new Map<string, number>();
  for (const { row, record } of records) {
    const read = menuRow(row, record, title => onMenu(menu, title).at(0)?.dish);
    const planned = isError(read) ? read : plannedRow(menu, read, rowOf);
    if (isError(planned)) plan.errors.push(planned);
    else plan.rows.push(planned);
  }
  return tooMuch(menu, plan) ?? plan;
};

/** The dishes of this name in the category, or else in the others. */
const onMenu = ({ categories }: OwnMenu, { category, name }: { category: string; name: string }) => {
  const namesakes = categories.flatMap(({ name: heading, dishes }) =>
    dishes
      .filter(dish => folded(dish.name) === folded(name))
      .map(dish => ({ dish, isHere: folded(heading) === folded(category) })),
  );
  const here = namesakes.filter(({ isHere }) => isHere);
  return here.length > 0 ? here : namesakes;
};

const plannedRow = (menu: OwnMenu, read: MenuRow, rowOf: Map<string, number>): PlannedRow | MenuRowError => {
  const { row, category, facts } = read;
  const wrong = (message: string): MenuRowError => ({ row, column: 'name', message });
  const key = folded(facts.name);
  const before = rowOf.get(key);
  if (before !== undefined) return wrong(withValues(/*i18n*/ 'This dish is in row {0} already', before));
  rowOf.set(key, row);

  const [known, another] = onMenu(menu, { category, name: facts.name });
  if (another)
    return wrong(/*i18n*/ 'Several dishes on your menu have this name. Give them different names first');
  if (!known) return { ...read, dish: undefined, change: 'ADDED' };
  const isSame = known.isHere && hasSameFacts(known.dish, facts, dishFactNames);
  return { ...read, dish: known.dish, change: isSame ? 'UNCHANGED' : 'CHANGED' };
};

const tooMuch = ({ categories }: OwnMenu, { rows }: MenuImportPlan): InvalidMenuFile | undefined => {
  const headings = new Set([
    ...categories.map(({ name }) => folded(name)),
    ...rows.map(({ category }) => folded(category)),
  ]);
  if (headings.size > menuCategoryLimit) {
    return new InvalidMenuFile(
      withValues(/*i18n*/ 'A menu holds at most {0} categories.', menuCategoryLimit),
    );
  }
  const dishes = categories.reduce((sum, category) => sum + category.dishes.length, 0);
  const added = rows.filter(row => row.change === 'ADDED').length;
  if (dishes + added <= dishLimit) return undefined;
  return new InvalidMenuFile(
    withValues(
      /*i18n*/ 'A menu can have up to {0} dishes; this file would bring it to {1}.',
      dishLimit,
      dishes + added,
    ),
  );
};
