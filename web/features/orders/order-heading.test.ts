import { expect, it } from 'vitest';
import type { OrderHeading_orderFragment } from '../../generated/graphql.ts';
import { orderHeading } from './order-heading.ts';

const order = {
  __typename: 'Order' as const,
  id: 'o-1',
  orderNumber: 'T-1234-5678',
  status: 'PLACED' as const,
  serviceDate: '2026-11-25',
  mealtime: 'LUNCH' as const,
  servedFrom: '2026-11-25T20:00:00Z',
  servedUntil: '2026-11-25T22:00:00Z',
  fulfillment: 'DELIVERY' as const,
  supplier: {
    __typename: 'Supplier' as const,
    id: 's-1',
    kitchenName: 'Annapurna',
    city: { __typename: 'City' as const, id: 'c-1', timeZone: 'America/Los_Angeles' },
  },
};
/** Seven in the morning in California. */
const earlyOn = (day: string) => new Date(`${day}T07:00:00-08:00`);
/** Eleven at night there, where it is already tomorrow in UTC. */
const lateOn = (day: string) => new Date(`${day}T23:00:00-08:00`);
const says = (change: Partial<OrderHeading_orderFragment>, now = earlyOn('2026-11-25')) =>
  orderHeading({ ...order, ...change } as OrderHeading_orderFragment, now);

it('says when and what, by the day of the kitchen', () => {
  expect(says({})).toBe('Lunch arrives today, 12 – 2 PM');
  expect(says({}, lateOn('2026-11-24'))).toBe('Lunch arrives tomorrow, 12 – 2 PM');
  expect(says({}, lateOn('2026-11-20'))).toBe('Lunch arrives Wed, Nov 25, 12 – 2 PM');
  expect(says({ fulfillment: 'PICKUP', mealtime: 'DINNER' })).toBe('Pick up dinner today, 12 – 2 PM');
});

it('says that it is late', () => {
  expect(says({ status: 'PREPARING' }, lateOn('2026-11-25'))).toBe('Lunch was due today, 12 – 2 PM');
});

it('says how it ended', () => {
  expect(says({ status: 'DELIVERED' })).toBe('Enjoy your meal!');
  expect(says({ status: 'DELIVERED' }, lateOn('2026-11-30'))).toBe('Your meal on Wed, Nov 25');
  expect(says({ status: 'CANCELED' })).toBe('This order was canceled');
});
