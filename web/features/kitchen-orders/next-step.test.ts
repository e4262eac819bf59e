import { expect, it } from 'vitest';
import type { OrderStatus } from '../../generated/graphql.ts';
import { nextStep } from './next-step.ts';

const wordsOf = (fulfilment: 'DELIVERY' | 'PICKUP', ...statuses: OrderStatus[]) =>
  statuses.map(status => nextStep({ status, fulfilment })?.words);

it('leads a delivery to the door', () => {
  expect(wordsOf('DELIVERY', 'PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY')).toEqual([
    'Start preparing',
    'Mark as ready',
    'Send out',
    'Delivered',
  ]);
});

it('hands a pick-up over', () => {
  expect(wordsOf('PICKUP', 'PREPARING', 'READY')).toEqual(['Mark as ready', 'Handed over']);
  expect(nextStep({ status: 'READY', fulfilment: 'PICKUP' })).toMatchObject({
    to: 'DELIVERED',
    isLast: true,
  });
});

it.each(['DELIVERED', 'CANCELLED'] as const)('ends with %s', status => {
  expect(nextStep({ status, fulfilment: 'DELIVERY' })).toBeUndefined();
});
