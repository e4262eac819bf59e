import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { releaseHeldOrder } from '../../orders/holding/release-held-order.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { lockPayableOrder } from './lock-payable-order.ts';

/** Ends the hold of an order. Returns whether it was still held. */
export const expireHoldIn = async (work: Work, orderId: string): Promise<boolean> => {
  await lockPayableOrder(work.sql, orderId);
  const open = { orderId, status: PaymentStatus.OPEN };
  const payment = await work.em.findOne(Payment, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (payment) payment.status = PaymentStatus.CANCELED;
  return releaseHeldOrder(work, orderId);
};

/** Runs without a viewer; a payment that still arrives is refunded. */
export const expirePaymentHold = operation(everybody, expireHoldIn);
