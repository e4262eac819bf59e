import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderAtOnce } from './order-at-once.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const timeout = 120_000;
let prepared: PreparedDatabase;
beforeEach(async () => {
  prepared = await prepareDatabase(undefined);
});
afterEach(() => prepared.remove());

const isReady = async ({ origin }: ServerProcess) => (await fetch(`${origin}/ready`)).status === 200;

test('a data folder belongs to one process, which releases it when it ends', { timeout }, async () => {
  const first = await ServerProcess.open(prepared.environment);
  const second = await ServerProcess.refused(prepared.environment);
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain('is in use by another process');
  expect(await first.end('SIGTERM')).toBe(0);

  const third = await ServerProcess.open(prepared.environment);
  expect(await isReady(third)).toBe(true);
  expect(await third.end('SIGTERM')).toBe(0);
});

test('a paused process keeps its folder, and continues with waiting requests', { timeout }, async () => {
  const first = await ServerProcess.open(prepared.environment);
  first.pause();
  const sent = await orderAtOnce(first.origin, prepared, 5);
  const second = await ServerProcess.refused(prepared.environment);
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain('is in use by another process');
  first.resume();
  for (const { answer } of sent) expect((await answer).order.status).toBe('PLACED');
  expect(await first.end('SIGTERM')).toBe(0);
});

test('a process that wakes up after another host took over its folder does not respond', {
  timeout,
}, async () => {
  const first = await ServerProcess.open(prepared.environment);
  first.pause();
  const sent = await orderAtOnce(first.origin, prepared, 5);
  // Another host takes a folder over after five seconds; what matters here is that the pause was longer than two.
  await pause(2500);
  const other = { token: 'another', pid: 7, host: 'another', kernel: 'another' };
  await writeFile(join(prepared.environment.DATA_DIR!, 'server.owner'), JSON.stringify(other));
  first.resume();
  for (const { answer } of sent) await expect(answer).rejects.toThrow();
  expect(await first.ended).toBe(1);
  expect(first.output).toContain('was taken over by another process');
});
