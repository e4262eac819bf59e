import { enumType } from '../../core/enum-type.ts';

export const Mealtime = enumType('Mealtime', 'The meal of the day that is ordered for.', {
  BREAKFAST: 'The morning meal.',
  LUNCH: 'The midday meal.',
  DINNER: 'The evening meal.',
});
export type Mealtime = keyof typeof Mealtime;
