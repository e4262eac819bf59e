import type { Diet } from '../../menus/diet.ts';
import type { DishMark } from '../../menus/dish-mark.ts';
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

const wordOfMark: Record<DishMark, string> = { JAIN: 'Jain', NO_ONION_GARLIC: 'without onion or garlic' };

/** For example 'Jain': that mark includes the other one. */
export const markWords = (marks: readonly DishMark[]): string =>
  listed.format((marks.includes('JAIN') ? ['JAIN' as const] : marks).map(mark => wordOfMark[mark]));

const changesOf = (line: ChangedLine): string[] => {
  const { dishName, newAllergens, lostMarks, dietBefore, diet, isNewDiet } = line;
  return [
    ...(newAllergens.length > 0 ? [`added ${allergenWords(newAllergens)} to ${dishName}`] : []),
    ...(isNewDiet ? [`changed ${dishName} from ${dietWord(dietBefore)} to ${dietWord(diet)}`] : []),
    ...(lostMarks.length > 0 ? [`no longer offers ${dishName} as ${markWords(lostMarks)}`] : []),
  ];
};

/** Describes what a kitchen changed, such as 'added peanuts and tree nuts to Misal pav'. */
export const dishChangeWords = (lines: readonly ChangedLine[]): string =>
  listed.format([...new Set(lines.flatMap(changesOf))]);
