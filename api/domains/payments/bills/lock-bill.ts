import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { lockCredit } from '../credit/lock-credit.ts';
import type { TiffinCredit } from '../credit/tiffin-credit.ts';
import { TiffinBill } from './tiffin-bill.ts';

/** Locks a bill after its credit: whatever needs both takes them in this order. Null if it is unknown. */
export const lockBill = async (
  work: Work,
  id: string,
): Promise<{ bill: TiffinBill; credit: TiffinCredit } | null> => {
  const { em } = work;
  const found = isIdentifier(id) ? await em.findOne(TiffinBill, { id }) : null;
  if (!found) return null;
  const credit = await lockCredit(work, found);
  const bill = await em.findOneOrFail(
    TiffinBill,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return { bill, credit };
};
