import type { Work } from '../../../core/operation/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Supplier } from '../supplier.ts';

/** Records an admin's decision about a kitchen in the audit trail, with its current status. */
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
