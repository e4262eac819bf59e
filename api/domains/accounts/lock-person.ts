import { LockMode } from '@mikro-orm/core';
import { Role } from '../../core/access/role.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import type { Work } from '../../core/operation/operation.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { formerCustomerName } from '../identity/former-customer.ts';
import { User } from '../identity/user.ts';

/**
 * Locks the person an admin decides about until the transaction ends. All admins are locked before, always in the
 * same order: of two admins who disable each other at the same time, the second finds itself disabled.
 */
export const lockPerson = async ({ em, viewer }: Work, personId: string) => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const activeAdmins = await em.find(
    User,
    { role: Role.ADMIN, disabledAt: null },
    { orderBy: { id: 'asc' }, lockMode },
  );
  if (!activeAdmins.some(({ id }) => id === viewer.userId)) throw new NotSignedIn();
  const person = isIdentifier(personId) ? await em.findOne(User, { id: personId }, { lockMode }) : null;
  return { person: person?.name === formerCustomerName ? null : person, activeAdmins };
};
