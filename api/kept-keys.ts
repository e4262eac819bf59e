import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys that nobody gave: made once and kept in a file of the data folder, for its owner's eyes. */
export const keptKeys = async <Keys>(folder: string, name: string, make: () => Keys): Promise<Keys> => {
  const file = join(folder, name);
  const read = async (): Promise<Keys> => JSON.parse(await readFile(file, 'utf8'));
  return read().catch(async error => {
    if (!isFileError(error, 'ENOENT')) throw error;
    await mkdir(folder, { recursive: true });
    await keep(file, make());
    return read();
  });
};

/** Written whole before it gets its name: of several starts at once one names its own, the others read it. */
const keep = async (file: string, keys: unknown): Promise<void> => {
  const unnamed = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(unnamed, JSON.stringify(keys), { mode: 0o600 });
  await link(unnamed, file).catch(error => {
    if (!isFileError(error, 'EEXIST')) throw error;
  });
  await unlink(unnamed);
};

const isFileError = (error: unknown, code: string) => (error as { code?: string }).code === code;
