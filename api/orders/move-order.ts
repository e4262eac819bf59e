import { operation, type Work } from '../core/operation.ts';
import type { Problem } from '../core/problem.ts';
import { suppliers } from '../core/rules.ts';
import { holdKitchenOrder } from './hold-kitchen-order.ts';
import { OrderMoved } from './order-events.ts';
import type { MoveOrderInput } from './order-inputs.ts';
import { OrderMovedOn, OrderNotFound, StepNotPossible } from './order-problems.ts';
import { stepAfter } from './order-status.ts';
import { recordOrderAudit } from './record-order-audit.ts';

/** A kitchen takes the next step with an order. Of several who saw the same status one takes it. */
export const moveOrder = operation(
  suppliers,
  async (work: Work, { orderId, from, to }: MoveOrderInput): Promise<{ orderId: string } | Problem> => {
    const order = await holdKitchenOrder(work, orderId);
    if (order instanceof OrderNotFound) return order;
    if (order.status !== from) return new OrderMovedOn(order.status);
    if (stepAfter(order) !== to) return new StepNotPossible();

    order.moveTo(to, work.now);
    recordOrderAudit(work, 'ORDER_MOVED', order, from);
    work.record(new OrderMoved(order.id, order.supplierId, to));
    return { orderId: order.id };
  },
);
