import { subjectOfPerson } from '../audit/find-audit-events.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Work } from '../core/operation.ts';
import type { AccountEvent } from '../identity/account-event.ts';

/** Writes an event of an account into the audit trail, with the change it tells of, and into the log. */
export const noteAccountEvent = async (work: Work, { action, user, facts }: AccountEvent): Promise<void> => {
  recordAudit(work, {
    action,
    subjectKind: subjectOfPerson,
    subjectId: user.id,
    subjectName: user.role.toLowerCase(),
    ...(action === 'SIGNED_IN' && { actorId: user.id }),
    ...(facts && { after: facts }),
  });
  work.ctx.noteSecurity('account event', { reason: action, userId: user.id });
};
