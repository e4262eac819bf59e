import { expect, test } from 'vitest';
import { dishDraftRule, newDraft } from './dish-draft.ts';

test('a dish on sale needs an answer about allergens, an empty one too', () => {
  const dish = { ...newDraft('c'), name: 'Idli', price: '8' };
  expect(dishDraftRule.safeParse(dish).error?.issues[0]?.path).toEqual(['allergens']);
  expect(dishDraftRule.safeParse({ ...dish, allergens: [] }).success).toBe(true);
  expect(dishDraftRule.safeParse({ ...dish, isAvailable: false }).success).toBe(true);
});
