import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase(undefined);
});
afterAll(() => prepared.remove());

test('a data folder belongs to one process, which gives it back when it ends', {
  timeout: 120_000,
}, async () => {
  const first = await ServerProcess.open(prepared.environment);
  const second = await ServerProcess.refused(prepared.environment);
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain('is in use by another process');
  expect(await first.end('SIGTERM')).toBe(0);

  const third = await ServerProcess.open(prepared.environment);
  expect((await fetch(`${third.origin}/ready`)).status).toBe(200);
  expect(await third.end('SIGTERM')).toBe(0);
});
