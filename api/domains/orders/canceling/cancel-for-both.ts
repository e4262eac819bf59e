import type { Work } from '../../../core/operation/operation.ts';
import { recordOrderAudit } from '../admin/record-order-audit.ts';
import { givePlatesBack } from '../holding/give-plates-back.ts';
import { TooLateToCancel } from '../moving/order-step-problems.ts';
import type { Order } from '../order.ts';
import type { CanceledBy } from '../order-enums.ts';
import { OrderCanceled } from '../order-events.ts';
import { nextStatuses, OrderStatus } from '../order-status.ts';
import { givePortionsBack } from '../portions/give-portions-back.ts';

/** Cancels a locked order for its kitchen or an admin: releases plates, refunds the payment. Both see the reason. */
export const cancelForBoth = async (
  work: Work,
  order: Order,
  by: CanceledBy,
  reason: string,
): Promise<TooLateToCancel | undefined> => {
  const before = order.status;
  if (!nextStatuses[before].includes(OrderStatus.CANCELED)) return new TooLateToCancel();
  order.cancel(by, reason, work.now);
  await givePlatesBack(work.sql, order);
  await givePortionsBack(work.sql, order.id);
  recordOrderAudit(work, 'ORDER_CANCELED', order, before);
  work.record(new OrderCanceled(order.id, order.supplierId));
  return undefined;
};
