import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { thisKernel } from './owner-file.ts';

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  data = join(folder, 'data');
  await mkdir(data);
});
afterEach(() => rm(folder, { recursive: true }));

/** Simulates a process that was just killed; returns the time of its last heartbeat. */
const killed = async (kernel: string): Promise<number> => {
  await writeFile(
    join(data, 'server.owner'),
    JSON.stringify({ token: 'dead', pid: 1, host: 'somewhere', kernel }),
  );
  await mkdir(join(data, 'server.lock'));
  return (await stat(join(data, 'server.lock'))).mtimeMs;
};

test('a folder whose owner was killed on this host is taken over before its heartbeat is stale', async () => {
  const lastBeat = await killed(await thisKernel());
  const lock = await lockDataFolder(data);
  expect((await stat(join(data, 'server.lock'))).mtimeMs - lastBeat).toBeLessThan(5000);
  await lock.release();
});

test('a heartbeat of another host is waited for until it is stale', async () => {
  const lastBeat = await killed('another');
  const lock = await lockDataFolder(data);
  expect((await stat(join(data, 'server.lock'))).mtimeMs - lastBeat).toBeGreaterThanOrEqual(5000);
  await lock.release();
});

test('a locked folder is refused with the name of its owner; a released one can be taken', async () => {
  const lock = await lockDataFolder(data);
  await expect(lockDataFolder(data)).rejects.toThrow(`is in use by another process (${process.pid} on `);
  await lock.release();
  await (await lockDataFolder(data)).release();
});

test('a folder locked by an earlier version, with its heartbeat beside it, is refused', async () => {
  await mkdir(`${data}.lock`);
  await expect(lockDataFolder(data)).rejects.toThrow('is in use by another process');
});
