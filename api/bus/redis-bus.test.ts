import { expect, test } from 'vitest';
import type { Signal } from '../core/event-bus.ts';
import { Line } from '../testing/line.ts';
import { RedisBus } from './redis-bus.ts';

const redisServer = process.env.REDIS_URL;

test.skipIf(!redisServer)('a bus opened while Redis is away hears as soon as it is back', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const line = new Line(redisServer!);
  const near = await line.open();
  line.cut();
  const bus = await RedisBus.open(near, log);
  expect(bus.hears).toBe(false);

  line.mend();
  await expect.poll(() => bus.hears, { timeout: 10_000 }).toBe(true);
  const heard = new Promise<Signal>(resolve => bus.onSignals(([signal]) => resolve(signal!)));
  const other = await RedisBus.open(redisServer!, log);
  await other.publish([{ topic: 'order', id: 'one' }]);
  expect(await heard).toEqual({ topic: 'order', id: 'one' });
  await Promise.all([bus.close(), other.close()]);
  line.close();
});
