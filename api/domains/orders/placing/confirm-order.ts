import type { Work } from '../../../core/operation/operation.ts';
import { recordOrderAudit } from '../admin/record-order-audit.ts';
import type { Order } from '../order.ts';
import { OrderConfirmed } from '../order-events.ts';

/** Confirms a locked order whose kitchen is closed or stopped (`why`: a phrase that follows its name). */
export const confirmOrder = (work: Work, order: Order, why: string): void => {
  order.confirmedAt = work.now;
  recordOrderAudit(work, 'ORDER_CONFIRMED', order, order.status);
  work.record(new OrderConfirmed(order.id, order.supplierId, why));
};
