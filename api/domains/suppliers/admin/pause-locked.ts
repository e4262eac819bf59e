import type { Work } from '../../../core/operation/operation.ts';
import { fixedPauseOf, ownPauseOf } from '../account/fixed-pause.ts';
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

/**
 * Pauses a locked kitchen for an admin: its cook cannot end the pause before. A longer pause stays, and a shorter one of
 * the cook is there again when the admin ends this one.
 */
export const pauseLocked = async (work: Work, kitchen: Supplier, { today, until }: Pause): Promise<void> => {
  const before = kitchen.pausedUntil ?? null;
  const ownPauseUntil = ownPauseOf(kitchen, today);
  const pausedByStaffUntil = later(until, fixedPauseOf(kitchen, today));
  const pausedUntil = later(pausedByStaffUntil, ownPauseUntil);
  Object.assign(kitchen, { pausedUntil, pausedByStaffUntil, ownPauseUntil });
  await work.em.flush();
  await refreshListing(work.sql, kitchen.id);
  recordKitchenChange(work, 'KITCHEN_PAUSED_BY_STAFF', kitchen, {
    before: { pausedUntil: before },
    after: { pausedUntil },
  });
  await notePausedDays(work, kitchen.id, today, before, pausedUntil);
};

const later = (day: string, other: string | null): string => (other && other > day ? other : day);
