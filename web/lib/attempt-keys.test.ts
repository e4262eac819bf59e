import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { attemptKeys } from './attempt-keys.ts';

const draft = { supplierId: 'annapurna', lines: [{ dishId: 'rajma', quantity: 2 }] };
const orders = attemptKeys('checkoutAttempt');

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', memoryStorage(stored));
});

it('stays the same while the order does, so that a retry is safe, also after a reload', () => {
  const key = orders.keyFor({ ...draft });
  expect(orders.keyFor({ ...draft })).toBe(key);
  expect(attemptKeys('checkoutAttempt').keyFor({ ...draft })).toBe(key);
});

it('changes with anything in the order', () => {
  const key = orders.keyFor(draft);
  expect(orders.keyFor({ ...draft, lines: [{ dishId: 'rajma', quantity: 3 }] })).not.toBe(key);
  expect(orders.keyFor({ ...draft, note: 'Mild, please' })).not.toBe(key);
});

it('is new once the order was placed', () => {
  const key = orders.keyFor(draft);
  orders.forget();
  expect(orders.keyFor(draft)).not.toBe(key);
});

it('is another one for a plan, and survives an order in between', () => {
  const plans = attemptKeys('planAttempt');
  const key = plans.keyFor(draft);
  expect(orders.keyFor(draft)).not.toBe(key);
  orders.forget();
  expect(plans.keyFor(draft)).toBe(key);
});

it('stays the same while the page does where nothing can be stored', () => {
  vi.stubGlobal('localStorage', {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  const key = orders.keyFor(draft);
  expect(orders.keyFor(draft)).toBe(key);
  orders.forget();
  expect(orders.keyFor(draft)).not.toBe(key);
  orders.forget();
});

it('is new where something else lies under the key', () => {
  stored.set('checkoutAttempt', '{"key":1}');
  expect(orders.keyFor(draft)).toMatch(/^[0-9a-f-]{36}$/);
  stored.set('checkoutAttempt', '{');
  expect(orders.keyFor(draft)).toMatch(/^[0-9a-f-]{36}$/);
});
