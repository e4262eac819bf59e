import { expect, it } from 'vitest';
import { type Meal, nextMeal } from './next-meal.ts';

const meal = (hour: number, openOrders: number): Meal => ({
  __typename: 'KitchenMeal',
  serviceDate: '2026-11-20',
  mealtime: hour < 15 ? 'LUNCH' : 'DINNER',
  cutOffAt: `2026-11-20T0${hour - 10}:00:00Z`,
  servedFrom: `2026-11-20T${hour}:00:00Z`,
  servedUntil: `2026-11-20T${hour + 2}:00:00Z`,
  orders: openOrders,
  openOrders,
  plates: openOrders,
});
const at = (hour: number, ...meals: Meal[]) =>
  nextMeal(meals, new Date(`2026-11-20T${hour}:30:00Z`))?.mealtime;

it('is the one that is being served, as long as it is', () => {
  expect(at(13, meal(12, 2), meal(18, 4))).toBe('LUNCH');
  expect(at(14, meal(12, 2), meal(18, 4))).toBe('DINNER');
});

it('prefers a meal with orders, and else takes the next one', () => {
  expect(at(10, meal(12, 0), meal(18, 1))).toBe('DINNER');
  expect(at(10, meal(12, 0), meal(18, 0))).toBe('LUNCH');
  expect(at(21, meal(12, 3), meal(18, 1))).toBeUndefined();
});
