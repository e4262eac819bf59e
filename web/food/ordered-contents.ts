import type { OrderedContents_lineFragment } from '../generated/graphql.ts';
import { allergenList, allergenWords } from './allergen-words.ts';
import { chosenWords } from './chosen-words.ts';
import { dishMarkWords } from './dish-mark-words.ts';
import { orderedContentWords } from './meal-content-words.ts';

/** What a line of an order says of its dish's contents, in words. */
export const contentsOf = ({
  choices,
  mealContent,
  allergens,
  addedAllergens,
  diet,
  changedDiet,
  marks,
  removedMarks,
}: OrderedContents_lineFragment) => ({
  content: orderedContentWords(mealContent),
  chosen: chosenWords(choices),
  diet,
  changedDiet,
  removed: dishMarkWords(removedMarks).join(', '),
  contains: [...dishMarkWords(marks), allergenWords(allergens)].join(' · '),
  added: addedAllergens.length > 0 ? allergenList(addedAllergens) : '',
});
