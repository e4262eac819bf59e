import type { Work } from '../../../core/operation/operation.ts';
import { KitchenSuspended } from '../kitchen-events.ts';
import { refreshListing } from '../refresh-listing.ts';
import type { Supplier } from '../supplier.ts';
import { recordKitchenAudit } from './record-kitchen-audit.ts';

/** Suspends a locked kitchen that is not suspended: it is unlisted, and its cook is notified of the reason. */
export const suspendLocked = async (work: Work, kitchen: Supplier, reason: string): Promise<void> => {
  kitchen.suspendedAt = work.now;
  await work.em.flush();
  await refreshListing(work.sql, kitchen.id);
  recordKitchenAudit(work, 'KITCHEN_SUSPENDED', kitchen, reason);
  work.record(new KitchenSuspended(kitchen.id, reason));
};
