import type { Work } from '../../../core/operation/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Supplier } from '../supplier.ts';
import { KitchenChanged } from '../supplier-events.ts';

type Facts = Record<string, unknown>;

/** Records a cook's change of their kitchen in the audit trail and notifies subscribers of the kitchen. */
export const recordKitchenChange = (
  work: Work,
  action: 'KITCHEN_UPDATED' | 'KITCHEN_PAUSED' | 'KITCHEN_RESUMED' | 'KITCHEN_CAPACITY_CHANGED',
  { id, kitchenName }: Supplier,
  { before, after }: { before: Facts; after: Facts },
): void => {
  recordAudit(work, {
    action,
    subjectKind: 'kitchen',
    subjectId: id,
    subjectName: kitchenName,
    before,
    after,
  });
  work.record(new KitchenChanged(id));
};
