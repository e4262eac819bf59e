import type { dishMarks } from '../../../schema/constants.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

export const DishMark = enumType<(typeof dishMarks)[number]>(
  'DishMark',
  'What a cook promises about a dish.',
  {
    JAIN: 'Vegetarian, without onion, garlic, potato or any other root vegetable.',
    NO_ONION_GARLIC: 'Without onion and garlic; every Jain dish has this mark too.',
  },
);
export type DishMark = keyof typeof DishMark;
