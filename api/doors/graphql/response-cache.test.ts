import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longestAnswer, longestRequest, ResponseCache } from './response-cache.ts';

const kitchen = '0190b5a0-1111-7000-8000-000000000001';
const other = '0190b5a0-2222-7000-8000-000000000002';

test('requests for the same thing at the same time share one execution', async () => {
  const memory = new ResponseCache();
  const make = vi.fn(async () => 'answer');
  const answers = await Promise.all([1, 2, 3].map(() => memory.recall('key', make)));
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
    const memory = new ResponseCache();
    const make = vi.fn(async () => 'answer');
    await memory.recall('key', make);
    vi.advanceTimersByTime(1000);
    await memory.recall('key', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('it is let go of, although nobody asks again', async () => {
    const memory = new ResponseCache();
    for (let key = 0; key < 100; key++)
      await memory.recall(`${kitchen} ${key}`, async () => 'x'.repeat(50_000));
    expect(memory.bytes).toBeGreaterThan(9_000_000);
    vi.advanceTimersByTime(1010);
    expect(memory.bytes).toBe(0);
  });
});

test('neither failures nor refusals are remembered', async () => {
  const memory = new ResponseCache();
  await expect(memory.recall('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.recall('key', async () => null)).toBeNull();
  expect(await memory.recall('key', async () => 'answer')).toBe('answer');
});

test('what speaks of a kitchen is forgotten when the kitchen changes, and nothing else', async () => {
  const memory = new ResponseCache();
  await memory.recall(`{"id":"${kitchen}"}`, async () => 'old');
  await memory.recall(`{"id":"${other}"}`, async () => 'old');
  memory.forgetAbout(kitchen);
  expect(await memory.recall(`{"id":"${kitchen}"}`, async () => 'new')).toBe('new');
  expect(await memory.recall(`{"id":"${other}"}`, async () => 'new')).toBe('old');
});

test('what is still being worked out when the kitchen changes is not kept', async () => {
  const memory = new ResponseCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = memory.recall(kitchen, () => promise);
  memory.forgetAbout(kitchen);
  resolve('read before the change');
  await early;
  expect(await memory.recall(kitchen, async () => 'read after it')).toBe('read after it');
});

test('10,000 different answers take no more bytes than they may', async () => {
  const memory = new ResponseCache(60_000, 1_000_000);
  for (let key = 0; key < 10_000; key++) {
    await memory.recall(`key ${key}`, async () => 'x'.repeat(key));
    expect(memory.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(memory.ready('key 9999')).toHaveLength(9999);
});

test('a long answer is shared by those who wait for it, and not remembered', async () => {
  const memory = new ResponseCache();
  const make = vi.fn(async () => 'x'.repeat(longestAnswer + 1));
  await Promise.all([1, 2, 3].map(() => memory.recall('key', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(memory.bytes).toBe(0);
});

test('what speaks of a kitchen in capitals is forgotten with it as well', async () => {
  const memory = new ResponseCache();
  await memory.recall(kitchen.toUpperCase(), async () => 'old');
  memory.forgetAbout(kitchen);
  expect(memory.ready(kitchen.toUpperCase())).toBeUndefined();
});

test('what is too long for a page’s question is not remembered', async () => {
  const memory = new ResponseCache();
  const make = vi.fn(async () => 'answer');
  const long = 'x'.repeat(longestRequest + 1);
  await memory.recall(long, make);
  await memory.recall(long, make);
  expect(make).toHaveBeenCalledTimes(2);
});

describe('what is asked for all the time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Remembers an old answer that is nearly a second old; the next one is made by `renew`. */
  const remembering = async (renew: () => Promise<string | null>) => {
    const memory = new ResponseCache();
    await memory.recall(kitchen, async () => 'old', renew);
    vi.advanceTimersByTime(800);
    return { memory, known: () => memory.ready(kitchen) };
  };

  test('is made anew once before its second is over, and nobody waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const renew = vi.fn(() => promise);
    const { known } = await remembering(renew);
    expect([known(), known()]).toEqual(['old', 'old']);
    resolve('new');
    await setImmediate();
    expect(known()).toBe('new');
    expect(renew).toHaveBeenCalledTimes(1);
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
    const { memory, known } = await remembering(() => promise);
    expect(known()).toBe('old');
    memory.forgetAbout(kitchen);
    resolve('read before the change');
    await setImmediate();
    expect(known()).toBeUndefined();
    expect(await memory.recall(kitchen, async () => 'read after it')).toBe('read after it');
  });

  test.each([
    ['refused', async () => null],
    ['lost', () => Promise.reject(new Error('away'))],
  ])('stays to its end and no longer when the next one is %s', async (_, renew) => {
    const { known } = await remembering(renew);
    expect([known(), known()]).toEqual(['old', 'old']);
    vi.advanceTimersByTime(199);
    expect(known()).toBe('old');
    vi.advanceTimersByTime(1);
    expect(known()).toBeUndefined();
  });
});
