import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { costLimit } from '../../doors/graphql/cost.ts';
import { aProgram } from '../api-tokens.ts';
import { aCity } from '../builders/a-city.ts';
import { testFastPath } from '../fast-path.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
beforeEach(async () => {
  marketplace = await Marketplace.open({ REQUEST_POINTS: 1000 });
});
afterEach(() => marketplace.close());

const cheap = '{ me { id } }';
/** Costs 9,652 points, of 20,000 in a full budget. */
const costly = `{ suppliers(first: 100) { nodes { reviews(first: 47) { nodes { id } } } } }`;

const post = (visitor: Visitor, query: string, headers: Record<string, string> = {}) =>
  visitor.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

const statusOf = async (visitor: Visitor, query: string) => (await post(visitor, query)).status;

/** Sends costly queries until one is refused. */
const spendAll = async (visitor: Visitor): Promise<Response> => {
  for (let tries = 0; tries < 10; tries++) {
    const response = await post(visitor, costly);
    if (response.status !== 200) return response;
  }
  throw new Error('Nothing was refused.');
};

test('a caller without points is refused with what to do, and served when they are back', async () => {
  const meera = await marketplace.customer('Meera');
  const refused = await spendAll(meera);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/);
  expect(refused.headers.get('ratelimit-policy')).toBe('"points";q=20000;w=20');
  expect(refused.headers.get('access-control-expose-headers')).toContain('ratelimit-policy');
  const { errors } = (await refused.json()) as { errors: { extensions: object }[] };
  const seconds = Number(refused.headers.get('retry-after'));
  expect(errors[0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: seconds });

  marketplace.clock.forward({ seconds: seconds - 1 });
  // Where its document is not known, even a refused request costs what reading it does.
  const again = await post(meera, costly);
  expect(again.status).toBe(429);
  marketplace.clock.forward({ seconds: Number(again.headers.get('retry-after')) });
  expect(await statusOf(meera, costly)).toBe(200);
});

test('no one else pays for it, and the log has a line about the caller', async () => {
  const meera = await marketplace.customer('Meera');
  const ravi = await marketplace.customer('Ravi');
  await spendAll(meera);
  expect(await statusOf(ravi, costly)).toBe(200);
  expect(await statusOf(marketplace.anonymous(), costly)).toBe(200);
  const line = { event: 'limit reached', reason: 'points of a caller', userId: meera.userId };
  expect(marketplace.warnings).toContainEqual(expect.objectContaining(line));
});

test('visitors of a source share a budget, and its signed-in people have their own', async () => {
  await spendAll(marketplace.anonymous());
  expect(await statusOf(marketplace.anonymous(), costly)).toBe(429);
  expect(await statusOf(await marketplace.customer('Meera'), costly)).toBe(200);
});

test('a program spends its own points, not those of its owner’s screens or of another program', async () => {
  const { cook } = await marketplace.kitchenOwner('Asha Rao');
  const printer = await aProgram(marketplace, cook, ['ORDERS_READ']);
  const scale = await aProgram(marketplace, cook, ['ORDERS_READ']);
  expect((await spendAll(printer)).status).toBe(429);
  expect(await statusOf(cook, costly)).toBe(200);
  expect(await statusOf(scale, costly)).toBe(200);
});

describe('a response says', () => {
  test('what is left', async () => {
    const meera = await marketplace.customer('Meera');
    for (const left of [19_900, 19_800, 19_700]) {
      expect((await post(meera, cheap)).headers.get('ratelimit')).toBe(`"points";r=${left}`);
    }
  });

  test('what it cost to who asks for it', async () => {
    const meera = await marketplace.customer('Meera');
    for (const available of [19_900, 19_800, 19_700]) {
      const response = await post(meera, cheap, { 'tiffin-cost': '1' });
      expect(await response.json()).toEqual({
        data: { me: { id: meera.userId } },
        extensions: { cost: { requested: 100, limit: 20_000, available, restoreRate: 1000 } },
      });
    }
    expect(await (await post(meera, cheap)).json()).not.toHaveProperty('extensions');
  });

  test('nothing of it where caches may store it, unless its caller asks', async () => {
    const get = (headers: Record<string, string> = {}) =>
      marketplace
        .anonymous()
        .send(`/graphql?query=${encodeURIComponent('{ cities(first: 1) { nodes { id } } }')}`, {
          headers: { 'apollo-require-preflight': 'true', ...headers },
        });
    const stored = await get();
    expect(stored.headers.get('cache-control')).toContain('public');
    expect(stored.headers.get('ratelimit')).toBeNull();
    const asked = await get({ 'tiffin-cost': '1' });
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(await asked.json()).toHaveProperty('extensions.cost.requested', 100);
  });
});

