import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { placeHeldOrder } from '../../orders/holding/place-held-order.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { enterCharge, enterLateCharge } from '../ledger/ledger.ts';
import type { Payment } from '../payment.ts';
import { PaymentStatus, RefundCause } from '../payment-enums.ts';
import { PaymentCompleted } from '../payment-events.ts';
import { startRefund } from '../refunding/start-refund.ts';

/** Settles a received payment: places the held order, marks the due one as paid, or refunds the payment. */
export const settlePayment = async (work: Work, payment: Payment): Promise<void> => {
  payment.succeededAt = work.now;
  payment.declineWords = null;
  recordAudit(work, {
    action: 'PAYMENT_RECEIVED',
    subjectKind: 'payment',
    subjectId: payment.id,
    subjectName: `Order ${payment.orderNumber}`,
    after: { amount: dollars(payment.amountCents), method: payment.method },
  });
  if (await isWanted(work, payment)) {
    payment.status = PaymentStatus.SUCCEEDED;
    enterCharge(work, payment);
    work.record(new PaymentCompleted(payment.orderId));
    return;
  }
  payment.status = PaymentStatus.RETURNED;
  enterLateCharge(work, payment);
  await startRefund(work, payment, {
    amountCents: payment.amountCents,
    cause: RefundCause.LATE_PAYMENT,
    reason: 'The payment arrived after we released your plates.',
  });
};

const isWanted = async (work: Work, { orderId }: Payment): Promise<boolean> => {
  if (await placeHeldOrder(work, orderId)) return true;
  const order = await work.em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order || order.paymentStatus !== OrderPaymentStatus.DUE) return false;
  if (order.status === OrderStatus.CANCELED) return false;
  order.paymentStatus = OrderPaymentStatus.PAID;
  return true;
};
