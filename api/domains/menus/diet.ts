import { enumType } from '../../core/graphql/enum-type.ts';

export const Diet = enumType('Diet', 'Diet mark of a dish.', {
  VEGETARIAN: 'Food without meat, fish or egg; may contain milk.',
  VEGAN: 'Food without animal products.',
  EGG: 'Vegetarian, but with egg.',
  NON_VEGETARIAN: 'Food with meat, fish or seafood.',
});
export type Diet = keyof typeof Diet;
