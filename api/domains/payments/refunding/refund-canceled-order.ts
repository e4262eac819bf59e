import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { Order } from '../../orders/order.ts';
import type { OrderCanceled } from '../../orders/order-events.ts';
import { isDisputed } from '../disputes/is-disputed.ts';
import { leftOf } from '../ledger/shares.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, RefundCause } from '../payment-enums.ts';
import { PaymentAbandoned } from '../payment-events.ts';
import { startRefund } from './start-refund.ts';

/** Refunds everything that was paid for an order, in the transaction that cancels it. */
export const refundCanceledOrder = async (work: Work, { orderId }: OrderCanceled): Promise<void> => {
  const live = { orderId, status: { $in: [PaymentStatus.OPEN, PaymentStatus.SUCCEEDED] } };
  const payment = await work.em.findOne(Payment, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!payment) return;
  if (payment.status === PaymentStatus.OPEN) {
    payment.status = PaymentStatus.CANCELED;
    payment.isToStop = true;
    work.record(new PaymentAbandoned(orderId));
    return;
  }
  const left = leftOf(payment);
  // The bank holds disputed money; the rest is refunded once it has decided.
  if (left === 0 || (await isDisputed(work.em, payment.id))) return;
  const order = await work.em.findOneOrFail(Order, { id: orderId });
  await startRefund(work, payment, {
    amountCents: left,
    cause: RefundCause.CANCELED,
    reason: order.cancellationReason ?? null,
  });
};
