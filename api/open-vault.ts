import { randomBytes } from 'node:crypto';
import { Vault } from './core/vault.ts';
import { keptKeys } from './kept-keys.ts';
import type { Settings } from './settings.ts';

const newKey = () => randomBytes(32).toString('base64');

/** With the keys of the settings; without them with a pair made once and kept beside the data. */
export const openVault = async ({
  EIN_KEY,
  EIN_LOOKUP_KEY,
  DATA_DIR,
}: Pick<Settings, 'EIN_KEY' | 'EIN_LOOKUP_KEY' | 'DATA_DIR'>): Promise<Vault> => {
  if (EIN_KEY && EIN_LOOKUP_KEY) return new Vault(EIN_KEY, EIN_LOOKUP_KEY[0]!);
  const made = () => ({ einKey: newKey(), einLookupKey: newKey() });
  const { einKey, einLookupKey } = await keptKeys(DATA_DIR, 'keys.json', made);
  return new Vault([Buffer.from(einKey, 'base64')], Buffer.from(einLookupKey, 'base64'));
};
