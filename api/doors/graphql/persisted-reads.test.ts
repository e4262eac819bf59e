import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

// Dev builds a screen for the break room that reads public data through a CDN.
describe('a persisted query', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let dev: Visitor;
  beforeAll(async () => {
    marketplace = await Marketplace.open();
    kitchen = await aKitchen(marketplace, await aCity(marketplace), { kitchenName: 'Amma’s Table' });
    dev = marketplace.anonymous();
  });
  afterAll(() => marketplace.close());

  const preflight = { 'apollo-require-preflight': 'true' };
  const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');

  const read = (
    who: Visitor,
    query: string,
    variables: Record<string, unknown>,
    { isSent = false, headers = {} }: { isSent?: boolean; headers?: Record<string, string> } = {},
  ) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
    const parameters = new URLSearchParams({
      ...(isSent && { query }),
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(extensions),
    });
    return who.send(`/graphql?${parameters}`, { headers: { ...preflight, ...headers } });
  };

  const kitchenName = 'query ($id: ID!) { supplier(id: $id) { kitchenName } }';

  test('is unknown until its text was sent once, and then read by its hash', async () => {
    const unknown = await (await read(dev, kitchenName, { id: kitchen.id })).json();
    expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    const sent = await read(dev, kitchenName, { id: kitchen.id }, { isSent: true });
    const byHash = await read(dev, kitchenName, { id: kitchen.id });
    for (const response of [sent, byHash]) {
      expect(await response.json()).toEqual({ data: { supplier: { kitchenName: 'Amma’s Table' } } });
      expect(response.headers.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=1');
      expect(response.headers.get('vary')).toBe('accept, accept-encoding');
    }
  });

  test('is registered by POST also when its text is served from the cache already', async () => {
    const query = 'query ($id: ID!) { supplier(id: $id) { cookName } }';
    const post = (sha256Hash?: string) =>
      dev.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query,
          variables: { id: kitchen.id },
          ...(sha256Hash && { extensions: { persistedQuery: { version: 1, sha256Hash } } }),
        }),
      });
    for (const _ of [1, 2, 3]) expect((await post()).status).toBe(200);
    expect((await post(hashOf('another query'))).status).toBe(400);
    expect((await post(hashOf(query))).status).toBe(200);
    expect(await (await read(dev, query, { id: kitchen.id })).json()).toMatchObject({
      data: { supplier: { cookName: expect.any(String) } },
    });
  });

  test('is not sent again to a client that has its response', async () => {
    const first = await read(dev, kitchenName, { id: kitchen.id }, { isSent: true });
    const tag = first.headers.get('etag')!;
    const again = await read(dev, kitchenName, { id: kitchen.id }, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await read(dev, kitchenName, { id: kitchen.id }, { headers: { 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).toBe(tag);
  });

  test('of what belongs to a person may not be stored', async () => {
    const meera = await marketplace.customer('Meera Iyer');
    const response = await read(meera, '{ me { name } }', {}, { isSent: true });
    expect(await response.json()).toEqual({ data: { me: { name: 'Meera Iyer' } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  test('that fails may not be stored', async () => {
    const response = await read(dev, kitchenName, {}, { isSent: true });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('changes nothing by GET', async () => {
    const response = await read(dev, 'mutation { signOut { __typename } }', {}, { isSent: true });
    expect(response.status).toBe(405);
  });
});
