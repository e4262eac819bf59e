import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

it.each([
  [null, undefined, undefined],
  [0, 'Submitted today', 'neutral'],
  [1, 'Waiting 1 business day', 'neutral'],
  [2, 'Waiting 2 business days', 'warn'],
  [3, 'Waiting 3 business days', 'warn'],
  [4, 'Over 3 business days', 'danger'],
])('after %j business days', (days, words, tone) => {
  expect(waitingWords(days)?.words).toBe(words);
  expect(waitingWords(days)?.tone).toBe(tone);
});
