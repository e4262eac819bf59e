import { expect, onTestFinished, test } from 'vitest';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import { RedisBus } from '../../platform/bus/redis-bus.ts';
import { RedisPoints } from '../../platform/limits/redis-points.ts';
import { countsPoints } from './counts-points.ts';
import { openRedisCluster } from './redis-cluster.ts';
import { hasRedis, type StartedRedis } from './redis-servers.ts';

/** A replica waits for the others to miss its primary, and takes over within some seconds. */
const takeoverMs = 45_000;
const log = { error: () => undefined, warn: () => undefined };
const prefix = 'tiffin';

test.skipIf(!hasRedis).each([
  ['plainly, also after their node died', false, (node: StartedRedis) => node.kill()],
  ['by TLS, also after their node answers no more', true, (node: StartedRedis) => node.freeze()],
])('servers use a Redis Cluster %s', { timeout: 3 * takeoverMs }, async (_, byTls, lose) => {
  const { url, urlFromSecond, first } = await openRedisCluster(byTls);
  const bus = await RedisBus.open({ url, prefix }, log);
  const other = await RedisBus.open({ url: urlFromSecond, prefix }, log);
  const clock = () => Date.parse('2026-11-30T17:00:00Z');
  const points = new RedisPoints({ url, prefix }, log, clock);
  const otherPoints = new RedisPoints({ url: urlFromSecond, prefix }, log, clock);
  for (const opened of [bus, other, points, otherPoints]) onTestFinished(() => opened.close());
  const received: Signal[] = [];
  bus.onSignals(signals => received.push(...signals));
  await expect.poll(() => bus.isConnected && other.isConnected).toBe(true);
  let gaps = 0;
  bus.onGap(() => gaps++);

  await other.publish([{ topic: 'order', id: 'one' }]);
  await expect.poll(() => received).toEqual([{ topic: 'order', id: 'one' }]);
  for (const each of [points, otherPoints]) await expect.poll(() => countsPoints(each)).toBe(true);
  const twenty = (spent: number) =>
    Array.from({ length: 20 }, (_, at) => ({ holder: `Meera ${at}`, points: spent }));
  expect(await points.add(twenty(5), 1)).toEqual(twenty(5));
  expect(await otherPoints.add(twenty(5), 1)).toEqual(twenty(10));

  await lose(first);
  await expect.poll(() => gaps, { timeout: takeoverMs }).toBe(1);
  await other.publish([{ topic: 'order', id: 'two' }]);
  await expect.poll(() => received).toContainEqual({ topic: 'order', id: 'two' });
  for (const each of [points, otherPoints])
    await expect.poll(() => countsPoints(each), { timeout: takeoverMs }).toBe(true);
  expect(gaps).toBe(1);
});

test.skipIf(!hasRedis)('servers leave a node for their points that has no part in the cluster', async () => {
  const { urlFromOutside } = await openRedisCluster(false);
  const points = new RedisPoints({ url: await urlFromOutside(), prefix }, log);
  onTestFinished(() => points.close());
  await expect.poll(() => countsPoints(points)).toBe(true);
});
