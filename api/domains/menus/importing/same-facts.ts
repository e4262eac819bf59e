import type { DishFacts } from '../../../../schema/rules/menu.ts';
import type { OwnDish } from '../own-dish.ts';

const asSet = (allergens: readonly string[] | null | undefined) =>
  allergens && [...new Set(allergens)].sort().join();

/** Whether allergens and diet mark are the same. */
export const sameContents = (dish: Pick<OwnDish, 'allergens' | 'diet'>, facts: DishFacts): boolean =>
  dish.diet === facts.diet && asSet(dish.allergens) === asSet(facts.allergens);

/** Whether saving would change anything about a dish. */
export const sameFacts = (dish: OwnDish, facts: DishFacts): boolean =>
  dish.name === facts.name &&
  dish.description === facts.description &&
  dish.price.cents === facts.priceCents &&
  dish.portion === (facts.portion || null) &&
  dish.spiceLevel === facts.spiceLevel &&
  dish.isAvailable === facts.isAvailable &&
  sameContents(dish, facts);
