import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { placeHeldOrder } from '../../orders/holding/place-held-order.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { nameOfNumber } from '../../orders/order-number.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { lockBill } from '../bills/lock-bill.ts';
import { payBill } from '../bills/pay-bill.ts';
import { enterCharge, enterLateCharge } from '../ledger/ledger.ts';
import type { Payment } from '../payment.ts';
import { PaymentStatus, RefundCause, TiffinBillStatus } from '../payment-enums.ts';
import { BillPaymentReturned, PaymentCompleted } from '../payment-events.ts';
import { startRefund } from '../refunding/start-refund.ts';
import { BillCharge, BillChargeOutcome } from '../saved-cards/bill-charge.ts';
import { stopCardPayment } from './stop-card-payment.ts';

/** Settles a received payment: places the held order, marks the due one or the bill as paid, or refunds the payment. */
export const settlePayment = async (work: Work, payment: Payment): Promise<void> => {
  payment.succeededAt = work.now;
  payment.declineWords = null;
  recordAudit(work, {
    action: 'PAYMENT_RECEIVED',
    subjectKind: 'payment',
    subjectId: payment.id,
    subjectName: nameOfNumber(payment.orderNumber),
    after: { amount: dollars(payment.amountCents), method: payment.method },
  });
  if (payment.billId) return settleBillPayment(work, payment, payment.billId);
  if (await isWanted(work, payment)) {
    payment.status = PaymentStatus.SUCCEEDED;
    enterCharge(work, payment);
    work.record(new PaymentCompleted(payment.orderId));
    return;
  }
  await returnPayment(work, payment, 'The payment arrived after we released your plates.');
};

const returnPayment = async (work: Work, payment: Payment, reason: string): Promise<void> => {
  payment.status = PaymentStatus.RETURNED;
  enterLateCharge(work, payment);
  const { amountCents } = payment;
  await startRefund(work, payment, { amountCents, cause: RefundCause.LATE_PAYMENT, reason });
};

/** The money of an open bill becomes credit; that of a bill which is paid or void by now is refunded whole. */
const settleBillPayment = async (work: Work, payment: Payment, billId: string): Promise<void> => {
  const { em, now } = work;
  const locked = (await lockBill(work, billId))!;
  if (locked.bill.status === TiffinBillStatus.OPEN) {
    if (payment.status !== PaymentStatus.OPEN) await stopCardPayment(work, billId);
    payment.status = PaymentStatus.SUCCEEDED;
    const underWay = { billId, outcome: null };
    await em.nativeUpdate(BillCharge, underWay, { outcome: BillChargeOutcome.PAID, endedAt: now });
    payBill(work, locked, payment);
  } else {
    await returnPayment(work, payment, 'The payment arrived after the bill was settled.');
    work.record(new BillPaymentReturned(billId));
  }
};

const isWanted = async (work: Work, { orderId }: Payment): Promise<boolean> => {
  if (await placeHeldOrder(work, orderId)) return true;
  const order = await work.em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order || order.paymentStatus !== OrderPaymentStatus.DUE) return false;
  if (order.status === OrderStatus.CANCELED) return false;
  order.paymentStatus = OrderPaymentStatus.PAID;
  return true;
};
