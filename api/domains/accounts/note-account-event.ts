import type { Work } from '../../core/operation/operation.ts';
import { subjectOfPerson } from '../audit/find-audit-events.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AccountAction, AccountEvent } from '../identity/account-event.ts';

/** Actions of a person who is not signed in yet. */
const waysIn: AccountAction[] = [
  'SIGNED_IN',
  'SIGN_IN_CODE_USED',
  'PASSWORD_RESET',
  'EMAIL_PROVEN',
  'ACCOUNT_SECURED',
  'RECOVERY_CODE_USED',
];

/** Writes an account event to the audit trail, in the transaction of its change, and to the log. */
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
