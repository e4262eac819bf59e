import type { dietaryNeeds } from '../../../schema/search-constants.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

export const DietaryNeed = enumType<(typeof dietaryNeeds)[number]>(
  'DietaryNeed',
  'Diet that the menu of a kitchen suits. Only dishes on sale count.',
  {
    VEGETARIAN_KITCHEN: 'Every dish is vegetarian or vegan.',
    VEGAN: 'There is a vegan dish.',
    JAIN: 'There is a Jain dish.',
    NO_ONION_GARLIC: 'There is a dish without onion and garlic.',
  },
);
export type DietaryNeed = keyof typeof DietaryNeed;
