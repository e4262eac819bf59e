import { LockMode } from '@mikro-orm/core';
import { NotSignedIn } from '../../core/failures.ts';
import { isIdentifier } from '../../core/identifier.ts';
import type { Work } from '../../core/operation.ts';
import { Role } from '../../core/role.ts';
import { formerCustomerName } from '../identity/former-customer.ts';
import { User } from '../identity/user.ts';

/**
 * Somebody an admin decides about, held until the transaction ends. The admins are held before, always in the
 * same order: two who would shut each other out take turns, and the second finds that the keys are gone.
 */
export const lockPerson = async ({ em, viewer }: Work, personId: string) => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const keepers = await em.find(
    User,
    { role: Role.ADMIN, disabledAt: null },
    { orderBy: { id: 'asc' }, lockMode },
  );
  if (!keepers.some(({ id }) => id === viewer.userId)) throw new NotSignedIn();
  const person = isIdentifier(personId) ? await em.findOne(User, { id: personId }, { lockMode }) : null;
  return { person: person?.name === formerCustomerName ? null : person, keepers };
};
