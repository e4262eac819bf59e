import { enumType } from '../../core/graphql/enum-type.ts';

export const Mealtime = enumType('Mealtime', 'Meal of the day.', {
  BREAKFAST: 'The morning meal.',
  LUNCH: 'The midday meal.',
  DINNER: 'The evening meal.',
});
export type Mealtime = keyof typeof Mealtime;
