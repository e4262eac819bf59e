import { categoryName, type DishFacts, dishFacts } from '../../../../schema/rules/menu.ts';
import { checked } from '../../../core/operation/checked.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { dishFactNames, type StoredFacts } from '../editable-dish.ts';
import { menuCells, Unreadable } from './menu-cells.ts';
import type { MenuRecord } from './menu-csv.ts';
import type { MenuRowError } from './menu-file-problems.ts';

export interface MenuRow {
  row: number;
  category: string;
  facts: DishFacts;
}

type FactName = keyof StoredFacts;

const cellOf = <Name extends FactName>(name: Name, dish: StoredFacts) => {
  const { column, write } = menuCells[name];
  return [column, write(dish[name])];
};

/** A dish in a menu file. */
export const recordOf = (category: string, dish: StoredFacts): MenuRecord => ({
  category,
  ...Object.fromEntries(dishFactNames.map(name => cellOf(name, dish))),
});

/** Parses a row by the rules of the form; returns the dish or the error of its first invalid cell. */
export const menuRow = (row: number, record: MenuRecord): MenuRow | MenuRowError => {
  const wrong = (column: string, message: string): MenuRowError => ({ row, column, message });
  const category = checked(categoryName, record.category);
  if (category instanceof InvalidInput) return wrong('category', category.message);

  const read: Partial<Record<FactName, unknown>> = {};
  for (const name of dishFactNames) {
    const { column, read: readCell } = menuCells[name];
    const fact = readCell(record[column] ?? '');
    if (fact instanceof Unreadable) return wrong(column, fact.message);
    read[name] = fact;
  }
  const facts = checked(dishFacts, { ...read, isAvailable: read.isAvailable ?? read.allergens !== null });
  if (facts instanceof InvalidInput) return wrong(columnOf(facts.field), facts.message);
  return { row, category, facts };
};

/** A dish whose name is wrong has its error there, and so has what concerns the whole dish. */
const columnOf = (field: string | null | undefined): string =>
  menuCells[dishFactNames.find(name => name === field) ?? 'name'].column;
