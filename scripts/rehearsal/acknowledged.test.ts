import { expect, test } from 'vitest';
import {
  type AcknowledgedOrder,
  differencesOf,
  lossOf,
  type StoredOrder,
  sentTwice,
} from './acknowledged.ts';

const lines = [{ dishId: 'dosa', quantity: 2, unitCents: 900 }];
const anAcknowledged = (id: string, given: Partial<AcknowledgedOrder> = {}): AcknowledgedOrder => ({
  id,
  totalCents: 1800,
  lines,
  isCanceled: false,
  at: 10_000,
  ...given,
});
const stored = (...orders: (Partial<StoredOrder> & { id: string })[]) =>
  new Map(
    orders.map(order => [
      order.id,
      { status: 'PLACED', paymentStatus: 'PAID', totalCents: 1800, lines, ...order },
    ]),
  );

test('orders that are stored as their customers know them differ in nothing', () => {
  const acknowledged = [anAcknowledged('a'), anAcknowledged('b', { isCanceled: true })];
  expect(differencesOf(acknowledged, stored({ id: 'a' }, { id: 'b', status: 'CANCELED' }))).toEqual([]);
});

test.each<[string, Partial<StoredOrder>, Partial<AcknowledgedOrder>]>([
  ['a costs 1799 cents, not 1800', { totalCents: 1799 }, {}],
  ['a has other lines', { lines: [{ ...lines[0]!, quantity: 3 }] }, {}],
  ['a is PLACED, not CANCELED', {}, { isCanceled: true }],
  ['a is CANCELED', { status: 'CANCELED' }, {}],
])('%s', (difference, found, given) => {
  expect(differencesOf([anAcknowledged('a', given)], stored({ id: 'a', ...found }))).toEqual([difference]);
});

test('an order that is not stored is missing', () => {
  expect(differencesOf([anAcknowledged('a')], stored())).toEqual(['a is missing']);
});

test('the loss counts orders and cancellations, and reaches back to the oldest of them', () => {
  const acknowledged = [
    anAcknowledged('kept', { at: 1000 }),
    anAcknowledged('lost', { at: 17_000 }),
    anAcknowledged('open again', { at: 15_000, isCanceled: true }),
  ];
  const found = stored({ id: 'kept' }, { id: 'open again' });
  expect(lossOf(acknowledged, found, 20_000)).toEqual({ orders: 1, cancellations: 1, seconds: 5 });
  expect(lossOf([anAcknowledged('kept')], found, 20_000)).toEqual({
    orders: 0,
    cancellations: 0,
    seconds: 0,
  });
});

test('what is in both lists was sent twice', () => {
  expect(sentTwice(['one', 'two'], ['two', 'three'])).toEqual(['two']);
});
