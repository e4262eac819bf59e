import { expect, test } from 'vitest';
import { firstMealOf, isCookedThen } from './cooked-then.ts';

const dosa = { id: 'dosa', mealtimes: ['BREAKFAST'], weekdays: [0, 6] } as const;
const dal = { id: 'dal', mealtimes: ['LUNCH', 'DINNER'], weekdays: [1, 2, 3, 4, 5, 6] } as const;
const kheer = {
  id: 'kheer',
  mealtimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
} as const;

const meals = ['2026-11-27', '2026-11-28', '2026-11-29'].flatMap(serviceDate =>
  (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map(mealtime => ({ serviceDate, mealtime })),
);

test('Asha cooks dosa on weekend mornings only', () => {
  expect(meals.filter(meal => isCookedThen(dosa, meal, []))).toEqual([
    { serviceDate: '2026-11-28', mealtime: 'BREAKFAST' },
    { serviceDate: '2026-11-29', mealtime: 'BREAKFAST' },
  ]);
});

test('a cart is ordered for the first meal that has all of its dishes', () => {
  expect(firstMealOf([dosa, kheer], meals, [])).toEqual({ serviceDate: '2026-11-28', mealtime: 'BREAKFAST' });
  expect(firstMealOf([dal], meals, [])).toEqual({ serviceDate: '2026-11-27', mealtime: 'LUNCH' });
  expect(firstMealOf([dosa, dal], meals, [])).toBeUndefined();
});

test("a meal's own menu has its dishes and no others, on whatever day", () => {
  const fridaysDinner = { serviceDate: '2026-11-27', mealtime: 'DINNER' } as const;
  const own = [{ ...fridaysDinner, dishIds: ['dosa', 'dal'] }];
  expect(isCookedThen(dosa, fridaysDinner, own)).toBe(true);
  expect(isCookedThen(kheer, fridaysDinner, own)).toBe(false);
  expect(firstMealOf([dosa, dal], meals, own)).toEqual(fridaysDinner);
  expect(isCookedThen(dal, fridaysDinner, [{ ...fridaysDinner, dishIds: [] }])).toBe(false);
});
