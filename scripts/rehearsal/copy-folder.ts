import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToPostgresql } from '../postgresql-programs.ts';

interface Options {
  /** Paths below the folder whose content is left out; they are made empty. */
  emptied?: readonly string[];
  /** Names of files that are left out. */
  without?: readonly string[];
  /** Whether the copy belongs to the account of PostgreSQL. */
  forPostgresql?: boolean;
}

const isGone = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Copies a folder that is in use: what vanishes meanwhile is not in the copy. Returns the bytes of the copy. */
export const copyFolder = async (
  from: string,
  to: string,
  options: Options = {},
  path = '',
): Promise<number> => {
  const source = join(from, path);
  const target = join(to, path);
  const own = options.forPostgresql ? giveToPostgresql : async () => undefined;
  await mkdir(target, { recursive: true, mode: 0o700 });
  await own(target);
  if (options.emptied?.includes(path)) return 0;
  let bytes = 0;
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (options.without?.includes(entry.name)) continue;
    const below = path ? `${path}/${entry.name}` : entry.name;
    try {
      if (entry.isDirectory()) bytes += await copyFolder(from, to, options, below);
      if (!entry.isFile()) continue;
      await copyFile(join(from, below), join(to, below));
      await own(join(to, below));
      bytes += (await stat(join(to, below))).size;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return bytes;
};
