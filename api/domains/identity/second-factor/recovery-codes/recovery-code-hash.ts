import type { Vault } from '../../../../core/security/vault.ts';

/** Keyed hash of a recovery code, bound to its person. */
export const recoveryCodeHash = (vault: Vault, userId: string, code: string): string =>
  vault.fingerprint('recovery code', `${userId} ${code}`);
