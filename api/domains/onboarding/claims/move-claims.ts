import { type Given, query } from '../../../core/query/query.ts';
import { EinClaim } from './ein-claim.ts';

/** Finds claims of an EIN by another fingerprint, where the key of fingerprints was rotated. */
export const moveClaims = query(
  { EinClaim },
  (on, { before, after }: Given<{ before: string; after: string }>) =>
    on.updateTable('EinClaim').set({ einLookup: after }).where('einLookup', '=', before),
);
