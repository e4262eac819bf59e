import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../platform/database/project-root.ts';
import { postgresqlServer } from '../test-database.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const program = join(projectRoot, 'dist/server');
const folder = join(program, 'compiled');
/** Made by a whole build. */
const renderer = join(projectRoot, 'dist/renderer');

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase(postgresqlServer);
});
afterAll(() => prepared.remove());

test('a server leaves its compiled code beside it, for its own user alone', async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const server = await ServerProcess.open(prepared.environment);
  expect(await server.end('SIGTERM')).toBe(0);
  const [version] = await readdir(folder);
  expect(await readdir(join(folder, version!))).not.toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const next = await ServerProcess.open(prepared.environment);
  expect((await fetch(`${next.origin}/ready`)).status).toBe(200);
  expect(await next.end('SIGTERM')).toBe(0);
});

/** One character beyond ASCII makes Node store all of a file in twice the memory. */
const expectOnlyAscii = async (files: readonly string[]): Promise<void> => {
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    expect(text.match(/\P{ASCII}.*/u)?.[0], file).toBeUndefined();
  }
};

test('no file of the server takes two bytes for each character in memory', async () => {
  const files = (await readdir(program)).filter(name => name.endsWith('.cjs'));
  expect(files).toContain('main.cjs');
  await expectOnlyAscii(files.map(name => join(program, name)));
});

test.runIf(existsSync(renderer))('nor does any of those that it renders pages by', async () => {
  const files = await readdir(join(renderer, 'assets'));
  const parts = files.filter(name => name.endsWith('.js')).map(name => join(renderer, 'assets', name));
  expect(parts).not.toEqual([]);
  await expectOnlyAscii([join(renderer, 'entry-server.js'), ...parts]);
});

test('hashes are computed by Node, not by a package for browsers', async () => {
  const files = (await readdir(program)).filter(name => name.endsWith('.cjs'));
  for (const name of files) {
    const text = await readFile(join(program, name), 'utf8');
    expect(text.includes('/sha.js/'), name).toBe(false);
  }
});

test('nothing of ours asks what only an ES module can answer', async () => {
  const files = (await readdir(program)).filter(
    name => name.endsWith('.cjs') && !name.startsWith('packages~'),
  );
  for (const name of files) {
    const text = await readFile(join(program, name), 'utf8');
    expect(/\{\}\.(resolve|url|dirname|filename)\b.*/.exec(text)?.[0], name).toBeUndefined();
  }
});
