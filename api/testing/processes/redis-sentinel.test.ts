import { expect, test } from 'vitest';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import { RedisBus } from '../../platform/bus/redis-bus.ts';
import { RedisPoints } from '../../platform/limits/redis-points.ts';
import { hasRedis, openRedisWithSentinel } from './redis-sentinel.ts';

/** A sentinel that was paused for two seconds, as on a crowded machine, takes no action for thirty. */
const takeoverMs = 45_000;

const log = { error: () => undefined, warn: () => undefined };

test.skipIf(!hasRedis)(
  'servers find the primary of Redis by its sentinels, also after it died',
  {
    timeout: 2 * takeoverMs,
  },
  async () => {
    const { url, knowsReplica, killPrimary, close } = await openRedisWithSentinel();
    const server = { url, prefix: 'tiffin' };
    const [bus, other, ofAnotherMarketplace] = [
      await RedisBus.open(server, log),
      await RedisBus.open(server, log),
      await RedisBus.open({ url, prefix: 'staging' }, log),
    ];
    const points = new RedisPoints(server, log);
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
    const add = () => points.add([{ holder: 'Meera', points: 10 }], 1).catch(() => undefined);
    await expect.poll(add, { timeout: 20_000 }).toEqual([{ holder: 'Meera', points: 10 }]);
    expect(notOurs).toEqual([]);
    await Promise.all([bus, other, ofAnotherMarketplace, points].map(each => each.close()));
    await close();
  },
);
