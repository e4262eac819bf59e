import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Generated keys, created once and stored in a file of the data folder, readable only by its owner. */
export const persistedKeys = async <Keys extends object>(
  folder: string,
  name: string,
  make: () => Keys,
): Promise<Keys> => {
  const file = join(folder, name);
  const read = async (): Promise<Keys> => keysIn(file, await readFile(file, 'utf8'), Object.keys(make()));
  return read().catch(async error => {
    if (!isFileError(error, 'ENOENT')) throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await keep(file, make());
    return read();
  });
};

const keysIn = <Keys>(file: string, text: string, names: string[]): Keys => {
  const keys = parsed(text);
  if (names.every(name => typeof keys?.[name] === 'string')) return keys as Keys;
  throw new Error(
    `The file ${file} does not hold ${names.join(' and ')} as JSON; it may be damaged. Put a copy of it in its place: ` +
      'without these keys, what was sealed with them cannot be read. Nothing was changed.',
  );
};

/** Omits the parser's error, which would quote the keys. */
const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Written completely before it gets its name: of several starts at the same time one wins, the others read
 * its file.
 */
const keep = async (file: string, keys: unknown): Promise<void> => {
  const unnamed = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(unnamed, JSON.stringify(keys), { mode: 0o600 });
  await link(unnamed, file).catch(error => {
    if (!isFileError(error, 'EEXIST')) throw error;
  });
  await unlink(unnamed);
};

const isFileError = (error: unknown, code: string) => (error as { code?: string }).code === code;
