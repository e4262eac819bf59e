import { LockMode } from '@mikro-orm/core';
import { isIdentifier } from '../../../core/identifier.ts';
import type { Work } from '../../../core/operation.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { Order } from '../order.ts';
import { OrderNotFound } from '../order-problems.ts';

/** An order of the viewer's kitchen, held until the transaction ends; another kitchen's is as good as none. */
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
