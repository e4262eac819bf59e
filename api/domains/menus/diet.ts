import { enumType } from '../../core/enum-type.ts';

export const Diet = enumType('Diet', 'Who can eat a dish.', {
  VEGETARIAN: 'No meat, fish or egg; may contain milk.',
  VEGAN: 'Nothing from animals.',
  EGG: 'Vegetarian but for egg.',
  NON_VEGETARIAN: 'With meat, fish or seafood.',
});
export type Diet = keyof typeof Diet;
