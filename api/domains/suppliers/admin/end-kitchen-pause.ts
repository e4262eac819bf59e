import { decisionReason } from '../../../../schema/rules/decision.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { fixedPauseOf, ownPauseOf } from '../account/fixed-pause.ts';
import { notePausedDays } from '../account/note-paused-days.ts';
import { KitchenPauseEnded } from '../kitchen-events.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { lockSupplier } from '../lock-supplier.ts';
import { refreshListing } from '../refresh-listing.ts';
import { todayOfSupplier } from '../today-of-supplier.ts';
import type { KitchenDecisionInput } from './kitchen-inputs.ts';
import { recordKitchenChange } from './record-kitchen-change.ts';

/** Ends a pause that an admin decided. The cook's own pause stays, and the cook may end it. */
export const endKitchenPause = operation(
  withRight('MANAGE_KITCHENS'),
  async (work: Work, input: KitchenDecisionInput): Promise<{ supplierId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const kitchen = await lockSupplier(work.em, input.supplierId);
    if (!kitchen) return new KitchenNotFound();
    const today = await todayOfSupplier(work, kitchen.id);
    if (!fixedPauseOf(kitchen, today))
      return new AlreadyDone('No admin has paused this kitchen.', 'supplierId');

    const before = kitchen.pausedUntil!;
    const pausedUntil = ownPauseOf(kitchen, today);
    Object.assign(kitchen, { pausedUntil, pausedByStaffUntil: null, ownPauseUntil: null });
    await work.em.flush();
    await refreshListing(work.sql, kitchen.id);
    const change = { before: { pausedUntil: before }, after: { pausedUntil } };
    recordKitchenChange(work, 'KITCHEN_PAUSE_ENDED', kitchen, change, reason);
    await notePausedDays(work, kitchen.id, today, before, pausedUntil);
    work.record(new KitchenPauseEnded(kitchen.id, reason));
    return { supplierId: kitchen.id };
  },
);
