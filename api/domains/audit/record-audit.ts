import type { Work } from '../../core/operation/operation.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { AuditEvent } from './audit-event.ts';

type Facts = Pick<AuditEvent, 'action' | 'subjectKind' | 'subjectId' | 'subjectName'> &
  Partial<Pick<AuditEvent, 'actorId' | 'before' | 'after' | 'reason'>>;

/** Records a change in the audit trail, in its transaction. Facts never contain secrets: no EIN, token or code. */
export const recordAudit = ({ em, viewer, now }: Work, facts: Facts): void => {
  em.create(AuditEvent, {
    id: newIdentifier(now),
    at: now,
    actorId: viewer.isSignedIn ? viewer.userId : null,
    ...facts,
  });
};
