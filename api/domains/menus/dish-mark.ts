import type { dishMarks } from '../../../schema/constants.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

export const DishMark = enumType<(typeof dishMarks)[number]>('DishMark', 'Promise of a cook about a dish.', {
  JAIN: 'Vegetarian, without onion, garlic, potato or any other root vegetable.',
  NO_ONION_GARLIC: 'Without onion and garlic; every Jain dish has this mark too.',
});
export type DishMark = keyof typeof DishMark;

const withImplied: Partial<Record<DishMark, readonly DishMark[]>> = { JAIN: ['JAIN', 'NO_ONION_GARLIC'] };

/** Marks as they are stored: customers who want no onion or garlic find the Jain dishes as well. */
export const storedMarks = (marks: readonly DishMark[]): DishMark[] => [
  ...new Set(marks.flatMap(mark => withImplied[mark] ?? mark)),
];
