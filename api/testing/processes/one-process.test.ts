import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresqlServer } from '../test-database.ts';
import { Crowd } from './crowd.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase(postgresqlServer);
});
afterAll(() => prepared.remove());

test('SIGTERM under load ends with 0, and nothing under way is cut off', async () => {
  const server = await ServerProcess.open(prepared.environment);
  const crowd = new Crowd(prepared);
  let ending: Promise<number | null> | undefined;
  await crowd.orderUntil(server.origin, () => {
    if (crowd.acknowledged.size >= 30) ending ??= server.end('SIGTERM');
    return ending !== undefined;
  });
  expect(await ending).toBe(0);
  expect(crowd.unanswered).toEqual([]);
  expect(crowd.surprises).toEqual([]);
  const stored = await prepared.look(({ sql }) => sql.rows<{ id: string }>('select id from orders'));
  expect(new Set(stored.map(order => order.id))).toEqual(new Set(crowd.acknowledged.values()));
});

test.skipIf(postgresqlServer)(
  'a data folder belongs to one process, which gives it back when it ends',
  async () => {
    const first = await ServerProcess.open(prepared.environment);
    const startedAt = performance.now();
    const second = await ServerProcess.refused(prepared.environment);
    expect(second.exitCode).toBe(1);
    expect(second.output).toContain('is in use by another process');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(await first.end('SIGTERM')).toBe(0);

    const third = await ServerProcess.open(prepared.environment);
    expect((await fetch(`${third.origin}/ready`)).status).toBe(200);
    expect(await third.end('SIGTERM')).toBe(0);
  },
);

test('a wrong setting stops the start and is named', async () => {
  const { exitCode, output } = await ServerProcess.refused({
    ...prepared.environment,
    PORT: 'http',
    MODE: 'test',
  });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/PORT: .*\n.*MODE: /);
});
