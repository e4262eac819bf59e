import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { staffInvitee } from '../../../schema/rules/staff.ts';
import { Role } from '../../core/access/role.ts';
import { withRight } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { isAddressTaken } from '../identity/claim-address.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { AddressInUse } from '../identity/identity-problems.ts';
import { limitTries } from '../identity/signing-in/limit-tries.ts';
import { User } from '../identity/user.ts';
import { mailInvitation } from './mail-invitation.ts';
import { type IssuedInvitation, newInvitationToken } from './new-invitation-token.ts';
import { purgeStaffInvitations } from './purge-staff-invitations.ts';
import { recordInvitationAudit } from './record-invitation-audit.ts';
import type { InviteStaffInput } from './staff-inputs.ts';
import { StaffInvitation } from './staff-invitation.ts';
import { AlreadyStaff } from './staff-problems.ts';

const prepare = async (ctx: Ctx, input: InviteStaffInput): Promise<InviteStaffInput | Problem> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  const invitee = checked(staffInvitee, { email: input.email });
  if (invitee instanceof InvalidInput) return invitee;
  const refused = await limitTries(ctx, [{ kind: 'staff invited by account', key: ctx.viewer.userId }]);
  return refused ?? { email: invitee.email, staffRole: input.staffRole };
};

const perform = async (
  work: Work,
  { email, staffRole }: InviteStaffInput,
): Promise<IssuedInvitation | Problem> => {
  const { em, now } = work;
  await purgeStaffInvitations(work.sql, now);
  if ((await em.count(User, { email, role: Role.ADMIN })) > 0) return new AlreadyStaff();
  if (await isAddressTaken(work.sql, { email, role: Role.ADMIN }))
    return new AddressInUse(AddressInUse.inviting);
  const { token, row } = newInvitationToken(work);
  const invitation = em.create(StaffInvitation, { id: newIdentifier(now), email, staffRole, ...row });
  try {
    await em.persist(invitation).flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return alreadyInvited();
    throw error;
  }
  recordInvitationAudit(work, 'STAFF_INVITED', invitation);
  return { id: invitation.id, email, staffRole, token };
};

const alreadyInvited = () =>
  new AlreadyDone('This address is already invited. Send that invitation again, or withdraw it.', 'email');

const storeInvitation = preparedOperation(withRight('MANAGE_STAFF'), prepare, perform);

/** Invites someone to the staff: stores the invitation and mails its link. */
export const inviteStaff = async (
  ctx: Ctx,
  input: InviteStaffInput,
): Promise<{ invitationId: string } | Problem> => {
  const issued = await storeInvitation(ctx, input);
  if (issued instanceof Problem) return issued;
  return (await mailInvitation(ctx, issued)) ?? { invitationId: issued.id };
};
