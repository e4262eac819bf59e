import type { Allergen, Diet } from '../generated/graphql.ts';
import { allergenList, allergenWords } from './allergen-words.ts';

interface OrderedLine {
  allergens: readonly Allergen[];
  addedAllergens: readonly Allergen[];
  diet: Diet;
  changedDiet?: Diet | null;
}

/** What a line of an order says of its dish's contents, in words. */
export const contentsOf = ({ allergens, addedAllergens, diet, changedDiet }: OrderedLine) => ({
  diet,
  changedDiet,
  contains: allergenWords(allergens),
  added: addedAllergens.length > 0 ? allergenList(addedAllergens) : '',
});
