import type { Work } from '../../../core/operation/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Supplier } from '../supplier.ts';
import { KitchenChanged } from '../supplier-events.ts';

type Facts = Record<string, unknown>;

type Action =
  | 'KITCHEN_UPDATED'
  | 'KITCHEN_PAUSED'
  | 'KITCHEN_RESUMED'
  | 'KITCHEN_CAPACITY_CHANGED'
  | 'KITCHEN_PAUSED_BY_STAFF'
  | 'KITCHEN_PAUSE_ENDED';

/** Records a change of a kitchen by its cook or an admin in the audit trail and notifies subscribers of the kitchen. */
export const recordKitchenChange = (
  work: Work,
  action: Action,
  { id, kitchenName }: Supplier,
  { before, after }: { before: Facts; after: Facts },
  reason?: string,
): void => {
  recordAudit(work, {
    action,
    subjectKind: 'kitchen',
    subjectId: id,
    subjectName: kitchenName,
    before,
    after,
    ...(reason !== undefined && { reason }),
  });
  work.record(new KitchenChanged(id));
};
