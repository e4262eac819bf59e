import { suppliers, withScope } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { lockKitchenOrder } from '../kitchen/lock-kitchen-order.ts';
import type { MoveOrderInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { OrderMovedOn } from './order-step-problems.ts';
import { takeStep } from './take-step.ts';

/** Moves an order to the next status. Of several requests that saw the same status, one succeeds. */
export const moveOrder = operation(
  withScope('ORDERS_WRITE', suppliers),
  async (work: Work, { orderId, from, to }: MoveOrderInput): Promise<{ orderId: string } | Problem> => {
    const order = await lockKitchenOrder(work, orderId);
    if (order instanceof OrderNotFound) return order;
    if (order.status !== from) return new OrderMovedOn(order.status);
    return takeStep(work, order, to);
  },
);
