import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Crowd } from '../processes/crowd.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { expectPlatesToAddUp, storedOrders } from './stored-orders.ts';

const pauses = Number(process.env.KILLS ?? 3);

/** Longer than a heartbeat is valid without its owner. */
const pauseMilliseconds = 7000;

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase(undefined, 16);
});
afterAll(() => prepared.remove());

test(`after ${pauses} pauses with a second start beside each, every acknowledged order is there once`, async () => {
  const crowd = new Crowd(prepared);
  const server = await ServerProcess.open(prepared.environment);

  const pauseBesideASecondStart = async () => {
    server.pause();
    const [second] = await Promise.all([
      ServerProcess.refused(prepared.environment),
      pause(pauseMilliseconds),
    ]);
    expect(second.exitCode).toBe(1);
    server.resume();
  };

  for (let number = 1; number <= pauses; number++) {
    const pauseAt = crowd.acknowledged.size + 1 + Math.floor(Math.random() * 20);
    let paused: Promise<void> | undefined;
    await crowd.orderUntil(server.origin, () => {
      if (crowd.acknowledged.size >= pauseAt) paused ??= pauseBesideASecondStart();
      return crowd.acknowledged.size >= pauseAt + 20;
    });
    await paused;
  }
  expect(await server.end('SIGTERM')).toBe(0);
  expect(crowd.surprises).toEqual([]);
  expect(crowd.unanswered).toEqual([]);
  expect(await storedOrders(prepared)).toEqual(crowd.acknowledged);
  await expectPlatesToAddUp(prepared);
  console.info(`${pauses} pauses, ${crowd.acknowledged.size} orders acknowledged, none lost`);
});
