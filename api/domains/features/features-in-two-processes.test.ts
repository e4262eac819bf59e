import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Sql } from '../../core/database/sql.ts';
import type { EventBus, Signal } from '../../core/interfaces/event-bus.ts';
import { topics } from '../../core/topics.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { openAt, setFeatureFlag } from '../../testing/feature-flags.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { followFeatureFlags } from './follow-feature-flags.ts';
import { openFeature } from './open-feature.ts';

let first: Marketplace;
let second: Marketplace;
let kitchen: TestKitchen;
let anita: Visitor;

beforeAll(async () => {
  first = await Marketplace.open();
  second = await Marketplace.open({}, first.database);
  kitchen = await aKitchen(first, await aCity(first));
  anita = await first.admin('Anita Desai');
});
afterAll(async () => {
  await second.stop();
  await first.close();
});

const isOpen = async (marketplace: Marketplace) =>
  (await openAt(marketplace.anonymous(), kitchen.id)).includes('REVIEWS');
const set = (status: string) => setFeatureFlag(anita, { feature: 'REVIEWS', status });

describe('Two processes on one database', () => {
  test('the one that Anita reached follows before she has the answer, the other one by its signal', async () => {
    const signals: Signal[] = [];
    first.bus.onSignals(sent => void signals.push(...sent));
    // It does not read by itself every five seconds.
    const refresh = vi.spyOn(second.services.features, 'refresh').mockResolvedValue();
    await set('OFF');
    expect(await isOpen(first)).toBe(false);
    expect(signals).toContainEqual({ topic: topics.featureFlags, id: 'REVIEWS' });
    expect(await isOpen(second)).toBe(true);
    refresh.mockClear();
    await second.bus.publish(signals);
    expect(refresh).toHaveBeenCalled();
    refresh.mockRestore();
    await second.services.features.refresh();
    expect(await isOpen(second)).toBe(false);
  });

  test('a process that starts later has what was set before', async () => {
    await set('OFF');
    const third = await Marketplace.open({}, first.database);
    expect(await isOpen(third)).toBe(false);
    await third.stop();
  });
});

describe('A process', () => {
  test('reads the settings every five seconds, in case a signal was lost, until it stops', () => {
    vi.useFakeTimers();
    try {
      const bus: Pick<EventBus, 'onSignals'> = { onSignals: () => undefined };
      const refresh = vi.fn(async () => undefined);
      const following = followFeatureFlags({ ...first.services.features, refresh }, bus);
      following.start();
      vi.advanceTimersByTime(4999);
      expect(refresh).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(refresh).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(5000);
      expect(refresh).toHaveBeenCalledTimes(2);
      following.stop();
      vi.advanceTimersByTime(60_000);
      expect(refresh).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('keeps the last settings while the database is away, and reads none for a question', async () => {
    await set('OFF');
    let isAway = false;
    let reads = 0;
    const sql: Sql = {
      rows: (...statement) => {
        reads++;
        return isAway ? Promise.reject(new Error('connection refused')) : first.sql.rows(...statement);
      },
    };
    const features = openFeature(sql, first.services.log);
    const asked = () => features.isOpen('REVIEWS', { personId: null, cityId: null });
    await features.open();
    expect(await asked()).toBe(false);
    isAway = true;
    await set('ON');
    await features.refresh();
    expect(await asked()).toBe(false);
    expect(first.warnings).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('the last ones stay in force') }),
    );
    isAway = false;
    await features.refresh();
    const before = reads;
    for (let n = 0; n < 100; n++) expect(await asked()).toBe(true);
    expect(reads).toBe(before);
    await features.close();
  });

  test('does not start while its settings cannot be read', async () => {
    const away: Sql = { rows: () => Promise.reject(new Error('connection refused')) };
    const features = openFeature(away, first.services.log);
    await expect(features.open()).rejects.toThrow('connection refused');
    await features.close();
  });

  test('never lets an earlier read replace a later one', async () => {
    await set('ON');
    const waiting: (() => void)[] = [];
    const sql: Sql = {
      rows: async (...statement) => {
        const rows = await first.sql.rows(...statement);
        await new Promise<void>(resolve => waiting.push(resolve));
        return rows as never;
      },
    };
    const features = openFeature(sql, first.services.log);
    const opening = features.open();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()!();
    await opening;
    const early = features.refresh();
    await expect.poll(() => waiting.length).toBe(1);
    await set('OFF');
    const late = features.refresh();
    waiting.shift()!();
    await early;
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()!();
    await late;
    expect(await features.isOpen('REVIEWS', { personId: null, cityId: null })).toBe(false);
    await features.close();
  });
});
