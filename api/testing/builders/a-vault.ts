import { Vault } from '../../core/security/vault.ts';

/** Keys for tests only. */
export const aVault = new Vault([Buffer.alloc(32, 7)], Buffer.alloc(32, 9));
