import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { releaseHeldOrder } from '../../orders/holding/release-held-order.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { PaymentAbandoned } from '../payment-events.ts';

const lockHeldOfDays = query(
  { HeldOrder },
  (from, { supplierId, days }: Given<{ supplierId: string; days: readonly string[] }>) =>
    from
      .selectFrom('HeldOrder')
      .where('supplierId', '=', supplierId)
      .where(held => held('serviceDate', '=', held.fn.any(days)))
      .where('status', '=', HeldOrderStatus.HELD)
      .select('id')
      .orderBy('id')
      .forUpdate(),
);

/** Cancels payments for meals on closed days. A payment that still arrives is refunded. */
export const releaseHeldOfClosedDays = async (
  work: Work,
  { supplierId, days }: { supplierId: string; days: readonly string[] },
): Promise<void> => {
  const held = await lockHeldOfDays.all(work.sql, { supplierId, days });
  for (const { id: orderId } of held) {
    const open = { orderId, status: PaymentStatus.OPEN };
    const payment = await work.em.findOne(Payment, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (payment) {
      payment.status = PaymentStatus.CANCELED;
      payment.isToStop = true;
      work.record(new PaymentAbandoned(orderId));
    }
    await releaseHeldOrder(work, orderId);
  }
};
