import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import lockfile from 'proper-lockfile';

const staleAfter = 5000;

/**
 * Two processes on one embedded database lose data without an error, so the first takes the folder for
 * itself. After a kill the next start waits until the dead owner's heartbeat is stale; a live owner
 * stops it. A heartbeat, not a process id, so that it also holds between containers.
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = resolve(folder);
  await mkdir(dirname(path), { recursive: true });
  try {
    return await lockfile.lock(path, {
      realpath: false,
      stale: staleAfter,
      update: 1000,
      retries: { retries: 14, factor: 1, minTimeout: 500, maxTimeout: 500 },
      onCompromised: error => {
        process.stderr.write(`The lock on the data folder ${path} was lost (${error.message}). Stopping.\n`);
        process.exit(1);
      },
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ELOCKED') throw error;
    throw new Error(
      `The data folder ${path} is in use by another process. Stop that one first, or set DATA_DIR to ` +
        'another folder; for several processes on one database set DATABASE_URL to a PostgreSQL server.',
    );
  }
};
