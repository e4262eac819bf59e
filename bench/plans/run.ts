import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { dropDatabase, prepareDatabase } from '../database.ts';
import { serverEnvironment, startServer, stop } from '../processes.ts';
import { settings } from '../settings.ts';
import { loadWorkloads } from '../workloads.ts';
import { countDays, dueDays, startPlans } from './due-days.ts';
import { Shoppers } from './shoppers.ts';

const { plans: marketplace, rounds, ordersPerSecond } = settings;
const quietSeconds = 30;

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;
const p99Of = (waits: number[]) => waits[Math.floor(waits.length * 0.99)]!;

/** Waits until the job has begun with days, or has ordered so many. */
const until = async (db: Client, isReached: (days: { begun: number; ordered: number }) => boolean) => {
  while (!isReached(await countDays(db))) await pause(100);
};

const db = await prepareDatabase(marketplace);
const server = await startServer('plain', 'dist/server/main.cjs', serverEnvironment(marketplace.databaseUrl));
try {
  const orders = (await loadWorkloads(db)).find(({ name }) => name === 'order')!;
  const shop = async (during: () => Promise<unknown>): Promise<number[]> => {
    const shoppers = new Shoppers(server.port, orders, ordersPerSecond);
    await during();
    return shoppers.leave();
  };
  await shop(() => pause(quietSeconds * 1000));
  const seconds: number[] = [];
  const slower: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    // As by itself where autovacuum runs: a plan of an empty table is a slow one when it is full.
    await db.query('vacuum (analyze)');
    const quiet = p99Of(await shop(() => pause(quietSeconds * 1000)));
    const before = await countDays(db);
    await startPlans(db, round);
    await until(db, ({ begun }) => begun > before.begun);
    const begun = performance.now();
    const busy = p99Of(await shop(() => until(db, ({ ordered }) => ordered >= before.ordered + dueDays)));
    seconds.push((performance.now() - begun) / 1000);
    slower.push(busy / quiet);
    say(
      `round ${round}: ${dueDays} days ordered in ${seconds.at(-1)!.toFixed(1)} s; p99 of placing an order ` +
        `${quiet.toFixed(1)} ms before and ${busy.toFixed(1)} ms meanwhile`,
    );
  }
  say(
    `median of ${rounds}: ${dueDays} days in ${median(seconds).toFixed(1)} s; p99 of placing an order, at ` +
      `${ordersPerSecond} in a second, ${median(slower).toFixed(2)} times that without`,
  );
} finally {
  await stop(server);
  await db.end();
  await dropDatabase(marketplace.databaseUrl);
}
