import { LockMode } from '@mikro-orm/core';
import { suppliers } from '../../core/access/rules.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { User } from '../identity/user.ts';
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
  const { userId } = work.viewer;
  // Of two requests, the second finds the account closed.
  const owner = { id: userId, disabledAt: null };
  if (!(await work.em.findOne(User, owner, { lockMode: LockMode.PESSIMISTIC_WRITE })))
    throw new NotSignedIn();
  const outcome = await closeKitchen(work, { kitchenId: kitchen.id, userId });
  if (!(outcome instanceof Problem)) work.ctx.cookies.clearSession();
  return outcome;
};

/** Closes the viewer's kitchen for good and erases what identifies its cook. */
export const closeMyKitchen = operation(suppliers, perform);
