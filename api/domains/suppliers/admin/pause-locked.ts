import type { Work } from '../../../core/operation/operation.ts';
import { notePausedDays } from '../account/note-paused-days.ts';
import { refreshListing } from '../refresh-listing.ts';
import type { Supplier } from '../supplier.ts';
import { recordKitchenChange } from './record-kitchen-change.ts';

interface Pause {
  /** Today in the kitchen's time zone. */
  today: string;
  /** First day on which it may take orders again. */
  until: string;
}

/** Pauses a locked kitchen for an admin: its cook cannot end the pause before. A longer pause of the cook stays. */
export const pauseLocked = async (work: Work, kitchen: Supplier, { today, until }: Pause): Promise<void> => {
  const before = kitchen.pausedUntil ?? null;
  const pausedUntil = before && before > until ? before : until;
  Object.assign(kitchen, { pausedUntil, pausedByStaffUntil: until });
  await work.em.flush();
  await refreshListing(work.sql, kitchen.id);
  recordKitchenChange(work, 'KITCHEN_PAUSED_BY_STAFF', kitchen, {
    before: { pausedUntil: before },
    after: { pausedUntil },
  });
  await notePausedDays(work, kitchen.id, today, before, pausedUntil);
};
