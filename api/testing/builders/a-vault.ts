import { Vault } from '../../core/vault.ts';

/** Keys for tests only. */
export const aVault = new Vault([Buffer.alloc(32, 7)], Buffer.alloc(32, 9));
