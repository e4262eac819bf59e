import { allergens, diets, dishMarks, mealtimes } from '../../../../schema/constants.ts';
import type { Allergen } from '../allergen.ts';
import type { StoredFacts } from '../editable-dish.ts';
import { centsIn, listIn, named, Unreadable, word } from './cell-words.ts';
import { optionsIn, writeOptions } from './options-cell.ts';

/** How a fact of a dish is written in a cell of a menu file. What is read still has to pass the rules of the form. */
interface Cell<Fact> {
  column: string;
  write: (fact: Fact) => string;
  /** `known` is what the dish on the menu has, if there is one. */
  read: (written: string, known?: Fact) => unknown;
}

type Cells = { [Name in keyof StoredFacts]: Cell<StoredFacts[Name]> };

const spices = ['not spicy', 'mild', 'medium', 'hot'];

const spiceIn = (spice: string): number => {
  if (spice === '') return 0;
  const level = spices.indexOf(spice.toLowerCase());
  return level >= 0 ? level : /^[0-3]$/.test(spice) ? Number(spice) : Number.NaN;
};

/** Null when the cell is empty. */
const allergensIn = (written: string): Allergen[] | null | Unreadable => {
  if (written === '') return null;
  return written.toLowerCase() === 'none'
    ? []
    : listIn(allergens, /*i18n*/ '"{0}" is not an allergen we know', written);
};

const marksIn = (written: string) => listIn(dishMarks, /*i18n*/ '"{0}" is not a mark we know', written);

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** An empty cell means all of them, as for a dish that a cook says nothing more about. */
const allOr =
  (known: readonly unknown[], read: (written: string) => unknown[] | Unreadable) => (written: string) =>
    ['', 'all'].includes(written.toLowerCase()) ? known : read(written);

const writeAllOr = (known: readonly unknown[], written: readonly string[]) =>
  written.length === known.length ? 'all' : written.join('; ');

/** "Sat" or "Saturday". */
const weekdaysIn = (written: string) => {
  const found = listIn(
    weekdayNames,
    '',
    written.toLowerCase().replaceAll(/\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*/g, '$1'),
  );
  return found instanceof Unreadable
    ? new Unreadable(/*i18n*/ 'Please write days such as mon; wed; fri, or all')
    : found.map(name => weekdayNames.indexOf(name));
};

/** Plates of a portion: one unless the cell says more. */
const platesIn = (written: string) =>
  written === '' ? 1 : /^\d{1,3}$/.test(written) ? Number(written) : Number.NaN;

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
  return answer === undefined ? new Unreadable(/*i18n*/ 'Please write yes or no') : answer;
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
  mealtimes: {
    column: 'meals',
    write: meals => writeAllOr(mealtimes, meals.map(word)),
    read: allOr(mealtimes, written => listIn(mealtimes, /*i18n*/ '"{0}" is not a meal we know', written)),
  },
  weekdays: {
    column: 'days',
    write: days =>
      writeAllOr(
        weekdayNames,
        days.map(day => weekdayNames[day]!),
      ),
    read: allOr([0, 1, 2, 3, 4, 5, 6], weekdaysIn),
  },
  plates: { column: 'plates', write: String, read: platesIn },
  portionLimit: {
    column: 'portions a meal',
    write: limit => (limit === null ? '' : String(limit)),
    read: written => (written === '' ? null : platesIn(written)),
  },
  optionGroups: { column: 'options', write: writeOptions, read: optionsIn },
  isTiffinOfTheDay: {
    column: 'tiffin of the day',
    write: isOne => (isOne ? 'yes' : 'no'),
    read: written => (written === '' ? false : answerIn(written)),
  },
  isAvailable: { column: 'on sale', write: isOnSale => (isOnSale ? 'yes' : 'no'), read: answerIn },
};
