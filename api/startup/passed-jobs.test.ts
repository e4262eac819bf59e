import { PGlite } from '@electric-sql/pglite';
import { fromPglite, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Marketplace } from '../testing/marketplace.ts';
import { aClockMover, moveClock } from '../testing/sandbox.ts';
import { sendAllPassed, sendPassedJobs } from './passed-jobs.ts';

const queues = ['every-minute', 'on-the-hour', 'by-night'];

let database: PGlite;
let boss: PgBoss;
beforeAll(async () => {
  database = new PGlite();
  boss = new PgBoss({ db: fromPglite(database), backend: 'pglite' });
  await boss.start();
  for (const queue of queues) await boss.createQueue(queue);
  await boss.schedule('every-minute', '* * * * *');
  await boss.schedule('on-the-hour', '0 * * * *', null, { tz: 'Asia/Kolkata' });
  await boss.schedule('by-night', '30 4 * * *', { of: 'kitchens' });
});
afterAll(async () => {
  await boss.stop({ close: true, graceful: false });
  await database.close();
});

/** What each queue has after a move, whose jobs may wait for some seconds. */
const sentBy = async (from: string, to: string) => {
  await sendPassedJobs(boss, new Date(from), new Date(to));
  const sent: Record<string, unknown> = {};
  for (const queue of queues) {
    const [job] = await boss.fetch(queue, { ignoreStartAfter: true });
    if (job) sent[queue] = job.data;
  }
  return sent;
};

test('a move runs the jobs whose times it passed, and no others', async () => {
  expect(await sentBy('2026-11-20T10:05:30Z', '2026-11-20T10:25:30Z')).toEqual({ 'every-minute': {} });
  const passedHour = await sentBy('2026-11-20T10:25:30Z', '2026-11-20T10:30:00Z');
  expect(passedHour).toMatchObject({ 'on-the-hour': {} });
  expect(passedHour).not.toHaveProperty('by-night');
  expect(await sentBy('2026-11-20T10:30:00Z', '2026-11-21T04:30:00Z')).toMatchObject({
    'by-night': { of: 'kitchens' },
  });
});

test('what a process did not send before it ended is sent by the next one, once', async () => {
  const marketplace = await Marketplace.open({}, undefined, { isSandbox: true });
  const { sql, services, clock } = marketplace;
  const dev = await aClockMover(marketplace, await marketplace.admin('Anita'));
  // No process of this marketplace sends jobs.
  await moveClock(dev, 20);
  await moveClock(dev, 12 * 60);
  clock.forward({ minutes: 3 });
  const next = { boss, clock: services.sandbox!, sql, log: services.log };
  const send = vi.spyOn(boss, 'send').mockRejectedValue(new Error('The queue is away.'));
  await expect(sendAllPassed(next, services.clock())).rejects.toThrow('not sent');
  send.mockRestore();
  const sent = vi.spyOn(boss, 'send');
  await sendAllPassed(next, services.clock());
  expect(sent.mock.calls.map(([name]) => name).sort()).toEqual([...queues].sort());
  sent.mockClear();
  await sendAllPassed(next, services.clock());
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
  await marketplace.close();
});
