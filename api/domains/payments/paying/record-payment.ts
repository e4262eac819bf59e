import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier, newIdentifier } from '../../../core/values/identifier.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderNotFound } from '../../orders/order-problems.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, PaymentStatus } from '../payment-enums.ts';
import { NothingToPay } from '../payment-problems.ts';
import { settlePayment } from './settle-payment.ts';
import { stopCardPayment } from './stop-card-payment.ts';

/** Records that support received the payment of a due order outside of the card provider. */
export const recordPayment = operation(
  withRight('REFUND'),
  async (work: Work, orderId: string): Promise<{ paymentId: string } | Problem> => {
    if (!isIdentifier(orderId)) return new OrderNotFound();
    const { em, now } = work;
    const order = await em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return new OrderNotFound();
    const isDue = order.paymentStatus === OrderPaymentStatus.DUE && order.status !== OrderStatus.CANCELED;
    if (!isDue) return new NothingToPay();
    await stopCardPayment(work, orderId);
    const payment = em.create(Payment, {
      id: newIdentifier(now),
      orderId,
      orderNumber: order.orderNumber,
      customerId: order.customerId,
      supplierId: order.supplierId,
      method: PaymentMethod.BY_HAND,
      status: PaymentStatus.OPEN,
      amountCents: order.totalCents,
      commissionCents: order.commissionCents,
      cardFeeCents: 0,
      refundedCents: 0,
      chargedBackCents: 0,
      isToStop: false,
      createdAt: now,
    });
    await settlePayment(work, payment);
    return { paymentId: payment.id };
  },
);
