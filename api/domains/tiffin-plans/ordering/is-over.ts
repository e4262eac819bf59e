import { CutOffPassed } from '../../orders/placing/order-placing-problems.ts';

/** Whether an order came after the cut-off of its meal, and not for a meal that the kitchen does not cook. */
export const isOver = (outcome: unknown): boolean =>
  outcome instanceof CutOffPassed && outcome.cutOffAt !== null;
