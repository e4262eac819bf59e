import { createHash } from 'node:crypto';
import type { QuotedLine } from './cart-quote.ts';

/** Order and doubles of allergens and marks say nothing. */
const asSet = (words: readonly string[] | null): string[] => [...new Set(words ?? [])].sort();

/**
 * Tells what dishes with their choices contain and promise from what they did before. It is sent back with an agreement,
 * so that nothing is agreed to that was not shown.
 */
export const contentsKey = (lines: readonly Pick<QuotedLine, 'dish' | 'choices'>[]): string => {
  const contents = lines.map(({ dish, choices }) => [
    dish.id,
    asSet(dish.allergens),
    dish.diet,
    asSet(dish.marks),
    choices.map(({ id, allergens, diet }) => [id, asSet(allergens), diet]),
  ]);
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22);
};
