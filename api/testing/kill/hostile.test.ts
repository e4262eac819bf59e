import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { HostileCrowd } from '../hostile/hostile-crowd.ts';
import { memoryOf } from '../hostile/memory-of.ts';
import { Crowd } from '../processes/crowd.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';

/** 10,000 for the whole run, which also checks speed and memory. */
const count = Number(process.env.HOSTILE ?? 400);
const isWhole = count >= 10_000;
const engines = [
  { name: 'the embedded engine', server: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', server: postgresqlServer }] : []),
];
const mebibyte = 2 ** 20;

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;

describe.each(engines)('on $name', ({ server }) => {
  let prepared: PreparedDatabase;
  afterAll(() => prepared.remove());

  test(`${count} hostile requests in mixed order lose no order`, async () => {
    prepared = await prepareDatabase(server, 64);
    const process = await ServerProcess.open({
      ...prepared.environment,
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    });
    const crowd = new Crowd(prepared);
    const hostile = new HostileCrowd(process.origin);
    // Warms up the compiler and caches before measuring.
    await hostile.send(Math.min(count, 1000));
    await crowd.orderInTurn(process.origin, 50);
    const before = await memoryOf(process.output);
    const quiet = await crowd.orderInTurn(process.origin, isWhole ? 300 : 50);

    const attack = hostile.send(count);
    const busy = await crowd.orderInTurn(process.origin, isWhole ? 300 : 50);
    await attack;
    // Public answers are cached for a second.
    await pause(1500);
    const grown = (await memoryOf(process.output)) - before;
    expect(await process.end('SIGTERM')).toBe(0);

    console.info(
      `p99 of orders: ${p99(quiet).toFixed(1)} ms in quiet, ${p99(busy).toFixed(1)} ms under ${count} hostile requests; ` +
        `memory ${(grown / mebibyte).toFixed(1)} MiB above where it began`,
    );
    expect(hostile.failures).toEqual([]);
    expect(crowd.surprises).toEqual([]);
    expect(crowd.unanswered).toEqual([]);
    const stored = await prepared.look(({ sql }) =>
      sql.rows<{ key: string; id: string }>('select idempotency_key as key, id from orders'),
    );
    expect(new Map(stored.map(({ key, id }) => [key, id]))).toEqual(crowd.acknowledged);
    if (!isWhole) return;
    expect(p99(busy) / p99(quiet)).toBeLessThanOrEqual(3);
    expect(grown).toBeLessThan(64 * mebibyte);
  });
});
