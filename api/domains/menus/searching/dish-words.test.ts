import { expect, test } from 'vitest';
import { termsOf } from '../../suppliers/searching/search-terms.ts';
import { factWords } from './dish-words.ts';

const dal = {
  name: 'Dal',
  categoryName: 'Curries',
  diet: 'VEGETARIAN',
  marks: ['JAIN', 'NO_ONION_GARLIC'],
} as const;

/** Whether a text that a kitchen is found by has all words of one alternative of each term. */
const finds = (text: string, searched: string) =>
  termsOf(searched).every(term => term.some(({ words }) => words.every(word => text.includes(word))));

test('a dish without egg or onion is found by that, and not by egg or onion', () => {
  const words = factWords(dal);
  for (const asked of ['eggless', 'no egg', 'without onion', 'satvik', 'jain'])
    expect(finds(words, asked)).toBe(true);
  for (const other of ['egg', 'anda', 'onion', 'garlic']) expect(finds(words, other)).toBe(false);
});

test('a dish with egg is found by egg, and not by what it lacks', () => {
  const words = factWords({ name: 'Omelet', categoryName: 'Breakfast', diet: 'EGG' });
  expect(finds(words, 'egg')).toBe(true);
  for (const asked of ['eggless', 'no egg']) expect(finds(words, asked)).toBe(false);
});
