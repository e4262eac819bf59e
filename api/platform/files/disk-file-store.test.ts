import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketDisk } from './bucket-disk.ts';
import { DiskFileStore } from './disk-file-store.ts';
import { folderDisk } from './files-of.ts';
import { sweepFiles } from './sweep-files.ts';

let folder: string;
let server: S3rver;
const stores: Record<string, DiskFileStore> = {};
const now = new Date('2026-11-17T17:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-files-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'tiffin', configs: [] }],
  });
  const { port } = await server.run();
  stores['a folder'] = new DiskFileStore(folderDisk(folder), () => now);
  const bucket = bucketDisk({
    DATA_DIR: folder,
    FILES_S3_BUCKET: 'tiffin',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_REGION: 'us-east-1',
    FILES_S3_ACCESS_KEY_ID: 'S3RVER',
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  stores['an S3-compatible store'] = new DiskFileStore(bucket, () => now);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (store: DiskFileStore, day: string) => {
  const keys: string[] = [];
  for await (const key of store.keysOf(day)) keys.push(key);
  return keys.sort();
};

const contentOf = async (store: DiskFileStore, key: string) =>
  (await buffer((await store.get(key))!)).toString();

test('what is closed before it is read closes the file', async () => {
  const disk = folderDisk(join(folder, 'another'));
  const store = new DiskFileStore(disk, () => now);
  const key = await store.put(Buffer.from('unread'), 'text/plain');
  const opened: Readable[] = [];
  const getStream = disk.getStream.bind(disk);
  disk.getStream = async asked => {
    const stream = await getStream(asked);
    opened.push(stream);
    return stream;
  };
  const content = (await store.get(key))!;
  content.destroy();
  await once(content, 'close');
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});

describe.each(['a folder', 'an S3-compatible store'])('In %s', name => {
  test('files are stored, listed by day, read, and removed', async () => {
    const store = stores[name]!;
    const path = join(folder, randomUUID());
    await writeFile(path, 'from a file');
    const moved = await store.put({ path }, 'application/pdf');
    const written = await store.put(Buffer.from('from memory'), 'image/png');
    expect(moved).toMatch(/^2026-11-17\/[0-9a-f-]{36}$/);
    expect(await contentOf(store, moved)).toBe('from a file');
    expect(await contentOf(store, written)).toBe('from memory');
    expect(await keysOf(store, '2026-11-17')).toEqual([moved, written].sort());
    expect(await keysOf(store, '2026-11-16')).toEqual([]);
    await store.remove(moved);
    await store.remove(moved);
    expect(await keysOf(store, '2026-11-17')).toEqual([written]);
    expect(await store.get(moved)).toBeUndefined();
  });

  test.each([
    ['an empty', ''],
    ['a large', 'row\n'.repeat(500_000)],
  ])('%s file of a job is stored whole, and is moved', async (_, content) => {
    const store = stores[name]!;
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    const key = await store.putLarge({ path }, 'text/csv');
    expect(await contentOf(store, key)).toBe(content);
    await expect(access(path)).rejects.toThrow('ENOENT');
    await store.remove(key);
  });

  test('an unreferenced file is swept once its day is over', async () => {
    const store = stores[name]!;
    const named = await store.put(Buffer.from('named'), 'image/png');
    const forgotten = await store.put(Buffer.from('forgotten'), 'image/png');
    const naming = async () => [named];
    const sql = { rows: async () => [] };
    expect(await sweepFiles(store, sql, [naming], new Date('2026-11-18T00:30:00Z'))).toBe(0);
    expect(await sweepFiles(store, sql, [naming], new Date('2026-11-18T01:30:00Z'))).toBe(2);
    expect(await keysOf(store, '2026-11-17')).toEqual([named]);
    expect(forgotten).not.toBe(named);
  });
});
