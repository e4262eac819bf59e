import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { TiffinWait } from './tiffin-wait.ts';

/**
 * Takes the viewer off the waiting list of an offer. Spots that were reserved for them lapse, so that leaving in the
 * last minute is no way to have them again. Idempotent.
 */
export const leaveTiffinWaitlist = operation(
  customers,
  async ({ em, viewer, now }: Work, offerId: string): Promise<void> => {
    if (!isIdentifier(offerId)) return;
    const own = { offerId, customerId: viewer.userId };
    await em.nativeDelete(TiffinWait, { ...own, reservedUntil: null });
    await em.nativeUpdate(TiffinWait, { ...own, reservedUntil: { $gt: now } }, { reservedUntil: now });
  },
);
