import { expect, it } from 'vitest';
import type { Fulfillment, OrderStatus } from '../../../generated/graphql.ts';
import { mealSteps, type TodayOrder } from './meal-steps.ts';

const now = new Date('2026-11-20T12:00:00Z');
let count = 0;
const order = (status: OrderStatus, fulfillment: Fulfillment, nextStatusFrom: string | null = null) =>
  ({ id: `${count++}`, orderNumber: 'T', status, fulfillment, nextStatusFrom }) as unknown as TodayOrder;
const steps = (...orders: TodayOrder[]) =>
  mealSteps(orders, now).map(({ to, orders: group, opensAt }) => [to, group.length, opensAt]);

it('puts together what takes the same step', () => {
  expect(
    steps(
      order('PLACED', 'DELIVERY'),
      order('PREPARING', 'PICKUP'),
      order('PREPARING', 'DELIVERY'),
      order('READY', 'DELIVERY'),
      order('READY', 'PICKUP'),
      order('OUT_FOR_DELIVERY', 'DELIVERY'),
      order('DELIVERED', 'PICKUP'),
    ),
  ).toEqual([
    ['PREPARING', 1, undefined],
    ['READY', 2, undefined],
    ['OUT_FOR_DELIVERY', 1, undefined],
    ['DELIVERED', 2, undefined],
  ]);
});

it('waits while none of them can take it, and no longer', () => {
  const [soon, later] = ['2026-11-20T13:00:00.000Z', '2026-11-20T14:00:00.000Z'];
  expect(steps(order('PREPARING', 'PICKUP', later), order('PREPARING', 'PICKUP', soon))).toEqual([
    ['READY', 2, soon],
  ]);
  expect(steps(order('PREPARING', 'PICKUP', later), order('PREPARING', 'PICKUP'))).toEqual([
    ['READY', 2, undefined],
  ]);
});
