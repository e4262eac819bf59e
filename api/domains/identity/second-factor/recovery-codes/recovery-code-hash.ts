import type { Vault } from '../../../../core/security/vault.ts';

/** Keyed hash of a recovery code, bound to its person. */
export const recoveryCodeHash = (vault: Vault, userId: string, code: string): string =>
  vault.fingerprint('recovery code', `${userId} ${code}`);

/** What a recovery code may be stored as: also with older keys, since it cannot be hashed again without the code. */
export const recoveryCodeHashes = (vault: Vault, userId: string, code: string): string[] =>
  vault.fingerprints('recovery code', `${userId} ${code}`);
