import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Line } from '../../testing/line.ts';
import { RedisPoints } from './redis-points.ts';

const redisServer = process.env.REDIS_URL;
const prefix = 'tiffin';
const noLog = { error: () => undefined, warn: () => undefined };
const start = Date.parse('2026-11-17T17:00:00Z');
const rate = 100;

test.skipIf(!redisServer)(
  'two processes count the points of a caller together, which come back',
  async () => {
    let time = start;
    const aProcess = () => new RedisPoints({ url: redisServer!, prefix }, noLog, () => time);
    const [one, other] = [aProcess(), aProcess()];
    const holder = `person ${randomUUID()}`;
    const add = (process: RedisPoints, points: number, now: number) => {
      time = now;
      return process.add([{ holder, points }], rate);
    };
    await expect.poll(() => add(one, 1000, start)).toEqual([{ holder, points: 1000 }]);
    await expect.poll(() => add(other, 500, start)).toEqual([{ holder, points: 1500 }]);
    expect(await add(one, 100, start + 5000)).toEqual([{ holder, points: 1100 }]);
    expect(await add(other, 100, start + 1000)).toEqual([{ holder, points: 1200 }]);
    expect(await add(one, 100, start + 60_000)).toEqual([{ holder, points: 100 }]);
    expect(await add(other, 50_000, start + 60_000)).toEqual([{ holder, points: 2000 }]);
    await Promise.all([one.close(), other.close()]);
  },
);

test.skipIf(!redisServer)('the clock is that of Redis', async () => {
  const points = new RedisPoints({ url: redisServer!, prefix }, noLog);
  const holder = `person ${randomUUID()}`;
  await expect.poll(() => points.add([{ holder, points: 1500 }], 1)).toEqual([{ holder, points: 20 }]);
  expect(await points.add([{ holder, points: 1500 }], 1)).toEqual([{ holder, points: 20 }]);
  await points.close();
});

test.skipIf(!redisServer)('without Redis nothing waits, and it counts again when Redis is back', async () => {
  const line = new Line(redisServer!);
  const points = new RedisPoints({ url: await line.open(), prefix }, noLog);
  const add = () => points.add([{ holder: `person ${randomUUID()}`, points: 1 }], rate);
  await expect.poll(add).toMatchObject([{ points: 1 }]);
  line.cut();
  await expect(add()).rejects.toThrow();
  line.mend();
  await expect.poll(() => add().catch(() => []), { timeout: 10_000 }).toMatchObject([{ points: 1 }]);
  await points.close();
  line.close();
});
