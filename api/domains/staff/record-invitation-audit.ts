import type { Work } from '../../core/operation/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StaffInvitation } from './staff-invitation.ts';

/** Records in the audit trail what was done with an invitation; never its token. */
export const recordInvitationAudit = (
  work: Work,
  action: 'STAFF_INVITED' | 'INVITATION_SENT_AGAIN' | 'INVITATION_WITHDRAWN',
  { id, email, staffRole }: StaffInvitation,
): void =>
  recordAudit(work, {
    action,
    subjectKind: 'staff invitation',
    subjectId: id,
    subjectName: email,
    after: { staffRole },
  });
