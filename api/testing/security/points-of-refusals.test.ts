import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { projectRoot } from '../../platform/database/project-root.ts';
import { invalid } from '../documents/invalid.ts';
import { testFastPath } from '../fast-path.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;
beforeEach(async () => {
  marketplace = await Marketplace.open({ REQUEST_POINTS: 1000, FAST_PATH: testFastPath });
  meera = await marketplace.customer('Meera');
});
afterEach(() => marketplace.close());

const postAs = (who: Visitor, body: unknown, headers: Record<string, string> = {}) =>
  who.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const post = (body: unknown, headers: Record<string, string> = {}) => postAs(meera, body, headers);

const get = (query: string, headers: Record<string, string> = {}) =>
  meera.send(`/graphql?query=${encodeURIComponent(query)}`, { headers });

const preflighted = { 'apollo-require-preflight': 'true' };
const cheap = '{ me { id } }';
const broken = invalid('{ me { id ');
const ofPage = 'query ($first: Int) { cities(first: $first) { nodes { id } } }';
const hashed = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

const leftOf = async (who: Visitor): Promise<number> => {
  const { headers } = await postAs(who, { query: cheap });
  return Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]);
};

/** The points that Meera and the visitors of her source have left, after one request of each. */
const left = async (): Promise<number> => (await leftOf(meera)) + (await leftOf(marketplace.anonymous()));

/** The answer as the decision writes it: the status, and the code of the first error. */
const written = async (response: Response): Promise<string> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const code = isJson ? JSON.parse(text).errors?.[0].extensions.code : undefined;
  return code === undefined || code === 'INTERNAL_SERVER_ERROR'
    ? String(response.status)
    : `${response.status} \`${code}\``;
};

const overSocket = async (payload: {
  query: string;
  variables?: Record<string, unknown>;
}): Promise<string> => {
  const live = new LiveVisitor(meera);
  const first = live.client.iterate(payload).next();
  const refused = await first.then(
    () => 'data',
    errors => `error \`${errors[0].extensions.code}\``,
  );
  await live.leave();
  return refused;
};

const upload = () => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: cheap }));
  form.append('map', '{}');
  return marketplace.anonymous().send('/graphql', { method: 'POST', headers: preflighted, body: form });
};

const ask: Record<string, () => Promise<Response | string>> = {
  'a document that cannot be parsed': () => post({ query: broken }),
  'a document that is not valid': () => post({ query: invalid('{ me { shoeSize } }') }),
  'a document over a limit of its form': () =>
    post({ query: `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: me { id }`).join(' ')} }` }),
  'a document that costs more than a request may': () =>
    post({ query: '{ suppliers(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } }' }),
  'a variable of a wrong type': () => post({ query: ofPage, variables: { first: 'ten' } }),
  'a variable of a wrong type for a recurring document': () =>
    post({ query: ofPage, variables: { first: 'ten' } }),
  'an unknown operation name': () => post({ query: cheap, operationName: 'Nothing' }),
  'a subscription by POST': () => post({ query: 'subscription { notificationReceived { id } }' }),
  'no document': () => post({}),
  'several requests in one body': () => post([{ query: cheap }, { query: cheap }]),
  'a hash that is not stored': () => post({ extensions: hashed('a'.repeat(64)) }),
  'a hash of another document': () => post({ query: cheap, extensions: hashed('a'.repeat(64)) }),
  'a query by GET': () =>
    get('{ myOrders: orders(first: 25) { nodes { id orderNumber status } } }', preflighted),
  'a query by GET without the header of a preflight': () => get(cheap),
  'a mutation by GET': () => get('mutation { signOut { __typename } }', preflighted),
  'the standard introspection query': () => post({ query: getIntrospectionQuery() }),
  'a body that is not JSON': () => post('{ "query": '),
  'a body of an unknown content type': () => post(cheap, { 'content-type': 'application/graphql' }),
  'a body over 100 KB': () => post({ query: cheap, operationName: 'x'.repeat(101 * 1024) }),
  'an upload by a visitor': upload,
  'a compressed body': () => post({ query: cheap }, { 'content-encoding': 'gzip' }),
  'a request of another site with a cookie': () =>
    post({ query: cheap }, { origin: 'https://elsewhere.example' }),
  'the preflight of a browser': () =>
    marketplace.anonymous().send('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    }),
  'a broken document over a socket': () => overSocket({ query: broken }),
  'a variable of a wrong type over a socket': () =>
    overSocket({ query: ofPage, variables: { first: 'ten' } }),
  'a frame that is no message over a socket': async () => {
    const socket = new WebSocket(`${meera.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: `session=${meera.token}` },
    });
    await once(socket, 'open');
    socket.send('hello');
    const [code] = await once(socket, 'close');
    return `close ${code}`;
  },
  'a path of `/api`': () => meera.send('/api/orders'),
  'a path of `/api` with a body that is not JSON': () =>
    meera.send('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{ "email": ',
    }),
  'an unknown path of `/api`': () => meera.send('/api/nothing'),
};

