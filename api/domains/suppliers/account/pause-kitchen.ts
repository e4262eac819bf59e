import { pauseDaysLimit } from '../../../../schema/constants.ts';
import { daysBetween } from '../../../../schema/rules/days.ts';
import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { recordKitchenChange } from '../admin/record-kitchen-change.ts';
import { KitchenNotFound, KitchenPausedByStaff } from '../kitchen-problems.ts';
import { refreshListing } from '../refresh-listing.ts';
import { fixedPauseOf } from './fixed-pause.ts';
import { lockOwnSupplier } from './lock-own-supplier.ts';
import { notePausedDays } from './note-paused-days.ts';

/** Pauses the kitchen until a day in its own time zone: it is not listed. Existing orders are not affected. */
export const pauseKitchen = operation(
  suppliers,
  async (work: Work, until: string): Promise<{ supplierId: string } | Problem> => {
    const held = await lockOwnSupplier(work);
    if (held instanceof KitchenNotFound) return held;
    const { kitchen, today } = held;
    const days = daysBetween(today, until);
    if (days < 1) return new InvalidInput(/*i18n*/ 'Please choose a day after today.', 'until');
    if (days > pauseDaysLimit) return new InvalidInput(/*i18n*/ 'A pause lasts a year at most.', 'until');
    const fixed = fixedPauseOf(kitchen, today);
    if (fixed && until < fixed) return new KitchenPausedByStaff(fixed);

    const before = { pausedUntil: kitchen.pausedUntil ?? null };
    Object.assign(kitchen, { pausedUntil: until, ownPauseUntil: until });
    await work.em.flush();
    await refreshListing(work.sql, kitchen.id);
    recordKitchenChange(work, 'KITCHEN_PAUSED', kitchen, { before, after: { pausedUntil: until } });
    await notePausedDays(work, kitchen.id, today, before.pausedUntil, until);
    return { supplierId: kitchen.id };
  },
);
