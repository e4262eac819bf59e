import { Vault } from '../core/vault.ts';

/** Keys that are good for nothing else. */
export const aVault = new Vault([Buffer.alloc(32, 7)], Buffer.alloc(32, 9));
