import type { Work } from '../../../core/operation/operation.ts';
import { subjectOfPerson } from '../../audit/find-audit-events.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ViewEnded } from '../../identity/sessions/view-ended.ts';

/** Writes the end of a view to the audit trail: as an act of the staff member, about the person. */
export const noteViewEnded = async (work: Work, { staffId, personId, reason }: ViewEnded): Promise<void> => {
  recordAudit(work, {
    action: 'VIEW_ENDED',
    subjectKind: subjectOfPerson,
    subjectId: personId,
    subjectName: subjectOfPerson,
    actorId: staffId,
    reason,
  });
  work.ctx.noteSecurity('account event', { reason: 'VIEW_ENDED', userId: staffId });
};
