import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';

const timeout = 120_000;
let folder: string;
let DATA_DIR: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-'));
  DATA_DIR = join(folder, 'data');
  await mkdir(DATA_DIR);
});
afterEach(() => rm(folder, { recursive: true }));

test('a damaged data folder is named with the fix, and nothing is deleted', { timeout }, async () => {
  await writeFile(join(DATA_DIR, 'PG_VERSION'), '17\n');
  const { exitCode, output } = await ServerProcess.refused({ DATA_DIR });
  expect(exitCode).toBe(1);
  expect(output).toContain(`The embedded database in the data folder ${DATA_DIR} cannot be opened`);
  expect(output).toContain('Put a copy of the folder in its place, or move it away');
  expect(await readFile(join(DATA_DIR, 'PG_VERSION'), 'utf8')).toBe('17\n');
  expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
});

test('a damaged file of keys is named', { timeout }, async () => {
  await writeFile(join(DATA_DIR, 'keys.json'), '{"einKey":"half');
  const keys = { EIN_KEY: '', EIN_LOOKUP_KEY: '' };
  const { exitCode, output } = await ServerProcess.refused({ DATA_DIR, ...keys });
  expect(exitCode).toBe(1);
  expect(output).toContain(`The file ${join(DATA_DIR, 'keys.json')} does not hold einKey and einLookupKey`);
});

test('an unavailable database server is named by its setting, without the password', {
  timeout,
}, async () => {
  const DATABASE_URL = 'postgres://tiffin:a-secret-word@127.0.0.1:1/tiffin';
  const { exitCode, output } = await ServerProcess.refused({ DATABASE_URL, DATA_DIR });
  expect(exitCode).toBe(1);
  expect(output).toContain('The PostgreSQL server of DATABASE_URL (database tiffin on 127.0.0.1, port 1)');
  expect(output).not.toContain('a-secret-word');
});
