import { suppliers } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { lockOwnSupplier } from '../suppliers/account/lock-own-supplier.ts';
import { lockSupplier } from '../suppliers/lock-supplier.ts';
import type { AccountDeleted } from './account-deleted.ts';
import { closeKitchen } from './close-kitchen.ts';

const perform = async (work: Work, kitchenName: string): Promise<AccountDeleted | Problem> => {
  const stale = needsFreshProof(work);
  if (stale) return stale;
  const locked = await lockOwnSupplier(work);
  if (locked instanceof Problem) return locked;
  const { kitchen } = locked;
  // An order being placed references the row, so this waits for it and counts it.
  await lockSupplier(work.em, kitchen.id);
  if (kitchenName.trim() !== kitchen.kitchenName)
    return new InvalidInput(`Type the name of your kitchen, ${kitchen.kitchenName}.`, 'kitchenName');
  const outcome = await closeKitchen(work, { kitchenId: kitchen.id, userId: work.viewer.userId });
  if (!(outcome instanceof Problem)) work.ctx.cookies.clearSession();
  return outcome;
};

/** Closes the viewer's kitchen for good and erases what identifies its cook. */
export const closeMyKitchen = operation(suppliers, perform);
