import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../core/access/rules.ts';
import { operation } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { recordInvitationAudit } from './record-invitation-audit.ts';
import { StaffInvitation } from './staff-invitation.ts';
import { InvitationNotFound } from './staff-problems.ts';

/** Withdraws an open invitation; its link no longer works. */
export const withdrawStaffInvitation = operation(
  withRight('MANAGE_STAFF'),
  async (work, id: string): Promise<{ invitationId: string } | Problem> => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const invitation = isIdentifier(id) ? await work.em.findOne(StaffInvitation, { id }, { lockMode }) : null;
    if (!invitation) return new InvitationNotFound();
    work.em.remove(invitation);
    recordInvitationAudit(work, 'INVITATION_WITHDRAWN', invitation);
    return { invitationId: id };
  },
);