test('an operation over a socket is refused alone, and the socket stays open', async () => {
  const meera = await marketplace.customer('Meera');
  await spendAll(meera);
  const live = new LiveVisitor(meera);
  const ask = async (query: string) => {
    for await (const { data } of live.client.iterate({ query })) return data;
    return undefined;
  };
  await expect(ask(costly)).rejects.toMatchObject([
    { extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } },
  ]);
  expect(await ask(cheap)).toEqual({ me: { id: meera.userId } });
  await live.leave();
});

test('a subscription spends points too', async () => {
  const meera = await marketplace.customer('Meera');
  for (let tries = 0; tries < 200; tries++) await post(meera, cheap);
  const live = new LiveVisitor(meera);
  const subscribed = live.client.iterate({ query: 'subscription { notificationReceived { id } }' }).next();
  await expect(subscribed).rejects.toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  await live.leave();
});

test('a REST path is refused as REST refuses, and tells what is left', async () => {
  const meera = await marketplace.customer('Meera');
  const first = await meera.rest('GET', '/api/orders');
  expect(first.headers.get('ratelimit')).toBe('"points";r=17500');
  for (let tries = 0; tries < 7; tries++) await meera.rest('GET', '/api/orders');
  const refused = await meera.rest('GET', '/api/orders');
  expect(refused).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('Too many requests'), requestId: expect.any(String) },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  marketplace.clock.forward({ seconds: 20 });
  expect((await meera.rest('GET', '/api/orders')).status).toBe(200);
});

test('the most costly query fits into the smallest budget that can be set', () => {
  expect(costLimit).toBeLessThanOrEqual(1000 * 20);
});

describe.skipIf(!testFastPath.has('responses'))('a cached public response', () => {
  const query = '{ cities(first: 1) { nodes { name } } }';
  beforeEach(async () => {
    await marketplace.close();
    marketplace = await Marketplace.open({ REQUEST_POINTS: 1000, FAST_PATH: testFastPath });
    await aCity(marketplace);
  });

  test('costs nothing', async () => {
    const visitor = marketplace.anonymous();
    for (let time = 0; time < 400; time++) expect(await statusOf(visitor, query)).toBe(200);
    expect((await post(visitor, cheap)).headers.get('ratelimit')).toMatch(/^"points";r=1[5-9]\d{3}$/);
  });

  test('that is not there yet is paid by each who waits for it, and one without points is refused alone', async () => {
    const meera = await marketplace.customer('Meera');
    const ravi = await marketplace.customer('Ravi');
    await statusOf(ravi, query);
    for (let time = 0; time < 200; time++) await post(meera, cheap);
    const ask = async (visitor: Visitor, name: string) => {
      const response = await visitor.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, extensions: { name } }),
      });
      return response.status;
    };
    expect(await ask(meera, 'alone')).toBe(429);
    const answers: { ravi: number[]; meera: number[] } = { ravi: [], meera: [] };
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
      const [his, hers] = await Promise.all([ask(ravi, name), ask(meera, name)]);
      answers.ravi.push(his);
      answers.meera.push(hers);
    }
    expect(answers.ravi).toEqual([200, 200, 200, 200, 200]);
    // Hers may find a response that was stored before it came.
    expect(answers.meera).toContain(429);
  });
});

describe('a crowd of costly requests of one caller', () => {
  let busy: Marketplace;
  let meera: Visitor;
  const crowdSize = 20;
  /** Each with another document, as equal ones share an answer. */
  const crowd = (signal?: AbortSignal) =>
    Array.from({ length: crowdSize }, (_, n) =>
      meera.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `${costly} # ${n}` }),
        signal,
      }),
    );

  beforeEach(async () => {
    busy = await Marketplace.open({ REQUEST_POINTS: 25_000 });
    meera = await busy.customer('Meera');
  });
  // Throws where the server logged an error.
  afterEach(() => busy.close());

  test('does not hold up another', async () => {
    const ravi = await busy.customer('Ravi');
    const answered: string[] = [];
    const noteWhen = async (name: string, response: Promise<Response>) => {
      expect((await response).status).toBe(200);
      answered.push(name);
    };
    await Promise.all([
      ...crowd().map(response => noteWhen('Meera', response)),
      noteWhen('Ravi', post(ravi, cheap)),
    ]);
    expect(answered.indexOf('Ravi')).toBeLessThan(crowdSize / 2);
  });

  test('is not run for a client that has left', async () => {
    const statements = vi.spyOn(busy.services.sql, 'rows');
    const impatience = new AbortController();
    const responses = crowd(impatience.signal);
    await Promise.any(responses);
    impatience.abort();
    await Promise.allSettled(responses);
    expect(await statusOf(meera, costly)).toBe(200);
    const searches = statements.mock.calls.filter(([text]) => text.includes('from suppliers s'));
    expect(searches.length).toBeGreaterThan(0);
    expect(searches.length).toBeLessThan(crowdSize / 2);
  });
});
