import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RedisPoints } from '../../platform/limits/redis-points.ts';
import { invalid } from '../documents/invalid.ts';
import { Marketplace } from '../marketplace.ts';
import { StillClock } from '../still-clock.ts';
import { openTestDatabase } from '../test-database.ts';
import type { Visitor } from '../visitor.ts';

const redisServer = process.env.REDIS_URL;
const prefix = 'tiffin';
const rate = 1000;
const noLog = { error: () => undefined, warn: () => undefined };

describe.skipIf(!redisServer)('two servers that count in Redis', () => {
  let one: Marketplace;
  let other: Marketplace;
  let redis: RedisPoints;
  let meera: { one: Visitor; other: Visitor };
  let clock: StillClock;

  /** A connection to Redis with a clock that does not move by itself, once it is open. */
  const connected = async (): Promise<RedisPoints> => {
    const points = new RedisPoints({ url: redisServer!, prefix }, noLog, () => clock.read().getTime());
    const probe = [{ holder: `nothing ${randomUUID()}`, points: 0 }];
    await expect.poll(() => points.add(probe, rate).catch(() => [])).toHaveLength(1);
    return points;
  };

  beforeEach(async () => {
    clock = new StillClock();
    const database = await openTestDatabase();
    redis = await connected();
    one = await Marketplace.open({ REQUEST_POINTS: rate, sharedPoints: await connected() }, database);
    other = await Marketplace.open({ REQUEST_POINTS: rate, sharedPoints: await connected() }, database);
    meera = { one: await one.customer('Meera'), other: other.anonymous() };
    meera.other.cookies.set('session', meera.one.token!);
  });
  afterEach(async () => {
    await redis.close();
    await other.stop();
    await one.close();
  });

  const send = async (visitor: Visitor, query: string, variables = {}): Promise<number> => {
    const response = await visitor.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return response.status;
  };

  /** What Redis counts for Meera. */
  const spentInAll = async (): Promise<number | undefined> => {
    const holder = `person ${meera.one.userId}`;
    const [total] = await redis.add([{ holder, points: 0 }], rate);
    return total?.points;
  };

  const broken = invalid('{ me { id ');

  test('add up what every request spent, each once, also what is refused', async () => {
    const ofPage = 'query ($first: Int!) { orders(first: $first) { nodes { id orderNumber status } } }';
    for (const visitor of [meera.one, meera.other]) {
      expect(await send(visitor, broken)).toBe(400);
      for (const first of [50, 50, 50]) expect(await send(visitor, ofPage, { first })).toBe(200);
      expect(await send(visitor, ofPage, { first: 'fifty' })).toBe(400);
    }
    await expect.poll(spentInAll).toBe(2 * (100 + 3 * 201 + 100));
  });

  test('refuse a caller of broken documents who uses both', async () => {
    for (let time = 0; time < 120; time++) expect(await send(meera.one, broken)).toBe(400);
    await expect.poll(spentInAll).toBe(12_000);
    let answered = 0;
    while ((await send(meera.other, broken)) === 400) answered++;
    // It learns of the others while it answers the first.
    expect(answered).toBeLessThan(100);
    expect(await send(meera.other, broken)).toBe(429);
    for (const each of [clock, one.clock, other.clock]) each.forward({ seconds: 20 });
    expect(await send(meera.other, broken)).toBe(400);
  });
});
