import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import { Line } from '../../testing/line.ts';
import { RedisBus } from './redis-bus.ts';

const redisServer = process.env.REDIS_URL;
const prefix = 'tiffin';

test.skipIf(!redisServer)('a bus opened without Redis connects as soon as it is back', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const line = new Line(redisServer!);
  const near = await line.open();
  line.cut();
  const bus = await RedisBus.open({ url: near, prefix }, log);
  expect(bus.isConnected).toBe(false);

  line.mend();
  await expect.poll(() => bus.isConnected, { timeout: 10_000 }).toBe(true);
  const received = new Promise<Signal>(resolve => bus.onSignals(([signal]) => resolve(signal!)));
  const other = await RedisBus.open({ url: redisServer!, prefix }, log);
  await other.publish([{ topic: 'order', id: 'one' }]);
  expect(await received).toEqual({ topic: 'order', id: 'one' });
  await Promise.all([bus.close(), other.close()]);
  line.close();
});

test.skipIf(!redisServer)('a bus whose subscription Redis refuses connects once it is allowed', async () => {
  const refusals: string[] = [];
  const log = { error: (_: object, words: string) => void refusals.push(words), warn: () => undefined };
  const admin = new Redis(redisServer!);
  const [name, password] = [`bus-${randomUUID()}`, randomUUID()];
  await admin.call('acl', 'setuser', name, 'on', `>${password}`, '+@all', '~*', 'resetchannels');
  const url = new URL(redisServer!);
  url.username = name;
  url.password = password;
  const bus = await RedisBus.open({ url: url.href, prefix }, log);
  const refused = 'event bus: Redis refused the subscription; retrying';
  await expect.poll(() => refusals.filter(words => words === refused).length).toBeGreaterThan(1);
  expect(bus.isConnected).toBe(false);
  let gaps = 0;
  bus.onGap(() => gaps++);

  await admin.call('acl', 'setuser', name, 'allchannels');
  await expect.poll(() => bus.isConnected, { timeout: 10_000 }).toBe(true);
  expect(gaps).toBe(1);
  const received = new Promise<Signal>(resolve => bus.onSignals(([signal]) => resolve(signal!)));
  const other = await RedisBus.open({ url: redisServer!, prefix }, log);
  await other.publish([{ topic: 'order', id: 'two' }]);
  expect(await received).toEqual({ topic: 'order', id: 'two' });
  await Promise.all([bus.close(), other.close()]);
  await admin.call('acl', 'deluser', name);
  admin.disconnect();
});

test.skipIf(!redisServer)('behind a Redis that answers nothing no event waits for ever', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const line = new Line(redisServer!);
  const bus = await RedisBus.open({ url: await line.open(), prefix }, log);
  await expect.poll(() => bus.isConnected).toBe(true);
  line.freeze();
  const event = { topic: 'order', id: 'three' };
  await Promise.all([
    expect(bus.publish([event])).rejects.toThrow(),
    // Sent after the first one has ended.
    expect(bus.publish([event])).rejects.toThrow(),
  ]);
  await expect.poll(() => bus.isConnected, { timeout: 30_000 }).toBe(false);
  await bus.close();
  line.close();
});
