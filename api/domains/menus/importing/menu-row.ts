import { allergens, diets } from '../../../../schema/constants.ts';
import { categoryName, type DishFacts, dishFacts } from '../../../../schema/rules/menu.ts';
import { checked } from '../../../core/operation/checked.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import type { Allergen } from '../allergen.ts';
import type { OwnDish } from '../own-dish.ts';
import type { MenuColumn, MenuRecord } from './menu-csv.ts';
import type { MenuRowError } from './menu-file-problems.ts';

export interface MenuRow {
  row: number;
  category: string;
  facts: DishFacts;
}

const spices = ['not spicy', 'mild', 'medium', 'hot'];
const word = (name: string) => name.toLowerCase().replaceAll('_', ' ');
const named = <Name extends string>(names: readonly Name[], written: string) =>
  names.find(name => word(name) === word(written.trim().replaceAll('-', ' ')));

/** A dish in a menu file. */
export const recordOf = (category: string, dish: OwnDish): MenuRecord => ({
  category,
  name: dish.name,
  description: dish.description,
  price: (dish.price.cents / 100).toFixed(2),
  portion: dish.portion ?? '',
  diet: word(dish.diet),
  spice: spices[dish.spiceLevel]!,
  allergens: dish.allergens === null ? '' : dish.allergens.map(word).join('; ') || 'none',
  'on sale': dish.isAvailable ? 'yes' : 'no',
});

const columnOf: Record<string, MenuColumn> = {
  name: 'name',
  description: 'description',
  priceCents: 'price',
  portion: 'portion',
  diet: 'diet',
  spiceLevel: 'spice',
  allergens: 'allergens',
  isAvailable: 'on sale',
};

/** Parses a row by the rules of the form; returns the dish or the error of its first invalid cell. */
export const menuRow = (row: number, record: MenuRecord): MenuRow | MenuRowError => {
  const wrong = (column: string, message: string): MenuRowError => ({ row, column, message });
  const category = checked(categoryName, record.category);
  if (category instanceof InvalidInput) return wrong('category', category.message);
  const contained = allergensIn(record.allergens);
  if (typeof contained === 'string') return wrong('allergens', `"${contained}" is not an allergen we know`);
  const isAvailable = answer(record['on sale'], contained !== null);
  if (isAvailable === undefined) return wrong('on sale', 'Please write yes or no');
  const facts = checked(dishFacts, {
    name: record.name,
    description: record.description,
    priceCents: centsIn(record.price),
    portion: record.portion || null,
    diet: named(diets, record.diet),
    spiceLevel: spiceIn(record.spice),
    allergens: contained,
    isAvailable,
  });
  if (facts instanceof InvalidInput) return wrong(columnOf[facts.field ?? ''] ?? 'name', facts.message);
  return { row, category, facts };
};

const centsIn = (price: string): number => {
  const plain = price.replace(/^\$\s*/, '').replaceAll(',', '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

const spiceIn = (spice: string): number => {
  if (spice === '') return 0;
  const level = spices.indexOf(spice.toLowerCase());
  return level >= 0 ? level : /^[0-3]$/.test(spice) ? Number(spice) : Number.NaN;
};

/** Null when the cell is empty; the first unknown name as it is written. */
const allergensIn = (written: string): Allergen[] | string | null => {
  if (written === '') return null;
  if (written.toLowerCase() === 'none') return [];
  const contained: Allergen[] = [];
  for (const name of written.split(/[;,]/).filter(part => part.trim())) {
    const known = named(allergens, name);
    if (!known) return name.trim();
    contained.push(known as Allergen);
  }
  return contained;
};

const answer = (written: string, otherwise: boolean): boolean | undefined => {
  if (written === '') return otherwise;
  return { yes: true, no: false, true: true, false: false }[written.toLowerCase()];
};
