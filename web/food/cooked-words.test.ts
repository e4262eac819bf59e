import { expect, test } from 'vitest';
import { cookedWords } from './cooked-words.ts';

const everyMeal = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

test.each([
  [everyMeal, everyDay, null],
  [['BREAKFAST'], everyDay, 'For breakfast'],
  [['DINNER', 'LUNCH'], everyDay, 'For lunch and dinner'],
  [everyMeal, [5], 'On Fri'],
  [everyMeal, [0, 6], 'On Sat and Sun'],
  [everyMeal, [1, 2, 3, 4, 5], 'On Mon – Fri'],
  [['LUNCH'], [0, 2, 4], 'For lunch on Tue, Thu, and Sun'],
] as const)('a dish for %o on %o', (mealtimes, weekdays, words) => {
  expect(cookedWords({ mealtimes, weekdays })).toBe(words);
});
