import { allergens, diets, dishMarks } from '../../../../schema/constants.ts';
import type { Allergen } from '../allergen.ts';
import type { StoredFacts } from '../editable-dish.ts';

/** Why a cell cannot be read. */
export class Unreadable {
  constructor(readonly message: string) {}
}

/** How a fact of a dish is written in a cell of a menu file. What is read still has to pass the rules of the form. */
interface Cell<Fact> {
  column: string;
  write: (fact: Fact) => string;
  read: (written: string) => unknown;
}

type Cells = { [Name in keyof StoredFacts]: Cell<StoredFacts[Name]> };

const word = (name: string) => name.toLowerCase().replaceAll('_', ' ');
const named = <Name extends string>(names: readonly Name[], written: string) =>
  names.find(name => word(name) === word(written.trim().replaceAll('-', ' ')));

const centsIn = (price: string): number => {
  const plain = price.replace(/^\$\s*/, '').replaceAll(',', '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

const spices = ['not spicy', 'mild', 'medium', 'hot'];

const spiceIn = (spice: string): number => {
  if (spice === '') return 0;
  const level = spices.indexOf(spice.toLowerCase());
  return level >= 0 ? level : /^[0-3]$/.test(spice) ? Number(spice) : Number.NaN;
};

/** The names in a cell, separated by semicolons or commas. */
const listIn = <Name extends string>(names: readonly Name[], what: string, written: string) => {
  const found: Name[] = [];
  for (const part of written.split(/[;,]/).filter(each => each.trim())) {
    const known = named(names, part);
    if (!known) return new Unreadable(`"${part.trim()}" is not ${what} we know`);
    found.push(known);
  }
  return found;
};

/** Null when the cell is empty. */
const allergensIn = (written: string): Allergen[] | null | Unreadable => {
  if (written === '') return null;
  return written.toLowerCase() === 'none' ? [] : listIn(allergens, 'an allergen', written);
};

const marksIn = (written: string) => listIn(dishMarks, 'a mark', written);

const answers = new Map<string, boolean | null>([
  ['', null],
  ['yes', true],
  ['no', false],
  ['true', true],
  ['false', false],
]);

/** Null when the cell is empty. */
const answerIn = (written: string): boolean | null | Unreadable => {
  const answer = answers.get(written.toLowerCase());
  return answer === undefined ? new Unreadable('Please write yes or no') : answer;
};

const text = (column: string) => ({
  column,
  write: (written: string | null) => written ?? '',
  read: (written: string) => written,
});

/** In the order of the columns. */
export const menuCells: Cells = {
  name: text('name'),
  description: text('description'),
  priceCents: { column: 'price', write: cents => (cents / 100).toFixed(2), read: centsIn },
  portion: text('portion'),
  diet: { column: 'diet', write: word, read: written => named(diets, written) },
  spiceLevel: { column: 'spice', write: level => spices[level]!, read: spiceIn },
  allergens: {
    column: 'allergens',
    write: contained => (contained === null ? '' : contained.map(word).join('; ') || 'none'),
    read: allergensIn,
  },
  marks: { column: 'marks', write: marks => marks.map(word).join('; '), read: marksIn },
  isAvailable: { column: 'on sale', write: isOnSale => (isOnSale ? 'yes' : 'no'), read: answerIn },
};
