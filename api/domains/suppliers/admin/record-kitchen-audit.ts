import type { Work } from '../../../core/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Supplier } from '../supplier.ts';

/** Writes down what an admin decided about a kitchen that stands as it stands now. */
export const recordKitchenAudit = (
  work: Work,
  action: 'KITCHEN_SUSPENDED' | 'KITCHEN_REINSTATED',
  { id, kitchenName, suspendedAt }: Supplier,
  reason: string,
): void =>
  recordAudit(work, {
    action,
    subjectKind: 'kitchen',
    subjectId: id,
    subjectName: kitchenName,
    before: { suspended: !suspendedAt },
    after: { suspended: Boolean(suspendedAt) },
    reason,
  });
