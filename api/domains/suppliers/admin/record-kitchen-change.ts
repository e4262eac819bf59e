import type { Work } from '../../../core/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Supplier } from '../supplier.ts';
import { KitchenChanged } from '../supplier-events.ts';

type Facts = Record<string, unknown>;

/** What a cook changed about the own kitchen goes into the trail, and is news to whoever shows it. */
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
