import type { Diet } from '../../menus/diet.ts';
import type { ChangedLine } from './reopen-orders.ts';

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** For example 'peanuts and tree nuts'. */
export const allergenWords = (allergens: readonly string[]): string =>
  listed.format(allergens.map(allergen => allergen.toLowerCase().replaceAll('_', ' ')));

const wordOfDiet: Record<Diet, string> = {
  VEGETARIAN: 'vegetarian',
  VEGAN: 'vegan',
  EGG: 'vegetarian with egg',
  NON_VEGETARIAN: 'non-vegetarian',
};
export const dietWord = (diet: string): string => wordOfDiet[diet as Diet] ?? diet.toLowerCase();

const changesOf = ({ dishName, newAllergens, dietBefore, diet, isNewDiet }: ChangedLine): string[] => [
  ...(newAllergens.length > 0 ? [`added ${allergenWords(newAllergens)} to ${dishName}`] : []),
  ...(isNewDiet ? [`changed ${dishName} from ${dietWord(dietBefore)} to ${dietWord(diet)}`] : []),
];

/** Describes what a kitchen changed, such as 'added peanuts and tree nuts to Misal pav'. */
export const dishChangeWords = (lines: readonly ChangedLine[]): string =>
  listed.format([...new Set(lines.flatMap(changesOf))]);
