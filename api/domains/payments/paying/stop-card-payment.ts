import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { PaymentAbandoned } from '../payment-events.ts';

/** Cancels the card payment of an order or bill that is paid another way, or not to be paid any more. */
export const stopCardPayment = async ({ em, record }: Work, orderId: string): Promise<void> => {
  const open = await em.findOne(
    Payment,
    { orderId, status: PaymentStatus.OPEN },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!open) return;
  open.status = PaymentStatus.CANCELED;
  open.isToStop = true;
  await em.flush();
  record(new PaymentAbandoned(orderId));
};
