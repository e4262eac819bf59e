import type { Work } from '../../core/operation/operation.ts';
import { subjectOfPerson } from '../audit/find-audit-events.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { User } from '../identity/user.ts';

interface Facts {
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  reason: string;
}

/**
 * Records a decision of staff about a person in the audit trail, without the name, so that erasing the person erases
 * it.
 */
export const recordPersonAudit = (
  work: Work,
  action:
    | 'PERSON_DISABLED'
    | 'PERSON_ENABLED'
    | 'SESSIONS_ENDED'
    | 'SECOND_FACTOR_REMOVED'
    | 'STAFF_ROLE_CHANGED'
    | 'PASSWORD_LINK_SENT',
  { id, role }: User,
  facts: Facts,
): void =>
  recordAudit(work, {
    action,
    subjectKind: subjectOfPerson,
    subjectId: id,
    subjectName: role.toLowerCase(),
    ...facts,
  });
