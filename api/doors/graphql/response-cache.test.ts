import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longestAnswer, longestRequest, ResponseCache } from './response-cache.ts';

const kitchen = '0190b5a0-1111-7000-8000-000000000001';
const other = '0190b5a0-2222-7000-8000-000000000002';

test('requests for the same thing at the same time share one execution', async () => {
  const cache = new ResponseCache();
  const make = vi.fn(async () => 'answer');
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('key', make)));
  expect(answers).toEqual(['answer', 'answer', 'answer']);
  expect(make).toHaveBeenCalledTimes(1);
});

describe('when its second is over', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    // The cache takes zero for no time at all.
    vi.advanceTimersByTime(1);
  });
  afterEach(() => void vi.useRealTimers());

  test('an answer is forgotten', async () => {
    const cache = new ResponseCache();
    const make = vi.fn(async () => 'answer');
    await cache.get('key', make);
    vi.advanceTimersByTime(1000);
    await cache.get('key', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('it is let go of, although nobody asks again', async () => {
    const cache = new ResponseCache();
    for (let key = 0; key < 100; key++) await cache.get(`${kitchen} ${key}`, async () => 'x'.repeat(50_000));
    expect(cache.bytes).toBeGreaterThan(9_000_000);
    vi.advanceTimersByTime(1010);
    expect(cache.bytes).toBe(0);
  });
});

test('neither failures nor refusals are remembered', async () => {
  const cache = new ResponseCache();
  await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('key', async () => null)).toBeNull();
  expect(await cache.get('key', async () => 'answer')).toBe('answer');
});

test('what speaks of a kitchen is forgotten when the kitchen changes, and nothing else', async () => {
  const cache = new ResponseCache();
  await cache.get(`{"id":"${kitchen}"}`, async () => 'old');
  await cache.get(`{"id":"${other}"}`, async () => 'old');
  cache.invalidate(kitchen);
  expect(await cache.get(`{"id":"${kitchen}"}`, async () => 'new')).toBe('new');
  expect(await cache.get(`{"id":"${other}"}`, async () => 'new')).toBe('old');
});

test('what is still being worked out when the kitchen changes is not kept', async () => {
  const cache = new ResponseCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.get(kitchen, () => promise);
  cache.invalidate(kitchen);
  resolve('read before the change');
  await early;
  expect(await cache.get(kitchen, async () => 'read after it')).toBe('read after it');
});

test('10,000 different answers take no more bytes than they may', async () => {
  const cache = new ResponseCache(60_000, 1_000_000);
  for (let key = 0; key < 10_000; key++) {
    await cache.get(`key ${key}`, async () => 'x'.repeat(key));
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.peek('key 9999')).toHaveLength(9999);
});

test('a long answer is shared by those who wait for it, and not remembered', async () => {
  const cache = new ResponseCache();
  const make = vi.fn(async () => 'x'.repeat(longestAnswer + 1));
  await Promise.all([1, 2, 3].map(() => cache.get('key', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(cache.bytes).toBe(0);
});

test('what speaks of a kitchen in capitals is forgotten with it as well', async () => {
  const cache = new ResponseCache();
  await cache.get(kitchen.toUpperCase(), async () => 'old');
  cache.invalidate(kitchen);
  expect(cache.peek(kitchen.toUpperCase())).toBeUndefined();
});

test('what is too long for a page’s question is not remembered', async () => {
  const cache = new ResponseCache();
  const make = vi.fn(async () => 'answer');
  const long = 'x'.repeat(longestRequest + 1);
  await cache.get(long, make);
  await cache.get(long, make);
  expect(make).toHaveBeenCalledTimes(2);
});

describe('what is asked for all the time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Remembers an old answer that is nearly a second old; the next one is made by `refresh`. */
  const remembering = async (refresh: () => Promise<string | null>) => {
    const cache = new ResponseCache();
    await cache.get(kitchen, async () => 'old', refresh);
    vi.advanceTimersByTime(800);
    return { cache, known: () => cache.peek(kitchen) };
  };

  test('is made anew once before its second is over, and nobody waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const refresh = vi.fn(() => promise);
    const { known } = await remembering(refresh);
    expect([known(), known()]).toEqual(['old', 'old']);
    resolve('new');
    await setImmediate();
    expect(known()).toBe('new');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('is never older than a second, counted from when it was begun', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { known } = await remembering(() => promise);
    expect(known()).toBe('old');
    vi.advanceTimersByTime(190);
    resolve('new');
    await setImmediate();
    expect(known()).toBe('new');
    vi.advanceTimersByTime(809);
    expect(known()).toBe('new');
    vi.advanceTimersByTime(1);
    expect(known()).toBeUndefined();
  });

  test('is forgotten with the kitchen’s change, even while it is made anew', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { cache, known } = await remembering(() => promise);
    expect(known()).toBe('old');
    cache.invalidate(kitchen);
    resolve('read before the change');
    await setImmediate();
    expect(known()).toBeUndefined();
    expect(await cache.get(kitchen, async () => 'read after it')).toBe('read after it');
  });

  test.each([
    ['refused', async () => null],
    ['lost', () => Promise.reject(new Error('away'))],
  ])('stays to its end and no longer when the next one is %s', async (_, refresh) => {
    const { known } = await remembering(refresh);
    expect([known(), known()]).toEqual(['old', 'old']);
    vi.advanceTimersByTime(199);
    expect(known()).toBe('old');
    vi.advanceTimersByTime(1);
    expect(known()).toBeUndefined();
  });
});
