import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

test('a holder whose budget is spent learns how long to wait, and no one else is limited', () => {
  const pages = new Budget(3);
  expect([1, 2, 3].map(() => pages.spend('192.0.2.1'))).toEqual([0, 0, 0]);
  const wait = pages.spend('192.0.2.1');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(pages.spend('192.0.2.2')).toBe(0);
});
