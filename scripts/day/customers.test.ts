import { expect, test } from 'vitest';
import { cancelMeal, type DayOrder, noOutcomes } from './customers.ts';
import type { Person } from './person.ts';

const id = 'a';

const placed: DayOrder = {
  id,
  totalCents: 900,
  lines: [],
  isCanceled: false,
  at: 1,
  serviceDate: '2026-11-30',
  mealtime: 'LUNCH',
  customer: 0,
  isDelivered: false,
  isReviewed: false,
};

/** Someone whose cancellation is answered so, and whose order has this status afterwards. */
const aPerson = (cancellation: { status?: string; code?: string }, status: string): Person => {
  const ask = async (query: string) =>
    query.startsWith('mutation CancelOrder')
      ? { cancelOrder: cancellation }
      : { order: { id, status, total: { cents: 900 }, lines: [] } };
  return { ask } as unknown as Person;
};

const tooLate = { code: 'TOO_LATE_TO_CANCEL' };

test.each([
  ['canceled', { status: 'CANCELED' }, 'CANCELED', true, []],
  ['canceled by a request whose answer was lost', tooLate, 'CANCELED', true, []],
  ['refused', tooLate, 'PREPARING', false, [['cancellation TOO_LATE_TO_CANCEL', 1]]],
])('an order whose cancellation was %s', async (_, answer, status, isCanceled, refused) => {
  const outcomes = noOutcomes();
  outcomes.acknowledged.set(id, { ...placed });
  await cancelMeal(aPerson(answer, status), id, outcomes);
  expect(outcomes.acknowledged.get(id)!.isCanceled).toBe(isCanceled);
  expect([...outcomes.refused]).toEqual(refused);
  expect(outcomes.uncertain.size).toBe(0);
});
