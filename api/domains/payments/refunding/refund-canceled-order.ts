import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation.ts';
import { Order } from '../../orders/order.ts';
import type { OrderCanceled } from '../../orders/order-events.ts';
import { isDisputed } from '../disputes/is-disputed.ts';
import { leftOf } from '../ledger/shares.ts';
import { Payment } from '../payment.ts';
import { PaymentState, RefundCause } from '../payment-enums.ts';
import { PaymentAbandoned } from '../payment-events.ts';
import { startRefund } from './start-refund.ts';

/** Refunds everything that was paid for an order, in the transaction that cancels it. */
export const refundCanceledOrder = async (work: Work, { orderId }: OrderCanceled): Promise<void> => {
  const live = { orderId, status: { $in: [PaymentState.OPEN, PaymentState.SUCCEEDED] } };
  const payment = await work.em.findOne(Payment, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!payment) return;
  if (payment.status === PaymentState.OPEN) {
    payment.status = PaymentState.CANCELED;
    payment.isToStop = true;
    work.record(new PaymentAbandoned(orderId));
    return;
  }
  const left = leftOf(payment);
  // The bank holds disputed money; the rest is refunded once it has decided.
  if (left === 0 || (await isDisputed(work.em, payment.id))) return;
  const order = await work.em.findOneOrFail(Order, { id: orderId });
  startRefund(work, payment, {
    amountCents: left,
    cause: RefundCause.CANCELED,
    reason: order.cancellationReason ?? null,
  });
};
