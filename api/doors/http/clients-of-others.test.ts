import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: Visitor;
let program: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: new Set([...testFastPath, 'responses'] as const) });
  ({ cook: asha } = await marketplace.kitchenOwner('Asha'));
  const city = await aCity(marketplace);
  for (let each = 0; each < 15; each++) await aKitchen(marketplace, city, { kitchenName: `Kitchen ${each}` });
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
  program = await aProgram(marketplace, asha, ['ORDERS_READ']);
});
afterAll(() => marketplace.close());

const elsewhere = 'https://orders.example';
const list = '{ suppliers { nodes { id kitchenName cuisineType cookName city { id name } } } }';
const post = (visitor: Visitor, query: string, headers: Record<string, string> = {}) =>
  visitor.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe("Dev's web app on a site of its own", () => {
  test('asks the browser first, which learns what it may send and that cookies are not meant', async () => {
    const preflight = await marketplace.anonymous().send('/graphql', {
      method: 'OPTIONS',
      headers: {
        origin: elsewhere,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('reads with a token, and what is public without one, also from the cache', async () => {
    const own = await post(program, '{ kitchenAgenda { meals { orders } } }', { origin: elsewhere });
    expect(own.headers.get('access-control-allow-origin')).toBe('*');
    expect(await own.json()).toMatchObject({ data: { kitchenAgenda: expect.anything() } });
    for (let time = 0; time < 4; time++) {
      const open = await post(marketplace.anonymous(), list, { origin: elsewhere });
      expect(open.headers.get('access-control-allow-origin')).toBe('*');
      expect((await open.json()).errors).toBeUndefined();
    }
  });

  test('never acts with the cookie of someone who visits it', async () => {
    const response = await post(asha, '{ me { email } }', { origin: elsewhere });
    expect(response.status).toBe(403);
  });

  test('cannot read the REST paths', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: elsewhere, 'access-control-request-method': 'GET' };
      const response = await program.send('/api/orders', { method, headers });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a request has an id', () => {
  test.each(['/graphql', '/api/orders'])(
    'that the client of %s chose, in the response and in the refusal',
    async path => {
      const response = await marketplace.anonymous().send(path, {
        method: path === '/graphql' ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', 'x-request-id': 'printer-2026-11-26' },
        ...(path === '/graphql' && { body: JSON.stringify({ query: '{ orders { nodes { id } } }' }) }),
      });
      expect(response.headers.get('x-request-id')).toBe('printer-2026-11-26');
      expect(await response.text()).toContain('"requestId":"printer-2026-11-26"');
    },
  );

  test.each(['short', 'x'.repeat(65), 'two words here', 'quote"in-the-middle'])(
    'of our own in place of %j',
    async given => {
      const response = await post(marketplace.anonymous(), list, { 'x-request-id': given });
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  test('also where the response is cached', async () => {
    for (let time = 0; time < 4; time++) {
      const response = await post(marketplace.anonymous(), list, { 'x-request-id': `list-number-${time}` });
      expect(response.headers.get('x-request-id')).toBe(`list-number-${time}`);
    }
  });
});

describe('a response is compressed', () => {
  const raw = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ encoding?: string; bytes: Buffer }>((resolve, reject) => {
      const sent = request(
        marketplace.origin + path,
        { method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json', ...headers } },
        response => {
          const parts: Buffer[] = [];
          response.on('data', part => parts.push(part));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const bodyFor = (encoding: string) => JSON.stringify({ query: `# for ${encoding}\n${list}` });

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('as %s for a client that takes it', async (encoding, decompress) => {
    const asked = (headers: Record<string, string>) =>
      raw('/graphql', { ...headers, 'x-request-id': 'not-from-the-cache' }, bodyFor(encoding));
    const plain = await asked({});
    expect(plain.encoding).toBeUndefined();
    expect(plain.bytes.length).toBeGreaterThan(1024);
    const compressed = await asked({ 'accept-encoding': encoding });
    expect(compressed.encoding).toBe(encoding);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(String(decompress(compressed.bytes))).toBe(String(plain.bytes));
    expect((await raw('/api/suppliers', { 'accept-encoding': encoding })).encoding).toBe(encoding);
  });

  test('unless it is short', async () => {
    const short = await raw(
      '/graphql',
      { 'accept-encoding': 'gzip' },
      JSON.stringify({ query: '{ me { id } }' }),
    );
    expect(short.encoding).toBeUndefined();
  });
});

test('a printer that signs in by the header of its socket gets the orders of its kitchen', async () => {
  const authorization = program.headers.authorization!;
  class WithHeader extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { authorization } });
    }
  }
  const client = createClient({
    url: `${marketplace.origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WithHeader,
    retryAttempts: 0,
  });
  const answers = client.iterate({ query: '{ ownApiToken { name } }' });
  expect((await answers.next()).value).toEqual({ data: { ownApiToken: { name: 'Receipt printer' } } });
  await client.dispose();
});
