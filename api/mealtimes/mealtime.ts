import { registerEnumType } from 'type-graphql';

export enum Mealtime {
  BREAKFAST = 'BREAKFAST',
  LUNCH = 'LUNCH',
  DINNER = 'DINNER',
}

registerEnumType(Mealtime, {
  name: 'Mealtime',
  description: 'The meal of the day that is ordered for.',
  valuesConfig: {
    BREAKFAST: { description: 'The morning meal.' },
    LUNCH: { description: 'The midday meal.' },
    DINNER: { description: 'The evening meal.' },
  },
});
