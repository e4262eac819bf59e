import { expect, it } from 'vitest';
import { countNewOrders } from './count-new-orders.ts';

const meal = (serviceDate: string, mealtime: 'LUNCH' | 'DINNER', orders: number) => ({
  serviceDate,
  mealtime,
  orders,
});
const monday = '2026-11-23';
const before = [meal(monday, 'LUNCH', 3), meal('2026-11-29', 'LUNCH', 0)];

it('counts the orders that each meal has more', () => {
  expect(countNewOrders(before, before)).toBe(0);
  expect(countNewOrders(before, [meal(monday, 'LUNCH', 4), meal('2026-11-29', 'LUNCH', 2)])).toBe(3);
});

it('does not set canceled orders of one meal off against new ones of another', () => {
  expect(countNewOrders(before, [meal(monday, 'LUNCH', 2), meal('2026-11-29', 'LUNCH', 1)])).toBe(1);
});

it('counts a meal that was not planned before, but not the day that begins a new week', () => {
  const later = [...before, meal(monday, 'DINNER', 1), meal('2026-11-30', 'LUNCH', 7)];
  expect(countNewOrders(before, later)).toBe(1);
  expect(countNewOrders([], later)).toBe(0);
});
