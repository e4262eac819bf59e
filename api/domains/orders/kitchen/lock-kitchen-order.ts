import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { Order } from '../order.ts';
import { OrderNotFound } from '../order-problems.ts';

/** Locks an order of the viewer's kitchen until the transaction ends; any other is treated as not found. */
export const lockKitchenOrder = async (work: Work, orderId: string): Promise<Order | OrderNotFound> => {
  const supplierId = isIdentifier(orderId) && (await ownSupplierId(work.sql, work.viewer));
  if (!supplierId) return new OrderNotFound();
  const order = await work.em.findOne(
    Order,
    { id: orderId, supplierId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return order ?? new OrderNotFound();
};
