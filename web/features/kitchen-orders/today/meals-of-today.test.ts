import { expect, it } from 'vitest';
import type { Meal } from '../board/next-meal.ts';
import { mealsOfToday } from './meals-of-today.ts';

const today = '2026-11-20';
const meal = (serviceDate: string, hour: number, orders: number, openOrders: number): Meal => ({
  __typename: 'KitchenMeal',
  serviceDate,
  mealtime: hour < 15 ? 'LUNCH' : 'DINNER',
  cutOffAt: `${serviceDate}T${hour - 2}:00:00Z`,
  servedFrom: `${serviceDate}T${hour}:00:00Z`,
  servedUntil: `${serviceDate}T${hour + 2}:00:00Z`,
  orders,
  openOrders,
  plates: orders,
});
const at = (hour: number, ...meals: Meal[]) => {
  const { toDo, others, next } = mealsOfToday({ today, meals }, new Date(`${today}T${hour}:30:00Z`));
  const names = (list: readonly Meal[]) => list.map(each => `${each.serviceDate.slice(-2)} ${each.mealtime}`);
  return { toDo: names(toDo), others: names(others), next: next?.mealtime };
};

it('shows every meal of today with open orders, also one that is late', () => {
  const answer = at(19, meal(today, 12, 4, 1), meal(today, 18, 6, 6), meal('2026-11-21', 12, 9, 9));
  expect(answer).toMatchObject({ toDo: ['20 LUNCH', '20 DINNER'], others: [] });
});

it('goes on to the next meal when those of today are done', () => {
  const answer = at(19, meal(today, 12, 4, 0), meal(today, 18, 6, 0), meal('2026-11-21', 12, 9, 9));
  expect(answer).toMatchObject({ toDo: ['21 LUNCH'], others: ['20 LUNCH', '20 DINNER'] });
});

it('has nothing to do before the first order, and knows what comes next', () => {
  expect(at(10, meal(today, 12, 0, 0))).toEqual({ toDo: [], others: ['20 LUNCH'], next: 'LUNCH' });
  expect(at(10)).toEqual({ toDo: [], others: [], next: undefined });
});
