import { enumType } from '../../core/graphql/enum-type.ts';

export const Mealtime = enumType('Mealtime', 'Meal of the day.', {
  BREAKFAST: 'Morning meal.',
  LUNCH: 'Midday meal.',
  DINNER: 'Evening meal.',
});
export type Mealtime = keyof typeof Mealtime;
