import type { Diet } from '../../generated/graphql.ts';

export const dietWords: Record<Diet, string> = {
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  EGG: 'Contains egg',
  NON_VEGETARIAN: 'Non-vegetarian',
};

/** By level, from 0 to 3. */
export const spiceWords = ['Not spicy', 'Mild', 'Medium', 'Hot'];
