import type { DishFacts } from '../../schema/rules/menu.ts';
import type { OwnDish } from './own-dish.ts';

const asSet = (allergens: readonly string[] | null | undefined) =>
  allergens && [...new Set(allergens)].sort().join();

/** Whether saving these facts would change anything about a dish. */
export const sameFacts = (dish: OwnDish, facts: DishFacts): boolean =>
  dish.name === facts.name &&
  dish.description === facts.description &&
  dish.price.cents === facts.priceCents &&
  dish.portion === (facts.portion || null) &&
  dish.diet === facts.diet &&
  dish.spiceLevel === facts.spiceLevel &&
  dish.isAvailable === facts.isAvailable &&
  asSet(dish.allergens) === asSet(facts.allergens);
