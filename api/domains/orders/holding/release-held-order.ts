import type { Work } from '../../../core/operation.ts';
import type { Order } from '../order.ts';
import { PlatesFreed } from '../order-events.ts';
import { givePlatesBack } from './give-plates-back.ts';

/** Releases a held order and its plates. Returns whether it was still held. */
export const releaseHeldOrder = async ({ sql, record }: Work, id: string): Promise<boolean> => {
  const [held] = await sql.rows<Pick<Order, 'supplierId' | 'serviceDate' | 'mealtime' | 'plates'>>(
    `update held_orders set status = 'RELEASED' where id = $1 and status = 'HELD'
     returning supplier_id as "supplierId", service_date as "serviceDate", mealtime, plates`,
    [id],
  );
  if (!held) return false;
  await givePlatesBack(sql, held);
  record(new PlatesFreed(held.supplierId));
  return true;
};
