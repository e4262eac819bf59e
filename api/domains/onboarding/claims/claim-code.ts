import type { Vault } from '../../../core/security/vault.ts';
import { addressHash, mailedCodeHash } from '../../identity/signing-in/mailed-code-hash.ts';

/** Codes of claims are of their own kind: no such code signs in, and no code for signing in claims an EIN. */
const asClaimant = (email: string) => `claim of an EIN ${email}`;

export const claimAddressHash = (vault: Vault, email: string): string =>
  addressHash(vault, asClaimant(email));

/** Keyed hash of the token that the letter of a claim is sent with. */
export const letterTokenHash = (vault: Vault, token: string): string =>
  vault.fingerprint('letter of a claim', token);

export const claimCodeHash = (vault: Vault, email: string, code: string): string =>
  mailedCodeHash(vault, asClaimant(email), code);
