import type { Work } from '../../core/operation.ts';
import { subjectOfPerson } from '../audit/find-audit-events.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AccountAction, AccountEvent } from '../identity/account-event.ts';

/** What somebody does who is not signed in yet. */
const waysIn: AccountAction[] = ['SIGNED_IN', 'SIGN_IN_CODE_USED'];

/** Writes an event of an account into the audit trail, with the change it tells of, and into the log. */
export const noteAccountEvent = async (work: Work, { action, user, facts }: AccountEvent): Promise<void> => {
  recordAudit(work, {
    action,
    subjectKind: subjectOfPerson,
    subjectId: user.id,
    subjectName: user.role.toLowerCase(),
    ...(waysIn.includes(action) && { actorId: user.id }),
    ...(facts && { after: facts }),
  });
  work.ctx.noteSecurity('account event', { reason: action, userId: user.id });
};
