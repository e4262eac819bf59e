import type { Allergen } from '../../generated/graphql.ts';

const words: Record<Allergen, string> = {
  MILK: 'milk',
  EGG: 'egg',
  FISH: 'fish',
  SHELLFISH: 'shellfish',
  TREE_NUTS: 'tree nuts',
  PEANUTS: 'peanuts',
  WHEAT: 'wheat',
  SOY: 'soy',
  SESAME: 'sesame',
  MUSTARD: 'mustard',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const allergenWords = (allergens: readonly Allergen[]) =>
  allergens.length === 0
    ? 'No listed allergens'
    : `Contains ${list.format(allergens.map(allergen => words[allergen]))}`;
