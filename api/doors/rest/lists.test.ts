import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { listLimit } from './send-page.ts';

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera');
  const city = await aCity(marketplace);
  await placeOrder(meera, anOrder(await aKitchen(marketplace, city)));
});
afterAll(() => marketplace.close());

/** The lists of the pages that the header `Link` leads to, one after the other. */
const pagesFrom = async (visitor: Visitor, path: string): Promise<Record<string, unknown>[][]> => {
  const { body, headers } = await visitor.rest('GET', path);
  const [, next] = /^<(\/[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  return next ? [body, ...(await pagesFrom(visitor, next))] : [body];
};

test('a list of orders that is cut says where it goes on, and none is missed or repeated', async () => {
  await marketplace.sql.rows(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
       'order_number', 'T-' || n, 'idempotency_key', gen_random_uuid()))).*
     from orders o, generate_series(1, $1) n`,
    [2 * listLimit],
  );
  await marketplace.sql.rows(
    `insert into order_lines select (jsonb_populate_record(line, jsonb_build_object('order_id', o.id))).*
     from order_lines line, orders o where o.id <> line.order_id`,
  );
  const pages = await pagesFrom(meera, '/api/orders');
  expect(pages.map(({ length }) => length)).toEqual([listLimit, listLimit, 1]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(2 * listLimit + 1);

  const changes = await pagesFrom(meera, '/api/orders?updatedSince=2026-01-01T00:00:00Z');
  expect(changes.map(({ length }) => length)).toEqual([listLimit, listLimit, 1]);
  expect(new Set(changes.flat().map(({ id }) => id)).size).toBe(2 * listLimit + 1);
});

test("a program that has read the last page polls on from its last time, and gets Meera's change", async () => {
  const since = (time: unknown) => `/api/orders?updatedSince=${time}`;
  const copy = (await pagesFrom(meera, since('2026-01-01T00:00:00Z'))).flat();
  const last = copy.at(-1)!;
  const again = (await pagesFrom(meera, since(last.updatedAt))).flat();
  expect(again.map(({ id }) => id)).toContain(last.id);
  expect(again.length).toBeLessThan(copy.length);
  const [first] = copy;
  await cancelOrder(meera, String(first!.id));
  const changed = (await pagesFrom(meera, since(last.updatedAt))).flat();
  expect(changed.at(-1)).toMatchObject({ id: first!.id, status: 'canceled' });
});

test('cities by name too, with what else was asked for', async () => {
  await marketplace.sql.rows(
    `insert into cities select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
       'name', 'Springs ' || n, 'slug', 'springs-' || n))).* from cities c, generate_series(1, $1) n`,
    [listLimit],
  );
  const pages = await pagesFrom(marketplace.anonymous(), '/api/cities?x=1');
  expect(pages.map(({ length }) => length)).toEqual([listLimit, 1]);
  const names = pages.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(listLimit + 1);
});

test('a list that is whole leads nowhere', async () => {
  const { headers } = await meera.rest('GET', '/api/suppliers');
  expect(headers.get('link')).toBeNull();
});

test.each(['/api/orders', '/api/suppliers', '/api/cities'])(
  'a place that no page of %s gave is refused',
  async path => {
    expect(await meera.rest('GET', `${path}?after=made-up`)).toMatchObject({
      status: 400,
      body: { message: expect.any(String), requestId: expect.any(String) },
    });
    expect((await meera.rest('GET', `${path}?after=a&after=b`)).status).toBe(400);
  },
);

// Dev shows the kitchens of San Jose on a thousand screens, through a CDN.
test.each(['/api/cities', '/api/suppliers', '/api/search?query=dosa'])(
  'caches may keep %s for a second, for everyone',
  async path => {
    const dev = marketplace.anonymous();
    const { headers, body } = await dev.rest('GET', path);
    expect(headers.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=1');
    expect(headers.get('vary')).toBe('accept-encoding');
    expect([headers.get('set-cookie'), headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([
      null,
      null,
      null,
    ]);
    const etag = headers.get('etag')!;
    const again = await dev.send(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const own = await meera.rest('GET', path);
    expect(own.body).toEqual(body);
    expect(own.headers.get('etag')).toBe(etag);
  },
);

test('but no list of her own, and no refusal', async () => {
  const { headers } = await meera.rest('GET', '/api/orders');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('ratelimit')).not.toBeNull();
  const refused = await meera.rest('GET', '/api/suppliers?after=x');
  expect(refused.status).toBe(400);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});
