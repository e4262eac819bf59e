import type { Vault } from '../../../core/security/vault.ts';

/** Keyed hash of the address that a link proves. */
export const provenAddressHash = (vault: Vault, email: string): string =>
  vault.fingerprint('address of a mailed link', email);

/** Keyed hash of the token in a link. */
export const proofHash = (vault: Vault, token: string): string => vault.fingerprint('mailed link', token);
