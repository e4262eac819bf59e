import { expect, onTestFinished, test } from 'vitest';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import { RedisBus } from '../../platform/bus/redis-bus.ts';
import { RedisPoints } from '../../platform/limits/redis-points.ts';
import { Line } from '../line.ts';
import { countsPoints } from './counts-points.ts';
import { openRedisWithSentinel } from './redis-sentinel.ts';
import { hasRedis } from './redis-servers.ts';

/** A sentinel that was paused for two seconds, as on a crowded machine, takes no action for thirty. */
const takeoverMs = 45_000;

const log = { error: () => undefined, warn: () => undefined };

test.skipIf(!hasRedis).each([
  ['plainly', false],
  ['by TLS', true],
])(
  'servers find the primary of Redis by its sentinels %s, also after it died',
  { timeout: 2 * takeoverMs },
  async (_, byTls) => {
    const { url, knowsReplica, killPrimary } = await openRedisWithSentinel(byTls);
    const server = { url, prefix: 'tiffin' };
    const [bus, other, ofAnotherMarketplace] = [
      await RedisBus.open(server, log),
      await RedisBus.open(server, log),
      await RedisBus.open({ url, prefix: 'staging' }, log),
    ];
    const points = new RedisPoints(server, log);
    for (const opened of [bus, other, ofAnotherMarketplace, points]) onTestFinished(() => opened.close());
    const received: Signal[] = [];
    const notOurs: Signal[] = [];
    bus.onSignals(signals => received.push(...signals));
    ofAnotherMarketplace.onSignals(signals => notOurs.push(...signals));
    await expect.poll(() => bus.isConnected && ofAnotherMarketplace.isConnected).toBe(true);
    let gaps = 0;
    bus.onGap(() => gaps++);

    await other.publish([{ topic: 'order', id: 'one' }]);
    await expect.poll(() => received).toEqual([{ topic: 'order', id: 'one' }]);
    await expect.poll(knowsReplica, { timeout: 20_000 }).toBe(true);
    await killPrimary();
    await expect.poll(() => gaps, { timeout: takeoverMs }).toBe(1);

    const publishes = () =>
      other
        .publish([{ topic: 'order', id: 'two' }])
        .then(() => true)
        .catch(() => false);
    await expect.poll(publishes, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => received).toContainEqual({ topic: 'order', id: 'two' });
    await expect.poll(() => countsPoints(points), { timeout: 20_000 }).toBe(true);
    expect(notOurs).toEqual([]);
  },
);

test.skipIf(!hasRedis)(
  'a server that asks the sentinel just when it announces another primary finds that one',
  { timeout: 2 * takeoverMs },
  async () => {
    const { url, knowsReplica, listeners, killPrimary } = await openRedisWithSentinel(false);
    const { host, pathname } = new URL(url);
    const line = new Line(`redis://${host}`);
    onTestFinished(() => line.close());
    const near = `redis+sentinel://${new URL(await line.open()).host}${pathname}`;
    const bus = await RedisBus.open({ url: near, prefix: 'tiffin' }, log);
    onTestFinished(() => bus.close());
    await expect.poll(() => bus.isConnected).toBe(true);
    await expect.poll(knowsReplica, { timeout: 20_000 }).toBe(true);
    await expect.poll(listeners).toBe(2);

    // It is announced to connections that are open, while those that ask are not answered.
    line.freezeNew();
    await killPrimary();
    await expect.poll(listeners, { timeout: takeoverMs }).toBe(0);
    line.mend();
    await expect.poll(() => bus.isConnected, { timeout: 20_000 }).toBe(true);
  },
);
