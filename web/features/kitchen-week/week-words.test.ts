import { expect, test } from 'vitest';
import {
  clockOf,
  cutOffText,
  daysText,
  openOrdersFor,
  ordersBetween,
  overPlannedEveryDay,
} from './week-words.ts';

test.each([
  [0, '12 AM'],
  [720, '12 PM'],
  [905, '3:05 PM'],
  [1440, '12 AM'],
  [-240, '8 PM'],
])('%d minutes from midnight is %s', (minutes, words) => {
  expect(clockOf(minutes)).toBe(words);
});

test('a cut-off before the day names it', () => {
  expect(cutOffText(900)).toBe('3 PM');
  expect(cutOffText(-240)).toBe('8 PM the day before');
  expect(cutOffText(-1500)).toBe('11 PM two days before');
});

test('closed days are named once or from first to last', () => {
  expect(daysText({ firstDay: '2026-11-26', lastDay: '2026-11-26' })).toBe('Thu, Nov 26');
  expect(daysText({ firstDay: '2026-11-26', lastDay: '2026-11-28' })).toBe('Thu, Nov 26 – Sat, Nov 28');
});

test('open orders are found by their day', () => {
  const dinner = { serviceDate: '2026-11-24', mealtime: 'DINNER', orders: 2, plates: 5 } as const;
  const lunch = { serviceDate: '2026-11-20', mealtime: 'LUNCH', orders: 1, plates: 1 } as const;
  const week = { today: '2026-11-20', openOrders: [lunch, dinner] };
  expect(ordersBetween(week.openOrders, '2026-11-21', '2026-11-24')).toBe(2);
  expect(openOrdersFor(week, 2, 'DINNER')).toBe(dinner);
  expect(openOrdersFor(week, 5, 'LUNCH')).toBe(lunch);
  expect(openOrdersFor(week, 3, 'DINNER')).toBeUndefined();
});

test('more plates than are sold are said once when each day has as many', () => {
  const plans = [0, 1, 2, 3, 4, 5, 6].flatMap(weekday => [
    { weekday, plates: 30 },
    { weekday, plates: 20 },
  ]);
  expect(overPlannedEveryDay({ plans, capacity: 40 })).toBe(50);
  expect(overPlannedEveryDay({ plans, capacity: 50 })).toBeUndefined();
  expect(overPlannedEveryDay({ plans: plans.slice(1), capacity: 40 })).toBeUndefined();
  expect(overPlannedEveryDay({ plans: [], capacity: 40 })).toBeUndefined();
});
