import { expect, it } from 'vitest';
import { mealWindowOf } from './meal-window-of.ts';

it('counts days where the kitchen is', () => {
  const lateEveningInDallas = new Date('2026-12-01T05:30:00Z');
  expect(mealWindowOf('tomorrow-lunch', 'America/Chicago', lateEveningInDallas)).toEqual({
    serviceDate: '2026-12-01',
    mealtime: 'LUNCH',
  });
  expect(mealWindowOf('today-dinner', 'America/New_York', lateEveningInDallas)).toEqual({
    serviceDate: '2026-12-01',
    mealtime: 'DINNER',
  });
});
