import { isDeepStrictEqual } from 'node:util';
import type { DishFacts } from '../../../schema/rules/menu.ts';
import { type StoredFacts, storedFacts } from './editable-dish.ts';

/** The order of a list says nothing about a dish. */
const comparable = (fact: StoredFacts[keyof StoredFacts]) => (Array.isArray(fact) ? [...fact].sort() : fact);

/** Whether saving what a cook says would change none of the named facts of a dish. */
export const hasSameFacts = <Name extends keyof StoredFacts>(
  dish: Pick<StoredFacts, Name>,
  facts: DishFacts,
  names: readonly Name[],
): boolean => {
  const stored = storedFacts(facts);
  return names.every(name => isDeepStrictEqual(comparable(dish[name]), comparable(stored[name])));
};
