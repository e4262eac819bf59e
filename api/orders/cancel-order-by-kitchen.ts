import { kitchenCancellationReason } from '../../schema/rules/order.ts';
import { checked } from '../core/checked.ts';
import { operation, type Work } from '../core/operation.ts';
import { InvalidInput, type Problem } from '../core/problem.ts';
import { suppliers } from '../core/rules.ts';
import { givePlatesBack } from './give-plates-back.ts';
import { holdKitchenOrder } from './hold-kitchen-order.ts';
import { CancelledBy } from './order-enums.ts';
import { OrderCancelled } from './order-events.ts';
import type { CancelOrderByKitchenInput } from './order-inputs.ts';
import { OrderNotFound, TooLateToCancel } from './order-problems.ts';
import { nextStatuses, OrderStatus } from './order-status.ts';
import { recordOrderAudit } from './record-order-audit.ts';

/** A kitchen gives up an order it cannot cook, at any time before it is delivered, and says why. */
export const cancelOrderByKitchen = operation(
  suppliers,
  async (work: Work, input: CancelOrderByKitchenInput): Promise<{ orderId: string } | Problem> => {
    const reason = checked(kitchenCancellationReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const order = await holdKitchenOrder(work, input.orderId);
    if (order instanceof OrderNotFound) return order;
    const before = order.status;
    if (!nextStatuses[before].includes(OrderStatus.CANCELLED)) return new TooLateToCancel();

    order.cancel(CancelledBy.SUPPLIER, reason, work.now);
    await givePlatesBack(work.sql, order);
    recordOrderAudit(work, 'ORDER_CANCELLED', order, before);
    work.record(new OrderCancelled(order.id, order.supplierId));
    return { orderId: order.id };
  },
);
