import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { limitTries } from '../identity/signing-in/limit-tries.ts';
import { mailInvitation } from './mail-invitation.ts';
import { type IssuedInvitation, newInvitationToken } from './new-invitation-token.ts';
import { recordInvitationAudit } from './record-invitation-audit.ts';
import { StaffInvitation } from './staff-invitation.ts';
import { InvitationNotFound } from './staff-problems.ts';

const prepare = async (ctx: Ctx, id: string): Promise<string | Problem> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  if (!isIdentifier(id)) return new InvitationNotFound();
  const refused = await limitTries(ctx, [{ kind: 'staff invited by account', key: ctx.viewer.userId }]);
  return refused ?? id;
};

/** The link that was mailed before no longer works. */
const perform = async (work: Work, id: string): Promise<IssuedInvitation | Problem> => {
  const { em, now } = work;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const invitation = await em.findOne(StaffInvitation, { id, expiresAt: { $gt: now } }, { lockMode });
  if (!invitation) return new InvitationNotFound();
  const { token, row } = newInvitationToken(work);
  em.assign(invitation, row);
  recordInvitationAudit(work, 'INVITATION_SENT_AGAIN', invitation);
  const { email, staffRole } = invitation;
  return { id, email, staffRole, token };
};

const renewInvitation = preparedOperation(withRight('MANAGE_STAFF'), prepare, perform);

/** Mails an open invitation again, with a new link and another seven days. */
export const resendStaffInvitation = async (
  ctx: Ctx,
  id: string,
): Promise<{ invitationId: string } | Problem> => {
  const issued = await renewInvitation(ctx, id);
  if (issued instanceof Problem) return issued;
  return (await mailInvitation(ctx, issued)) ?? { invitationId: id };
};
