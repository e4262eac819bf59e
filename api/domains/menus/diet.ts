import { enumType } from '../../core/graphql/enum-type.ts';

export const Diet = enumType('Diet', 'Diet mark of a dish.', {
  VEGETARIAN: 'No meat, fish or egg; may contain milk.',
  VEGAN: 'No animal products.',
  EGG: 'Vegetarian, but with egg.',
  NON_VEGETARIAN: 'With meat, fish or seafood.',
});
export type Diet = keyof typeof Diet;
