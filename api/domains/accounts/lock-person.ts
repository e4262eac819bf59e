import { LockMode } from '@mikro-orm/core';
import { hasRight } from '../../../schema/staff-rights.ts';
import { Role } from '../../core/access/role.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import type { Work } from '../../core/operation/operation.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { User } from '../identity/user.ts';

/**
 * Locks the person a staff member decides about until the transaction ends. All active staff are locked before, always
 * in the same order: of two owners who disable or demote each other at the same time, the second finds itself without
 * the right. Only staff who manage staff decide about staff.
 */
export const lockPerson = async (
  { em, viewer }: Work,
  personId: string,
): Promise<{ person: User | null; isLastOwner: boolean }> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const activeStaff = await em.find(
    User,
    { role: Role.ADMIN, disabledAt: null },
    { orderBy: { id: 'asc' }, lockMode },
  );
  const decider = activeStaff.find(({ id }) => id === viewer.userId);
  if (!decider) throw new NotSignedIn();
  const found = isIdentifier(personId) ? await em.findOne(User, { id: personId }, { lockMode }) : null;
  const person = found?.erasedAt ? null : found;
  const managesStaff = hasRight(decider.staffRole ?? null, 'MANAGE_STAFF');
  if (person?.role === Role.ADMIN && !managesStaff) throw viewer.refusal();
  const owners = activeStaff.filter(({ staffRole }) => staffRole === StaffRole.OWNER);
  return { person, isLastOwner: owners.length === 1 && owners[0] === person };
};
