import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation.ts';
import type { KitchenClosed } from '../../cooking/cooking-events.ts';
import { releaseHeldOrder } from '../../orders/holding/release-held-order.ts';
import { Payment } from '../payment.ts';
import { PaymentState } from '../payment-enums.ts';
import { PaymentAbandoned } from '../payment-events.ts';

/** Cancels payments for meals on closed days. A payment that still arrives is refunded. */
export const releaseHeldOfClosedDays = async (
  work: Work,
  { supplierId, days }: KitchenClosed,
): Promise<void> => {
  const held = await work.sql.rows<{ id: string }>(
    `select id from held_orders
     where supplier_id = $1 and service_date = any($2::date[]) and status = 'HELD' order by id for update`,
    [supplierId, days],
  );
  for (const { id: orderId } of held) {
    const open = { orderId, status: PaymentState.OPEN };
    const payment = await work.em.findOne(Payment, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (payment) {
      payment.status = PaymentState.CANCELED;
      payment.isToStop = true;
      work.record(new PaymentAbandoned(orderId));
    }
    await releaseHeldOrder(work, orderId);
  }
};
