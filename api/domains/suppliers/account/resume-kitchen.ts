import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../../core/operation/problem.ts';
import { recordKitchenChange } from '../admin/record-kitchen-change.ts';
import { KitchenNotFound, KitchenPausedByStaff } from '../kitchen-problems.ts';
import { refreshListing } from '../refresh-listing.ts';
import { fixedPauseOf } from './fixed-pause.ts';
import { lockOwnSupplier } from './lock-own-supplier.ts';
import { notePausedDays } from './note-paused-days.ts';

/** Ends the kitchen's pause early and lists it again if it may be listed. */
export const resumeKitchen = operation(
  suppliers,
  async (work: Work, _: null): Promise<{ supplierId: string } | Problem> => {
    const held = await lockOwnSupplier(work);
    if (held instanceof KitchenNotFound) return held;
    const { kitchen, today } = held;
    if (!kitchen.pausedUntil) return new AlreadyDone(/*i18n*/ 'Your kitchen does not pause.');
    const fixed = fixedPauseOf(kitchen, today);
    if (fixed) return new KitchenPausedByStaff(fixed);

    const before = { pausedUntil: kitchen.pausedUntil };
    Object.assign(kitchen, { pausedUntil: null, pausedByStaffUntil: null, ownPauseUntil: null });
    await work.em.flush();
    await refreshListing(work.sql, kitchen.id);
    recordKitchenChange(work, 'KITCHEN_RESUMED', kitchen, { before, after: { pausedUntil: null } });
    await notePausedDays(work, kitchen.id, today, before.pausedUntil, null);
    return { supplierId: kitchen.id };
  },
);
