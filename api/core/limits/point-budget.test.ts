import { expect, test } from 'vitest';
import { PointBudget } from './point-budget.ts';

const start = 1_000_000;

test('a budget is spent, says how long to wait, and refills steadily', () => {
  const budget = new PointBudget(100);
  expect(budget.spend('Meera', 1500, start)).toEqual({
    requested: 1500,
    spent: 1500,
    limit: 2000,
    available: 500,
    restoreRate: 100,
    waitSeconds: 0,
  });
  expect(budget.spend('Meera', 800, start)).toMatchObject({ available: 500, waitSeconds: 3 });
  expect(budget.spend('Meera', 800, start + 2000)).toMatchObject({ available: 700, waitSeconds: 1 });
  expect(budget.spend('Meera', 800, start + 3000)).toMatchObject({ available: 0, waitSeconds: 0 });
  expect(budget.spend('Meera', 1, start + 60_000)).toMatchObject({ available: 1999, waitSeconds: 0 });
});

test('a request that has paid a part spends the rest, once, and waits for all of it', () => {
  const budget = new PointBudget(100);
  expect(budget.spend('Meera', 100, start)).toMatchObject({ spent: 100, available: 1900 });
  expect(budget.spend('Meera', 1500, start, 100)).toMatchObject({ spent: 1500, available: 500 });
  expect(budget.spend('Meera', 1500, start, 1500)).toMatchObject({ spent: 1500, available: 500 });

  budget.spend('Meera', 100, start);
  const refused = { requested: 800, spent: 100, available: 400, waitSeconds: 4 };
  expect(budget.spend('Meera', 800, start, 100)).toMatchObject(refused);
  expect(budget.spend('Meera', 100, start + 4000).waitSeconds).toBe(0);
  expect(budget.spend('Meera', 800, start + 4000, 100)).toMatchObject({ available: 0, waitSeconds: 0 });
});

test('no holder spends the points of another', () => {
  const budget = new PointBudget(100);
  budget.spend('Meera', 2000, start);
  expect(budget.spend('Ravi', 2000, start).waitSeconds).toBe(0);
});

test('a clock that goes back, and forward again, gives no points', () => {
  const budget = new PointBudget(100);
  budget.spend('Meera', 2000, start);
  expect(budget.spend('Meera', 100, start - 60_000).waitSeconds).toBe(1);
  expect(budget.spend('Meera', 100, start).waitSeconds).toBe(1);
  budget.spend('Ravi', 1000, start);
  budget.learn('Ravi', 2000, start - 60_000);
  expect(budget.spend('Ravi', 100, start).waitSeconds).toBe(1);
});

test('what was spent in other processes counts, and never gives points back', () => {
  const budget = new PointBudget(100);
  budget.spend('Meera', 500, start);
  budget.learn('Meera', 1900, start);
  budget.learn('Meera', 100, start);
  expect(budget.spend('Meera', 100, start)).toMatchObject({ available: 0, waitSeconds: 0 });
});
