import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { reasonOf } from '../../core/logging/reason.ts';
import { HeldFolder } from './held-folder.ts';
import { type Owner, OwnerFile, thisKernel } from './owner-file.ts';

const staleAfter = 5000;
const beat = 1000;

export interface FolderLock {
  held: HeldFolder;
  release(): Promise<void>;
}

/**
 * Two processes on one embedded database lose data without an error, so the first locks the folder, twice
 * (decision 55). The operating system's lock lasts as long as the process lives, even frozen, and is released
 * when it dies. A heartbeat in the folder also works between hosts that share it and do not see each other's
 * locks.
 */
export const lockDataFolder = async (folder: string): Promise<FolderLock> => {
  const path = resolve(folder);
  const file = await openFolder(path);
  try {
    return await take(path, file);
  } catch (error) {
    await file.close();
    throw error;
  }
};

const take = async (path: string, file: OwnerFile): Promise<FolderLock> => {
  const lock = await file.lock();
  const before = await file.read();
  if (lock === 'taken' || (await isHeldByEarlierVersion(path))) throw inUse(path, before);

  const owner = { token: randomUUID(), pid: process.pid, host: hostname(), kernel: await thisKernel() };
  const isDead = lock === 'ours' && before?.kernel === owner.kernel;
  if (isDead) await rm(heartbeatOf(path), { recursive: true, force: true });
  const endHeartbeat = await startHeartbeat(path, () => file.read());
  await file.write(owner);
  const held = new HeldFolder(file, owner.token, () => lost(path));
  if (before && !isDead) {
    // Of another host: if it was only paused, it notices within two heartbeats that it lost the folder.
    await pause(2 * beat);
    await held.look();
  }
  return {
    held,
    release: async () => {
      held.stopWatching();
      await endHeartbeat();
      await file.clear();
    },
  };
};

/** Readable only by this user: the folder holds keys and people's documents. */
const openFolder = async (path: string): Promise<OwnerFile> => {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await chmod(path, 0o700);
    return await OwnerFile.open(join(path, 'server.owner'));
  } catch (error) {
    throw new Error(
      `The data folder ${path} cannot be used: ${reasonOf(error)}. Let this user write to it, or set ` +
        'DATA_DIR to another one.',
    );
  }
};

/** Within the folder, so that every host that mounts it sees it. */
const heartbeatOf = (path: string) => join(path, 'server.lock');

/** Earlier versions have their heartbeat beside the folder. */
const isHeldByEarlierVersion = (path: string) => lockfile.check(path, { realpath: false, stale: staleAfter });

/** Waits for a dead owner's heartbeat to grow stale; a live one stops the start. */
const startHeartbeat = async (path: string, readOwner: () => Promise<Owner | undefined>) => {
  try {
    return await lockfile.lock(path, {
      lockfilePath: heartbeatOf(path),
      realpath: false,
      stale: staleAfter,
      update: beat,
      retries: { retries: 14, factor: 1, minTimeout: 500, maxTimeout: 500 },
      onCompromised: () => lost(path),
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ELOCKED') throw error;
    throw inUse(path, await readOwner());
  }
};

const inUse = (path: string, owner: Owner | undefined) =>
  new Error(
    `The data folder ${path} is in use by another process${owner ? ` (${owner.pid} on ${owner.host})` : ''}. ` +
      'Stop that one first, or set DATA_DIR to another folder; for several processes on one database set ' +
      'DATABASE_URL to a PostgreSQL server.',
  );

const lost = (path: string): never => {
  process.stderr.write(
    `The data folder ${path} was taken over by another process while this one was paused. Stopping.\n`,
  );
  process.exit(1);
};
