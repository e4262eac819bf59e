import { LockMode } from '@mikro-orm/core';
import { Role } from '../../core/access/role.ts';
import { customers, suppliers } from '../../core/access/rules.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { onBehalfOf } from '../../core/operation/system-context.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from '../identity/user.ts';
import { lockOwnSupplier } from '../suppliers/account/lock-own-supplier.ts';
import { lockSupplier } from '../suppliers/lock-supplier.ts';
import type { AccountDeleted } from './account-deleted.ts';
import { closeKitchen } from './close-kitchen.ts';
import { deleteCustomer } from './delete-customer.ts';

export type ErasedAgain = 'erased' | 'erased before' | 'unknown' | 'of staff' | Problem;

/** For the audit trail, where the person seems to do it a second time. */
const facts = { afterRestore: true };

const personQuery = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('User').where('id', '=', userId).select(['erasedAt', 'role']),
);

const eraseCustomer = operation(customers, work => deleteCustomer(work, work.viewer.userId, facts));

const eraseSupplier = operation(suppliers, async (work: Work): Promise<AccountDeleted | Problem> => {
  const locked = await lockOwnSupplier(work);
  if (locked instanceof Problem) return locked;
  const { userId } = work.viewer;
  await lockSupplier(work.em, locked.kitchen.id);
  await work.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return closeKitchen(work, { kitchenId: locked.kitchen.id, userId, facts });
});

/**
 * Erases an account that its owner had erased, and that a restored backup brought back. The same rules apply as then: the
 * backup may have an open order that ended afterwards. Erasing twice changes nothing.
 */
export const eraseAgain = async (services: Services, userId: string): Promise<ErasedAgain> => {
  const person = await personQuery.first(services.sql, { userId });
  if (!person) return 'unknown';
  if (person.erasedAt) return 'erased before';
  if (person.role === Role.ADMIN) return 'of staff';
  const ctx = onBehalfOf(services, { userId, role: person.role, staffRole: null });
  const outcome = await (person.role === Role.CUSTOMER ? eraseCustomer(ctx, null) : eraseSupplier(ctx, null));
  return outcome instanceof Problem ? outcome : 'erased';
};
