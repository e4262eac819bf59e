import { expect, it } from 'vitest';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { nextStep, waitsUntil } from './next-step.ts';

const wordsOf = (fulfillment: 'DELIVERY' | 'PICKUP', ...statuses: OrderStatus[]) =>
  statuses.map(status => nextStep({ status, fulfillment })?.words);

it('leads a delivery to the door', () => {
  expect(wordsOf('DELIVERY', 'PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY')).toEqual([
    'Start preparing',
    'Mark as ready',
    'Send out',
    'Delivered',
  ]);
});

it('hands a pickup over', () => {
  expect(wordsOf('PICKUP', 'PREPARING', 'READY')).toEqual(['Mark as ready', 'Handed over']);
  expect(nextStep({ status: 'READY', fulfillment: 'PICKUP' })).toMatchObject({
    to: 'DELIVERED',
    isLast: true,
  });
});

it.each(['DELIVERED', 'CANCELED'] as const)('ends with %s', status => {
  expect(nextStep({ status, fulfillment: 'DELIVERY' })).toBeUndefined();
});

it('waits until its time has come', () => {
  const nextStatusFrom = '2026-11-17T23:00:00.000Z';
  expect(waitsUntil({ nextStatusFrom }, new Date('2026-11-17T22:59:59Z'))).toBe(nextStatusFrom);
  expect(waitsUntil({ nextStatusFrom }, new Date(nextStatusFrom))).toBeUndefined();
  expect(waitsUntil({ nextStatusFrom: null }, new Date('2026-11-17T22:59:59Z'))).toBeUndefined();
});
