import type { Vault } from '../../../core/security/vault.ts';

/** Keyed hash of a code that was mailed to an address, for one account. */
export const changeCodeHash = (vault: Vault, userId: string, email: string, code: string): string =>
  vault.fingerprint('code of an email change', `${userId} ${email} ${code}`);

/** Key by which the emails to an address are counted. */
export const countedAddress = (vault: Vault, email: string): string =>
  vault.fingerprint('address of an email change', email);
