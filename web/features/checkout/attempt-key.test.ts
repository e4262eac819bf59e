import { beforeEach, expect, it, vi } from 'vitest';
import { attemptKeyFor, forgetAttempt, type OrderDraft } from './attempt-key.ts';

const draft: OrderDraft = {
  supplierId: 'annapurna',
  serviceDate: '2026-11-23',
  mealtime: 'DINNER',
  fulfillment: 'PICKUP',
  lines: [{ dishId: 'rajma', quantity: 2 }],
  expectedTotalCents: 2300,
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('stays the same while the order does, so that a retry is safe', () => {
  expect(attemptKeyFor({ ...draft })).toBe(attemptKeyFor({ ...draft }));
});

it('changes with anything in the order', () => {
  const key = attemptKeyFor(draft);
  expect(attemptKeyFor({ ...draft, lines: [{ dishId: 'rajma', quantity: 3 }] })).not.toBe(key);
  expect(attemptKeyFor({ ...draft, note: 'Mild, please' })).not.toBe(key);
});

it('is new once the order was placed', () => {
  const key = attemptKeyFor(draft);
  forgetAttempt();
  expect(attemptKeyFor(draft)).not.toBe(key);
});

it('is new where something else lies under the key', () => {
  stored.set('checkoutAttempt', '{"key":1}');
  expect(attemptKeyFor(draft)).toMatch(/^[0-9a-f-]{36}$/);
  stored.set('checkoutAttempt', '{');
  expect(attemptKeyFor(draft)).toMatch(/^[0-9a-f-]{36}$/);
});
