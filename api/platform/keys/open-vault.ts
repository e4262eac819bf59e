import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Vault } from '../../core/security/vault.ts';
import type { Settings } from '../../settings.ts';
import { persistedKeys } from './persisted-keys.ts';

const newKey = () => randomBytes(32).toString('base64');

/** Uses the keys of the settings, or a pair generated once and stored beside the data. */
export const openVault = async ({
  EIN_KEY,
  EIN_LOOKUP_KEY,
  DATA_DIR,
}: Pick<Settings, 'EIN_KEY' | 'EIN_LOOKUP_KEY' | 'DATA_DIR'>): Promise<Vault> => {
  if (EIN_KEY && EIN_LOOKUP_KEY) return new Vault(EIN_KEY, ...EIN_LOOKUP_KEY);
  const made = () => ({ einKey: newKey(), einLookupKey: newKey() });
  const { einKey, einLookupKey } = await persistedKeys(DATA_DIR, 'keys.json', made);
  const [key, lookupKey] = [einKey, einLookupKey].map(text => Buffer.from(text, 'base64')) as [
    Buffer,
    Buffer,
  ];
  if (key.length !== 32 || lookupKey.length !== 32) {
    throw new Error(
      `A key in ${join(DATA_DIR, 'keys.json')} is not 32 bytes in base64. Put a copy in its place.`,
    );
  }
  return new Vault([key], lookupKey);
};
