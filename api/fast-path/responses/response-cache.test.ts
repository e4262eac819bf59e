import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
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

/** The cache treats zero as no start time, and would then ask every millisecond whether an entry has expired. */
const startClock = (): void => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(1);
};

describe('after one second', () => {
  beforeEach(startClock);
  afterEach(() => void vi.useRealTimers());

  test('a response expires', async () => {
    const cache = new ResponseCache();
    const make = vi.fn(async () => 'answer');
    await cache.get('key', make);
    vi.advanceTimersByTime(1000);
    await cache.get('key', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('its memory is freed without another request', async () => {
    const cache = new ResponseCache();
    for (let key = 0; key < 100; key++) await cache.get(`${kitchen} ${key}`, async () => 'x'.repeat(50_000));
    expect(cache.bytes).toBeGreaterThan(9_000_000);
    vi.advanceTimersByTime(1010);
    expect(cache.bytes).toBe(0);
  });
});

test('a long response is compressed once for all requests, a short one never', async () => {
  const cache = new ResponseCache();
  const long = 'Asha’s Kitchen, '.repeat(1000);
  await cache.get('long', async () => long);
  await cache.get('short', async () => 'answer');
  const compressed = cache.peekGzip('long');
  expect(String(gunzipSync(compressed!))).toBe(long);
  expect(cache.peekGzip('long')).toBe(compressed);
  expect(cache.peek('long')).toBe(long);
  expect(cache.peekGzip('short')).toBe('answer');
  expect(cache.peekGzip('unknown')).toBeUndefined();
});

test('neither failures nor refusals are cached', async () => {
  const cache = new ResponseCache();
  await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('key', async () => null)).toBeNull();
  expect(await cache.get('key', async () => 'answer')).toBe('answer');
});

test('a changed kitchen invalidates the responses about it and no others', async () => {
  const cache = new ResponseCache();
  await cache.get(`{"id":"${kitchen}"}`, async () => 'old');
  await cache.get(`{"id":"${other}"}`, async () => 'old');
  cache.invalidate(kitchen);
  expect(await cache.get(`{"id":"${kitchen}"}`, async () => 'new')).toBe('new');
  expect(await cache.get(`{"id":"${other}"}`, async () => 'new')).toBe('old');
});

test('a response in progress when the kitchen changes is not cached', async () => {
  const cache = new ResponseCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.get(kitchen, () => promise);
  cache.invalidate(kitchen);
  resolve('read before the change');
  await early;
  expect(await cache.get(kitchen, async () => 'read after it')).toBe('read after it');
});

test('10,000 different responses stay within the size limit', async () => {
  const cache = new ResponseCache(60_000, 1_000_000);
  for (let key = 0; key < 10_000; key++) {
    await cache.get(`key ${key}`, async () => 'x'.repeat(key));
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.peek('key 9999')).toHaveLength(9999);
});

test('a long response is shared by concurrent requests, and not cached', async () => {
  const cache = new ResponseCache();
  const make = vi.fn(async () => 'x'.repeat(longestAnswer + 1));
  await Promise.all([1, 2, 3].map(() => cache.get('key', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(cache.bytes).toBe(0);
});

test('an id in capital letters is invalidated as well', async () => {
  const cache = new ResponseCache();
  await cache.get(kitchen.toUpperCase(), async () => 'old');
  cache.invalidate(kitchen);
  expect(cache.peek(kitchen.toUpperCase())).toBeUndefined();
});

test('the response to a very long request is not cached', async () => {
  const cache = new ResponseCache();
  const make = vi.fn(async () => 'answer');
  const long = 'x'.repeat(longestRequest + 1);
  await cache.get(long, make);
  await cache.get(long, make);
  expect(make).toHaveBeenCalledTimes(2);
});

describe('a frequent request', () => {
  beforeEach(startClock);
  afterEach(() => void vi.useRealTimers());

  /** Caches a response that is nearly a second old; the next one is made by `refresh`. */
  const remembering = async (refresh: () => Promise<string | null>) => {
    const cache = new ResponseCache();
    await cache.get(kitchen, async () => 'old', refresh);
    vi.advanceTimersByTime(800);
    return { cache, known: () => cache.peek(kitchen) };
  };

  test('is refreshed once within its second, without making a request wait', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const refresh = vi.fn(() => promise);
    const { known } = await remembering(refresh);
    expect([known(), known()]).toEqual(['old', 'old']);
    resolve('new');
    await setImmediate();
    expect(known()).toBe('new');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('is never older than a second, counted from its start', async () => {
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

  test('is invalidated by the kitchen’s change, even during a refresh', async () => {
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
