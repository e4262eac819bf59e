import type { Work } from '../../../core/operation/operation.ts';
import { einLookups } from '../../suppliers/sealed-ein.ts';
import { EinClaim } from './ein-claim.ts';

/**
 * Whether an EIN is reserved for another address. Asked after the EIN was stored: only then has a decision that
 * released it been committed.
 */
export const isReservedForOther = async (
  { ctx, em, now }: Work,
  { ein, email }: { ein: string; email: string },
): Promise<boolean> => {
  const reservations = await em.find(EinClaim, {
    einLookup: { $in: einLookups(ctx.services.vault, ein) },
    reservedUntil: { $gt: now },
  });
  return reservations.length > 0 && !reservations.some(claim => claim.email === email);
};
