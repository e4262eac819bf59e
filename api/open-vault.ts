import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Vault } from './core/vault.ts';
import type { Settings } from './settings.ts';

interface OwnKeys {
  einKey: string;
  einLookupKey: string;
}

/** With the keys of the settings; without them with a pair made once and kept beside the data. */
export const openVault = async ({
  EIN_KEY,
  EIN_LOOKUP_KEY,
  DATA_DIR,
}: Pick<Settings, 'EIN_KEY' | 'EIN_LOOKUP_KEY' | 'DATA_DIR'>): Promise<Vault> => {
  if (EIN_KEY && EIN_LOOKUP_KEY) return new Vault(EIN_KEY, EIN_LOOKUP_KEY[0]!);
  const { einKey, einLookupKey } = await ownKeys(DATA_DIR);
  return new Vault([Buffer.from(einKey, 'base64')], Buffer.from(einLookupKey, 'base64'));
};

const ownKeys = async (folder: string): Promise<OwnKeys> => {
  const file = join(folder, 'keys.json');
  const read = async (): Promise<OwnKeys> => JSON.parse(await readFile(file, 'utf8'));
  return read().catch(async error => {
    if (!isFileError(error, 'ENOENT')) throw error;
    await mkdir(folder, { recursive: true });
    await makeKeys(file);
    return read();
  });
};

/** Written whole before it gets its name: of several starts at once one names its own, the others read it. */
const makeKeys = async (file: string): Promise<void> => {
  const newKey = () => randomBytes(32).toString('base64');
  const made: OwnKeys = { einKey: newKey(), einLookupKey: newKey() };
  const unnamed = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(unnamed, JSON.stringify(made), { mode: 0o600 });
  await link(unnamed, file).catch(error => {
    if (!isFileError(error, 'EEXIST')) throw error;
  });
  await unlink(unnamed);
};

const isFileError = (error: unknown, code: string) => (error as { code?: string }).code === code;
