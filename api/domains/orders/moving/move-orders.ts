import { suppliers, withScope } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { lockKitchenOrder } from '../kitchen/lock-kitchen-order.ts';
import type { MoveOrdersInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { isBeyond, type OrderStatus } from '../order-status.ts';
import { OrderMovedOn } from './order-step-problems.ts';
import { takeStep } from './take-step.ts';

interface RefusedStep {
  orderId: string;
  problem: Problem;
}

/** The same step of one order among many. An order that is already there counts as moved. */
const moveOneOrder = operation(
  withScope('ORDERS_WRITE', suppliers),
  async (
    work: Work,
    { orderId, to }: { orderId: string; to: OrderStatus },
  ): Promise<{ orderId: string } | Problem> => {
    const order = await lockKitchenOrder(work, orderId);
    if (order instanceof OrderNotFound) return order;
    if (order.status === to) return { orderId: order.id };
    return isBeyond(order, to) ? new OrderMovedOn(order.status) : takeStep(work, order, to);
  },
);

/**
 * Moves many orders one step, each in a transaction of its own: what one of them refuses concerns no other,
 * and sending the whole list again is safe.
 */
export const moveOrders = async (
  ctx: Ctx,
  { orderIds, to }: MoveOrdersInput,
): Promise<{ movedIds: string[]; refused: RefusedStep[] }> => {
  ctx.viewer.mustChange(withScope('ORDERS_WRITE', suppliers));
  const movedIds: string[] = [];
  const refused: RefusedStep[] = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await moveOneOrder(ctx, { orderId, to });
    if (outcome instanceof Problem) refused.push({ orderId, problem: outcome });
    else movedIds.push(outcome.orderId);
  }
  return { movedIds, refused };
};
