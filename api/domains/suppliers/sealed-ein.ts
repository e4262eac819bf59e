import type { Vault } from '../../core/vault.ts';

/** Where a kitchen is looked up by its EIN. */
export const einLookup = (vault: Vault, ein: string): string => vault.fingerprint('ein', ein);

/** What is kept of an EIN: sealed, to look up by, and the end of it for people. */
export const sealedEin = (vault: Vault, ein: string, supplierId: string) => ({
  einSealed: vault.seal(ein, supplierId),
  einLookup: einLookup(vault, ein),
  einLastFour: ein.slice(-4),
});

/** How an EIN is shown to those who may see whose it is. */
export const maskedEin = (lastFour: string | null | undefined): string | null =>
  lastFour ? `**-***${lastFour}` : null;
