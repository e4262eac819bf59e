import { categoryName, type DishFacts, dishFacts } from '../../../../schema/rules/menu.ts';
import { checked } from '../../../core/operation/checked.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { dishFactNames, type StoredFacts } from '../editable-dish.ts';
import { Unreadable } from './cell-words.ts';
import { menuCells } from './menu-cells.ts';
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

const readCell = <Name extends FactName>(name: Name, written: string, known: StoredFacts | undefined) =>
  menuCells[name].read(written, known?.[name]);

/** A dish in a menu file. */
export const recordOf = (category: string, dish: StoredFacts): MenuRecord => ({
  category,
  ...Object.fromEntries(dishFactNames.map(name => cellOf(name, dish))),
});

/** What is stored of the dish that a row is about, if it is on the menu. */
type Match = (title: { category: string; name: string }) => StoredFacts | undefined;

/**
 * Parses a row by the rules of the form; returns the dish or the error of its first invalid cell. A column that the
 * file does not have leaves a dish on the menu as it is.
 */
export const menuRow = (row: number, record: MenuRecord, match: Match): MenuRow | MenuRowError => {
  const wrong = (column: string, message: string): MenuRowError => ({ row, column, message });
  const category = checked(categoryName, record.category);
  if (category instanceof InvalidInput) return wrong('category', category.message);
  const name = checked(dishFacts.shape.name, record.name);
  if (name instanceof InvalidInput) return wrong('name', name.message);

  const known = match({ category, name });
  const read: Partial<Record<FactName, unknown>> = {};
  for (const fact of dishFactNames) {
    const { column } = menuCells[fact];
    const written = record[column];
    const value = written === undefined && known ? known[fact] : readCell(fact, written ?? '', known);
    if (value instanceof Unreadable) return wrong(column, value.message);
    read[fact] = value;
  }
  const facts = checked(dishFacts, { ...read, isAvailable: read.isAvailable ?? read.allergens !== null });
  if (facts instanceof InvalidInput) return wrong(columnOf(facts.field), facts.message);
  return { row, category, facts };
};

/** What concerns the whole dish is an error of its name. */
const columnOf = (field: string | null | undefined): string =>
  menuCells[dishFactNames.find(name => name === field?.split('.')[0]) ?? 'name'].column;
