import type { Vault } from '../../core/security/vault.ts';

/** Purpose of the keyed hash by which an EIN is looked up. */
export const einLookup = (vault: Vault, ein: string): string => vault.fingerprint('ein', ein);

/** What an EIN may be stored by: with older keys of fingerprints as well. */
export const einLookups = (vault: Vault, ein: string): string[] => vault.fingerprints('ein', ein);

/** Stored forms of an EIN: sealed, hashed for lookup, and its last four digits for display. */
export const sealedEin = (vault: Vault, ein: string, supplierId: string) => ({
  einSealed: vault.seal(ein, supplierId),
  einLookup: einLookup(vault, ein),
  einLastFour: ein.slice(-4),
});

/** Masks an EIN for display. */
export const maskedEin = (lastFour: string | null | undefined): string | null =>
  lastFour ? `**-***${lastFour}` : null;
