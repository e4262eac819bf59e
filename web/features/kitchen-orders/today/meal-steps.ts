import type { OrderStatus, TodayOrder_orderFragment } from '../../../generated/graphql.ts';
import { nextStep, waitsUntil } from '../steps/next-step.ts';

export type TodayOrder = TodayOrder_orderFragment;

export interface MealStep {
  to: OrderStatus;
  orders: readonly TodayOrder[];
  /** Earliest time at which one of them can take the step; undefined when one can now. */
  opensAt: string | undefined;
}

const order: readonly OrderStatus[] = ['PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** The steps that orders of a meal can take together, the earliest first. */
export const mealSteps = (orders: readonly TodayOrder[], now: Date): MealStep[] =>
  order.flatMap(to => {
    const group = orders.filter(each => nextStep(each)?.to === to);
    return group.length === 0 ? [] : [{ to, orders: group, opensAt: opensAt(group, now) }];
  });

const opensAt = (group: readonly TodayOrder[], now: Date): string | undefined => {
  const waits = group.map(each => waitsUntil(each, now));
  return waits.includes(undefined) ? undefined : waits.toSorted()[0];
};
