import type { Work } from '../../../core/operation/operation.ts';
import { givePlatesBack } from '../holding/give-plates-back.ts';
import { TooLateToCancel } from '../moving/order-step-problems.ts';
import type { Order } from '../order.ts';
import { CanceledBy } from '../order-enums.ts';
import { type announcedByPlan, OrderCanceled } from '../order-events.ts';
import { givePortionsBack } from '../portions/give-portions-back.ts';
import { mayStillBeCanceledByCustomer } from './cancellable.ts';

/**
 * Cancels a locked order for its customer while that is allowed: releases plates, refunds the payment. With `detail`
 * the customer is notified otherwise.
 */
export const cancelForCustomer = async (
  work: Work,
  order: Order,
  reason: string | null,
  detail: typeof announcedByPlan | null = null,
): Promise<TooLateToCancel | undefined> => {
  if (!mayStillBeCanceledByCustomer(order, work.now)) return new TooLateToCancel();
  order.cancel(CanceledBy.CUSTOMER, reason, work.now);
  await givePlatesBack(work.sql, order);
  await givePortionsBack(work.sql, order.id);
  work.record(new OrderCanceled(order.id, order.supplierId, detail));
  return undefined;
};
