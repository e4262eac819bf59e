import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { cancelForBoth } from '../canceling/cancel-for-both.ts';
import { Order } from '../order.ts';
import { CanceledBy } from '../order-enums.ts';
import { openStatuses } from '../order-status.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import { OpenOrdersDecision } from './open-orders-decision.ts';

/** Days on which a kitchen closes, and what it decided about their open orders. */
export interface ClosedDays {
  supplierId: string;
  days: readonly string[];
  /** Reason, shown to customers. */
  reason: string;
  openOrders: OpenOrdersDecision;
}

/**
 * Keeps or cancels the open orders of closed days as the kitchen chose, in the transaction that closes them. Customers
 * are notified only once that an order stays, and only an admin can keep orders of a suspended kitchen.
 */
export const decideOrdersOfClosedDays = async (
  work: Work,
  { supplierId, days, reason, openOrders }: ClosedDays,
): Promise<void> => {
  const orders = await work.em.find(
    Order,
    { supplierId, serviceDate: { $in: [...days] }, status: { $in: [...openStatuses] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const { suspendedAt } = await work.em.findOneOrFail(Supplier, { id: supplierId });
  for (const order of orders) {
    if (openOrders === OpenOrdersDecision.CANCEL) {
      await cancelForBoth(work, order, CanceledBy.SUPPLIER, `The kitchen is closed that day: ${reason}`);
    } else if (!order.confirmedAt && !suspendedAt) {
      confirmOrder(work, order, `is closed that day (${reason})`);
    }
  }
};
