import type { dietaryNeeds } from '../../../schema/search-constants.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

export const DietaryNeed = enumType<(typeof dietaryNeeds)[number]>(
  'DietaryNeed',
  'Diet that the menu of a kitchen suits. Only dishes on sale count.',
  {
    VEGETARIAN_KITCHEN: 'Menu on which every dish is vegetarian or vegan.',
    VEGAN: 'Menu with a vegan dish.',
    JAIN: 'Menu with a Jain dish.',
    NO_ONION_GARLIC: 'Menu with a dish without onion and garlic.',
    NO_EGG: 'Menu on which no dish contains egg.',
  },
);
export type DietaryNeed = keyof typeof DietaryNeed;
