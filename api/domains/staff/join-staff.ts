import { LockMode } from '@mikro-orm/core';
import { type StaffJoining, staffJoining, staffLinkToken } from '../../../schema/rules/staff.ts';
import { Role } from '../../core/access/role.ts';
import { everybody } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { subjectOfPerson } from '../audit/find-audit-events.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { claimAddress } from '../identity/claim-address.ts';
import { guessablePassword } from '../identity/guessable-password.ts';
import { AddressInUse } from '../identity/identity-problems.ts';
import { hashPassword } from '../identity/password.ts';
import { openSession } from '../identity/sessions/open-session.ts';
import { hashOf } from '../identity/sessions/token.ts';
import type { SignedIn } from '../identity/signing-in/signed-in.ts';
import { User } from '../identity/user.ts';
import { findInvitationByToken } from './find-staff-invitations.ts';
import type { JoinStaffInput } from './staff-inputs.ts';
import { StaffInvitation } from './staff-invitation.ts';
import { AlreadyStaff, InvitationOver } from './staff-problems.ts';

interface Joining extends Pick<StaffJoining, 'name'> {
  token: string;
  passwordHash: string;
}

/** The token is checked before a password is hashed, which strangers could otherwise make us do. */
const prepare = async (ctx: Ctx, { token, ...input }: JoinStaffInput): Promise<Joining | Problem> => {
  if (!staffLinkToken.safeParse(token).success) return new InvitationOver();
  const invitation = await findInvitationByToken(ctx, token);
  if (!invitation) return new InvitationOver();
  const joining = checked(staffJoining, input);
  if (joining instanceof InvalidInput) return joining;
  const { name, password } = joining;
  const guessable = await guessablePassword(password, { name, email: invitation.email });
  if (guessable) return new InvalidInput(guessable, 'password');
  return { token, name, passwordHash: await hashPassword(password) };
};

/** Of two people with the same link the first locks and deletes the invitation; the second finds none. */
const perform = async (work: Work, { token, name, passwordHash }: Joining): Promise<SignedIn | Problem> => {
  const { em, sql, now } = work;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const invitation = await em.findOne(StaffInvitation, { tokenHash: hashOf(token) }, { lockMode });
  if (!invitation || !(await findInvitationByToken(work, token))) return new InvitationOver();
  const { email, staffRole, invitedBy } = invitation;
  if (!(await claimAddress(sql, { email, role: Role.ADMIN }))) return refusalOf(work, email);
  const facts = { id: newIdentifier(now), role: Role.ADMIN, staffRole, name, email, passwordHash };
  // The link came by email. The one sign-in without a second factor is for staff of before it was required.
  const proofs = { emailProvenAt: now, factorGraceUsedAt: now };
  const user = em.create(User, { ...facts, ...proofs, language: 'en', createdAt: now });
  em.remove(invitation);
  await em.persist(user).flush();
  recordAudit(work, {
    action: 'STAFF_JOINED',
    subjectKind: subjectOfPerson,
    subjectId: user.id,
    subjectName: user.role.toLowerCase(),
    actorId: user.id,
    after: { staffRole, invitedBy },
  });
  return openSession(work, user);
};

const refusalOf = async ({ em }: Work, email: string): Promise<Problem> =>
  (await em.count(User, { email, role: Role.ADMIN })) > 0
    ? new AlreadyStaff()
    : new AddressInUse(AddressInUse.joining);

/** Accepts an invitation: opens the account of a staff member and signs in. The link has proven the address. */
export const joinStaff = preparedOperation(everybody, prepare, perform);
