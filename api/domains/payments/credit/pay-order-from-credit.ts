import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { enterCharge } from '../ledger/ledger.ts';
import { stopCardPayment } from '../paying/stop-card-payment.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, PaymentStatus } from '../payment-enums.ts';
import { OrderPaidFromCredit } from '../payment-events.ts';
import { lockCredit } from './lock-credit.ts';

/**
 * Pays a due order from the credit of its customer at its kitchen, in whole or not at all, and says whether it did. One
 * that was paid otherwise in the meantime stays as it is.
 */
export const payOrderFromCredit = operation(
  everybody,
  async (work: Work, orderId: string): Promise<boolean> => {
    const { em, now } = work;
    const order = await em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (order?.paymentStatus !== OrderPaymentStatus.DUE || order.status === OrderStatus.CANCELED)
      return false;
    const credit = await lockCredit(work, order);
    if (credit.spendable() < order.totalCents) return false;
    await stopCardPayment(work, orderId);
    credit.spend(order.totalCents, now);
    order.paymentStatus = OrderPaymentStatus.PAID;
    const payment = em.create(Payment, {
      id: newIdentifier(now),
      orderId,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      supplierId: order.supplierId,
      method: PaymentMethod.CREDIT,
      status: PaymentStatus.SUCCEEDED,
      amountCents: order.totalCents,
      commissionCents: order.commissionCents,
      cardFeeCents: 0,
      refundedCents: 0,
      chargedBackCents: 0,
      isToStop: false,
      createdAt: now,
      succeededAt: now,
    });
    enterCharge(work, payment);
    recordAudit(work, {
      action: 'PAYMENT_RECEIVED',
      subjectKind: 'payment',
      subjectId: payment.id,
      subjectName: `Order ${order.orderNumber}`,
      after: { amount: dollars(payment.amountCents), method: payment.method },
    });
    work.record(new OrderPaidFromCredit(orderId, order.supplierId));
    return true;
  },
);
