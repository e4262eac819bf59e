import { type Given, query } from '../../../core/query/query.ts';
import { EinClaim } from './ein-claim.ts';

/** Moves claims of an EIN to another fingerprint, after the key of fingerprints was changed. */
export const moveClaims = query(
  { EinClaim },
  (on, { before, after }: Given<{ before: string; after: string }>) =>
    on.updateTable('EinClaim').set({ einLookup: after }).where('einLookup', '=', before),
);
