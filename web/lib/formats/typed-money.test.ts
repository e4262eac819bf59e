import { describe, expect, test } from 'vitest';
import { centsFrom } from './typed-money.ts';

describe('a price as people type it', () => {
  test.each([
    ['8', 800],
    ['8.5', 850],
    [' $8.50 ', 850],
    ['1,008.50', 100_850],
    ['0.29', 29],
    ['.5', Number.NaN],
    ['8.505', Number.NaN],
    ['8,50', 85_000],
    ['eight', Number.NaN],
    ['', Number.NaN],
    ['1e3', Number.NaN],
  ])('%j is %d cents', (typed, cents) => {
    expect(centsFrom(typed)).toBe(cents);
  });
});
