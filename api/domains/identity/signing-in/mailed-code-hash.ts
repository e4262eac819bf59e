import type { Vault } from '../../../core/vault.ts';

/** What an address is looked up by. */
export const addressHash = (vault: Vault, email: string): string =>
  vault.fingerprint('address of a mailed code', email);

/** What is stored of a code: it works for the one address that it was mailed to. */
export const mailedCodeHash = (vault: Vault, email: string, code: string): string =>
  vault.fingerprint('mailed code', `${email} ${code}`);
