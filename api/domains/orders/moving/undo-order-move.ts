import { suppliers, withScope } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { recordOrderAudit } from '../admin/record-order-audit.ts';
import { lockKitchenOrder } from '../kitchen/lock-kitchen-order.ts';
import { OrderMoveUndone } from '../order-events.ts';
import type { UndoOrderMoveInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { OrderMovedOn, TooLateToUndo } from './order-step-problems.ts';
import { undoableUntil } from './undoable-until.ts';

/** Undoes the last step of an order, for a short while after it. */
export const undoOrderMove = operation(
  withScope('ORDERS_WRITE', suppliers),
  async (work: Work, { orderId, from }: UndoOrderMoveInput): Promise<{ orderId: string } | Problem> => {
    const order = await lockKitchenOrder(work, orderId);
    if (order instanceof OrderNotFound) return order;
    if (order.status !== from) return new OrderMovedOn(order.status);
    const until = undoableUntil(order);
    if (!until || work.now > until) return new TooLateToUndo();

    order.undoMove();
    recordOrderAudit(work, 'ORDER_MOVE_UNDONE', order, from);
    work.record(new OrderMoveUndone(order.id, order.supplierId, order.status));
    return { orderId: order.id };
  },
);
