import type { dietNeeds } from '../../../schema/constants.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

export const DietNeed = enumType<(typeof dietNeeds)[number]>(
  'DietNeed',
  'Promise about a dish without which a person does not eat it.',
  {
    JAIN: 'Mark of a Jain dish.',
    NO_ONION_GARLIC: 'Mark of a dish without onion and garlic; every Jain dish has it too.',
    NO_EGG: 'Dish without egg.',
  },
);
export type DietNeed = keyof typeof DietNeed;
