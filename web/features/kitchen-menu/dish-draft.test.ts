import { describe, expect, test } from 'vitest';
import { centsFrom, dishDraftRule, newDraft } from './dish-draft.ts';

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

test('a dish on sale needs an answer about allergens, an empty one too', () => {
  const dish = { ...newDraft('c'), name: 'Idli', price: '8' };
  expect(dishDraftRule.safeParse(dish).error?.issues[0]?.path).toEqual(['allergens']);
  expect(dishDraftRule.safeParse({ ...dish, allergens: [] }).success).toBe(true);
  expect(dishDraftRule.safeParse({ ...dish, isAvailable: false }).success).toBe(true);
});
