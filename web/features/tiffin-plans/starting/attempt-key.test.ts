import { expect, it } from 'vitest';
import type { StartTiffinPlanInput } from '../../../generated/graphql.ts';
import { attemptKeyFor, forgetAttempt } from './attempt-key.ts';

const plan = (weekdays: number[]): StartTiffinPlanInput => ({
  supplierId: 'asha',
  mealtime: 'LUNCH',
  weekdays,
  fulfillment: 'PICKUP',
  lines: [{ dishId: 'dosa', quantity: 1 }],
  startsOn: '2026-11-26',
  expectedTotalCents: 900,
  hasConsented: true,
});

it('is the same for the same plan, until it is started', () => {
  const key = attemptKeyFor(plan([1]));
  expect(attemptKeyFor(plan([1]))).toBe(key);
  forgetAttempt();
  expect(attemptKeyFor(plan([1]))).not.toBe(key);
});

it('is another one for another plan', () => {
  expect(attemptKeyFor(plan([1]))).not.toBe(attemptKeyFor(plan([2])));
});
