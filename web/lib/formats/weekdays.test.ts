import { expect, it } from 'vitest';
import { weekdaysWords } from './weekdays.ts';

it.each([
  [[1, 2, 3, 4, 5], 'Mon–Fri'],
  [[5, 6, 0], 'Fri–Sun'],
  [[1, 3, 5], 'Mon, Wed, and Fri'],
  [[1, 2, 4, 5], 'Mon, Tue, Thu, and Fri'],
  [[6, 0], 'Sat and Sun'],
  [[2], 'Tue'],
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
])('%j are %s', (weekdays, words) => {
  expect(weekdaysWords(weekdays)).toBe(words);
});
