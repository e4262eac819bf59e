import { expect, it } from 'vitest';
import type { CreditAtStopQuery } from '../../../generated/graphql.ts';
import { creditAtStop } from './credit-at-stop.ts';

type Plan = NonNullable<CreditAtStopQuery['tiffinPlan']>;
type Order = NonNullable<Plan['days'][number]['order']>;

const order = (id: string, given: Partial<Order> = {}): Plan['days'][number] => ({
  __typename: 'TiffinDay',
  serviceDate: '2026-11-23',
  order: {
    __typename: 'Order',
    id,
    status: 'PLACED',
    viewerCanCancel: true,
    total: { __typename: 'Money', cents: 900 },
    payment: { __typename: 'Payment', id: `payment of ${id}`, method: 'CREDIT' },
    ...given,
  },
});
const plan = (credit: Plan['credit'], days: Plan['days']): Plan => ({
  __typename: 'TiffinPlan',
  id: 'lunch',
  credit,
  days,
});
const credit = (cents: number, askedBack?: number): Plan['credit'] => ({
  __typename: 'TiffinCredit',
  id: 'credit',
  askedBackAmount: askedBack ? { __typename: 'Money', cents: askedBack } : null,
  amount: { __typename: 'Money', cents },
});

it('counts the credit and the meals that the stop cancels and that were paid from it', () => {
  const days = [
    order('paid'),
    order('past its cut-off', { viewerCanCancel: false }),
    order('canceled', { status: 'CANCELED' }),
    order('paid by hand', { payment: { __typename: 'Payment', id: 'by hand', method: 'BY_HAND' } }),
    order('unpaid', { payment: null }),
  ];
  expect(creditAtStop(plan(credit(1800), days))).toEqual({ cents: 2700, isRest: false });
  expect(creditAtStop(plan(null, days))).toEqual({ cents: 900, isRest: false });
});

it('leaves out what was asked for before', () => {
  expect(creditAtStop(plan(credit(4500, 1800), [order('paid')]))).toEqual({ cents: 3600, isRest: true });
  expect(creditAtStop(plan(credit(1800, 1800), []))).toEqual({ cents: 0, isRest: true });
});

it('is nothing where there is no plan', () => {
  expect(creditAtStop(null)).toBeUndefined();
});
