import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { PlatesFreed } from '../order-events.ts';
import { givePortionsBack } from '../portions/give-portions-back.ts';
import { givePlatesBack } from './give-plates-back.ts';
import { HeldOrder, HeldOrderStatus } from './held-order.ts';

const releaseHeld = query({ HeldOrder }, (on, { id }: Given<{ id: string }>) =>
  on
    .updateTable('HeldOrder')
    .set({ status: HeldOrderStatus.RELEASED })
    .where('id', '=', id)
    .where('status', '=', HeldOrderStatus.HELD)
    .returning(['supplierId', 'serviceDate', 'mealtime', 'plates']),
);

/** Releases a held order and its plates. Returns whether it was still held. */
export const releaseHeldOrder = async ({ sql, record }: Work, id: string): Promise<boolean> => {
  const held = await releaseHeld.first(sql, { id });
  if (!held) return false;
  await givePlatesBack(sql, held);
  await givePortionsBack(sql, id);
  record(new PlatesFreed(held.supplierId));
  return true;
};
