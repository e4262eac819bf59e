import { expect, it } from 'vitest';
import { dishesOfWeek } from './dishes-of-week.ts';

const dish = (dishId: string, portions: number) => ({
  __typename: 'TiffinForecastDish' as const,
  dishId,
  dishName: dishId,
  portions,
});

it('adds up what Asha shops for, and leaves next week for its own Sunday', () => {
  const dishes = dishesOfWeek(
    [
      { serviceDate: '2026-11-30', dishes: [dish('Dal', 4), dish('Roti', 2)] },
      { serviceDate: '2026-12-02', dishes: [dish('Roti', 3)] },
      { serviceDate: '2026-12-07', dishes: [dish('Dal', 9)] },
    ],
    '2026-11-30',
  );
  expect(dishes.map(({ dishName, portions }) => [dishName, portions])).toEqual([
    ['Roti', 5],
    ['Dal', 4],
  ]);
});
