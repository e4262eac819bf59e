import type { Vault } from '../../../core/security/vault.ts';

/** Keyed hash by which an address is looked up. */
export const addressHash = (vault: Vault, email: string): string =>
  vault.fingerprint('address of a mailed code', email);

/** Keyed hash of a code, bound to the address it was mailed to. */
export const mailedCodeHash = (vault: Vault, email: string, code: string): string =>
  vault.fingerprint('mailed code', `${email} ${code}`);
