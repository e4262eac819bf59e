import type { Allergen } from '../allergen.ts';
import type { Diet } from '../diet.ts';
import type { DishMark } from '../dish-mark.ts';

/** What a dish can be found by. */
export interface FindableDish {
  name: string;
  categoryName: string;
  diet: Diet;
  allergens?: readonly Allergen[] | null;
  marks?: readonly DishMark[] | null;
}

const dietWords: Record<Diet, string> = {
  VEGETARIAN: 'vegetarian',
  VEGAN: 'vegan vegetarian',
  EGG: 'egg',
  NON_VEGETARIAN: 'meat',
};

/** Words for what is missing must not contain it: letters are searched for within words. */
const withoutEgg = 'egless';
const markWords: Record<DishMark, string> = { JAIN: 'jain', NO_ONION_GARLIC: 'satvik' };

const hasNoEgg = ({ diet, allergens }: FindableDish) =>
  (diet === 'VEGETARIAN' || diet === 'VEGAN') && !allergens?.includes('EGG');

/** What a dish is, in words that people search for besides its name. */
export const factWords = (dish: FindableDish): string =>
  [
    dietWords[dish.diet],
    ...(hasNoEgg(dish) ? [withoutEgg] : []),
    ...(dish.marks ?? []).map(mark => markWords[mark]),
    dish.categoryName,
  ].join(' ');