const decision = readFileSync(join(projectRoot, 'docs/decisions/0121-budget-points-of-callers.md'), 'utf8');
const [, table = ''] = decision.split('| Request | Answer | Points |\n|---|---|--:|\n');
const rows = table
  .slice(0, table.indexOf('\n\n'))
  .split('\n')
  .map(row => row.split('|').map(cell => cell.trim()))
  .map(([, request, answer, points]) => ({
    request: request!,
    answer: answer!,
    points: Number(points!.replace('about ', '')),
    // What introspection costs changes a little with each type and field.
    tolerance: points!.startsWith('about') ? 10 : 0,
  }));

test('the decision has a row for each of these requests', () => {
  expect(rows.map(({ request }) => request)).toEqual(Object.keys(ask));
});

describe('points of', () => {
  test.each(rows)('$request', async ({ request, answer, points, tolerance }) => {
    // So that the document of some recurs.
    for (const _ of [1, 2]) await post({ query: ofPage, variables: { first: 10 } });
    const before = await left();
    const given = await ask[request]!();
    expect(typeof given === 'string' ? given : await written(given)).toBe(answer);
    const spent = before - (await left()) - 200;
    expect(Math.abs(spent - points), `${spent} points`).toBeLessThanOrEqual(tolerance);
  });

  const paying = rows.filter(({ points }) => points > 0);
  test.each(paying)('$request are not there, and it is refused before anything else', async ({ request }) => {
    for (const who of [meera, marketplace.anonymous()])
      for (let time = 0; time < 200; time++) await postAs(who, { query: cheap });
    const given = await ask[request]!();
    if (typeof given === 'string') return expect(given).toBe('error `TOO_MANY_REQUESTS`');
    expect(given.status).toBe(429);
    expect(given.headers.get('retry-after')).toBe(request === 'a path of `/api`' ? '3' : '1');
    expect(given.headers.get('ratelimit')).toMatch(/^"points";r=0;t=\d$/);
    expect(given.headers.get('ratelimit-policy')).toBe('"points";q=20000;w=20');
  });
});

test('a caller of broken documents is refused in the end, unread, and served when points are back', async () => {
  const codes: string[] = [];
  for (let time = 0; time < 201; time++)
    codes.push(await written(await post({ query: `${broken}# ${time}` })));
  expect(codes.slice(0, 200)).toEqual(Array(200).fill('400 `GRAPHQL_PARSE_FAILED`'));
  expect(codes[200]).toBe('429 `TOO_MANY_REQUESTS`');
  marketplace.clock.forward({ seconds: 1 });
  expect((await post({ query: cheap })).headers.get('ratelimit')).toBe('"points";r=900');
});

test('a broken document says what it cost, and what the budget lost is the same', async () => {
  const before = await leftOf(meera);
  const answer = await (await post({ query: broken }, { 'tiffin-cost': '1' })).json();
  expect(answer).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }],
    extensions: { cost: { requested: 100, available: before - 100 } },
  });
  expect(await leftOf(meera)).toBe(before - 200);
});

test('a refusal for lack of points says what is left, if the request asks for it', async () => {
  for (let time = 0; time < 200; time++) await post({ query: cheap });
  const refused = await post({ query: cheap }, { 'tiffin-cost': '1' });
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 1 } }],
    extensions: { cost: { requested: 100, limit: 20_000, available: 0, restoreRate: 1000 } },
  });
});

test('a caller with points to read a document, but not to run it, waits for all that it costs', async () => {
  for (let time = 0; time < 195; time++) await post({ query: cheap });
  const costly = '{ suppliers(first: 100) { nodes { reviews(first: 47) { nodes { id } } } } }';
  const refused = await post({ query: costly });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toBe('"points";r=400;t=10');
  marketplace.clock.forward({ seconds: 10 });
  expect((await post({ query: costly })).status).toBe(200);
});

test('visitors pay for broken documents from the budget of their source, which is not that of a person', async () => {
  const visitor = marketplace.anonymous();
  for (let time = 0; time < 200; time++) await postAs(visitor, { query: broken });
  expect((await postAs(marketplace.anonymous(), { query: broken })).status).toBe(429);
  expect(await leftOf(meera)).toBe(19_900);
});
