import { expect, it } from 'vitest';
import type { OrderStatus } from '../../generated/graphql.ts';
import { orderSteps } from './order-steps.ts';

const moments = (...statuses: OrderStatus[]) =>
  statuses.map((status, hour) => ({
    __typename: 'OrderMoment' as const,
    status,
    at: `2026-11-23T0${hour}:00:00Z`,
  }));

it('lists past, current and next steps', () => {
  const steps = orderSteps({
    status: 'PREPARING',
    fulfillment: 'DELIVERY',
    timeline: moments('PLACED', 'PREPARING'),
  });
  expect(steps).toEqual([
    { title: 'Placed', at: '2026-11-23T00:00:00Z', state: 'done' },
    { title: 'Preparing', at: '2026-11-23T01:00:00Z', state: 'current' },
    { title: 'Ready', at: undefined, state: 'waiting' },
    { title: 'Out for delivery', at: undefined, state: 'waiting' },
    { title: 'Delivered', at: undefined, state: 'waiting' },
  ]);
});

it('has no delivery step for pickup', () => {
  const steps = orderSteps({ status: 'READY', fulfillment: 'PICKUP', timeline: moments('PLACED', 'READY') });
  expect(steps.map(step => step.title)).toEqual(['Placed', 'Preparing', 'Ready for pickup', 'Picked up']);
  expect(steps.map(step => step.state)).toEqual(['done', 'done', 'current', 'waiting']);
});

it('is done when it is delivered', () => {
  const steps = orderSteps({
    status: 'DELIVERED',
    fulfillment: 'PICKUP',
    timeline: moments('PLACED', 'PREPARING', 'READY', 'DELIVERED'),
  });
  expect(steps.every(step => step.state === 'done')).toBe(true);
});

it('ends where it was canceled', () => {
  const steps = orderSteps({
    status: 'CANCELED',
    fulfillment: 'DELIVERY',
    timeline: moments('PLACED', 'CANCELED'),
  });
  expect(steps.map(step => step.title)).toEqual(['Placed', 'Canceled']);
  expect(steps.map(step => step.state)).toEqual(['done', 'current']);
});
