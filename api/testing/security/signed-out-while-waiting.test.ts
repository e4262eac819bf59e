import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FairQueues } from '../../core/limits/fair-queues.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen } from '../builders/a-kitchen.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;
let reads: ReturnType<typeof holdReadsOf>;

beforeAll(async () => {
  // Points that come back in 0.4 seconds weigh as much as one request may cost.
  marketplace = await Marketplace.open({ REQUEST_POINTS: 25_000 });
  await aKitchen(marketplace, await aCity(marketplace));
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
afterEach(() => {
  for (const table of ['reviews', 'notifications']) reads.release(table);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** More than half of what a person may have in flight, so that two small requests fit beside it no more, and one does. */
const costly = '{ suppliers(first: 50) { nodes { reviews(first: 30) { nodes { id rating words } } } } }';
const small = '{ notifications(first: 1) { nodes { id } } }';

/** Stops each statement that reads a table, and says when one is reached. */
const holdReadsOf = (...tables: string[]) => {
  const held = new Map(
    tables.map(table => [
      table,
      { reached: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() },
    ]),
  );
  const { sql } = marketplace.services;
  const rows = sql.rows.bind(sql);
  vi.spyOn(sql, 'rows').mockImplementation(async (text, ...rest) => {
    const table = tables.find(
      name => /^(select|with) /i.test(text) && new RegExp(`\\b${name}\\b`).test(text),
    );
    if (table) {
      held.get(table)!.reached.resolve();
      await held.get(table)!.released.promise;
    }
    return rows(text, ...rest);
  });
  return {
    reached: (table: string) => held.get(table)!.reached.promise,
    release: (table: string) => held.get(table)!.released.resolve(),
  };
};

const ask = (query: string) =>
  meera.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

test('Meera signs out, and what waited in another tab for its turn is refused', async () => {
  reads = holdReadsOf('reviews', 'notifications');
  const take = vi.spyOn(FairQueues.prototype, 'take');
  const waited = () => take.mock.results.filter(({ value }) => value instanceof Promise).length;
  // No request is in flight for so long that the next may begin beside it.
  vi.useFakeTimers({ toFake: ['performance'] });

  const others = [ask(costly)];
  await reads.reached('reviews');
  others.push(ask(small));
  await reads.reached('notifications');

  const before = waited();
  const signOut = meera.send('/api/auth/logout', { method: 'POST' });
  await expect.poll(waited).toBe(before + 1);
  const tab = [ask('{ orders(first: 1) { nodes { id } } }'), meera.send('/api/orders')];
  await expect.poll(waited).toBe(before + 3);

  // Its room is for one small request: the one that signs out.
  reads.release('notifications');
  expect((await signOut).status).toBe(200);
  const [graphql, rest] = await Promise.all(tab);
  const { errors } = await graphql!.json();
  expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect(rest!.status).toBe(401);

  reads.release('reviews');
  for (const response of await Promise.all(others)) expect(response.status).toBe(200);
});
