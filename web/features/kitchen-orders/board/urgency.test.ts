import { expect, it } from 'vitest';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { urgencyOf } from './urgency.ts';

const dinner = { servedFrom: '2026-11-20T23:30:00Z', servedUntil: '2026-11-21T01:30:00Z' };
const at = (time: string, status: OrderStatus = 'PREPARING') =>
  urgencyOf({ ...dinner, status }, new Date(time), 'America/New_York')?.words;

it.each([
  ['2026-11-20T22:00:00Z', undefined],
  ['2026-11-20T22:31:00Z', 'Due in 59 min'],
  ['2026-11-20T23:29:30Z', 'Due in 1 min'],
  ['2026-11-20T23:30:00Z', 'Due now, by 8:30 PM'],
  ['2026-11-21T01:30:00Z', 'Due now, by 8:30 PM'],
  ['2026-11-21T01:36:10Z', 'Late by 6 min'],
  ['2026-11-21T02:35:00Z', 'Late by 1 h 5 min'],
  ['2026-11-22T02:35:00Z', 'Late by 1 day'],
  ['2026-11-24T02:35:00Z', 'Late by 3 days'],
])('at %s says %s of an order in the kitchen', (time, words) => {
  expect(at(time)).toBe(words);
});

it('marks a ready order only when it is late', () => {
  expect(at('2026-11-21T00:30:00Z', 'READY')).toBeUndefined();
  expect(at('2026-11-21T01:40:00Z', 'OUT_FOR_DELIVERY')).toBe('Late by 10 min');
});

it.each(['DELIVERED', 'CANCELED'] as const)('has nothing to say of what is %s', status => {
  expect(at('2026-11-24T02:35:00Z', status)).toBeUndefined();
});
