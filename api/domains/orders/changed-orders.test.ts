import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../core/access/role.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { ExplainedMarketplace } from '../../testing/explained-marketplace.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { OverlappingWriters } from '../../testing/overlapping-writers.ts';
import { forgedCursors } from '../../testing/pages.ts';
import { Poller, polledOrders } from '../../testing/poller.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { changedOrdersQuery } from './find-orders.ts';
import { changesSinceQuery, missedOrdersLimit } from './missed-orders.ts';

const since = '2026-01-01T00:00:00Z';

/** A cursor of changes with a time that is none. */
const forgedTime = Buffer.from(
  JSON.stringify(['not a time', '0190b5a0-0000-7000-8000-000000000000', 'updatedAt']),
).toString('base64url');

describe('a list of changed orders', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;
  let [first, second, third]: string[] = [];

  beforeAll(async () => {
    marketplace = await Marketplace.open();
    meera = await marketplace.customer('Meera Iyer');
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    await marketplace.empty('cities');
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    [first, second, third] = [
      (await placeOrder(meera, anOrder(kitchen))).id,
      (await placeOrder(meera, anOrder(kitchen))).id,
      (await placeOrder(meera, anOrder(kitchen))).id,
    ];
  });

  const changedDocument = `query ($since: DateTime!) {
    orders(updatedSince: $since) { edges { cursor } nodes { id status updatedAt } } }`;
  const changed = async (reader: Visitor, from = since) =>
    (await reader.graphql(changedDocument, { since: from })).orders;
  const idsOf = (orders: { nodes: { id: string }[] }) => orders.nodes.map(({ id }) => id);

  test('has the earliest change first, each order once', async () => {
    expect(idsOf(await changed(meera))).toEqual([first, second, third]);
    await cancelOrder(meera, first!);
    const orders = await changed(meera);
    expect(idsOf(orders)).toEqual([second, third, first]);
    expect(orders.nodes.at(-1)).toMatchObject({ status: 'CANCELED' });
  });

  test('begins with the very time, so that the last time read misses nothing', async () => {
    const { updatedAt } = (await changed(meera)).nodes.at(-1)!;
    expect(idsOf(await changed(meera, updatedAt))).toContain(third);
    const later = new Date(new Date(updatedAt).getTime() + 1).toISOString();
    expect(idsOf(await changed(meera, later))).toEqual([]);
  });

  test("is a customer's own, or a kitchen's for its program, and needs the scope", async () => {
    const other = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }));
    const elsewhere = await placeOrder(meera, anOrder(other));
    const cook = await marketplace.cookOf(kitchen);
    const program = await aProgram(marketplace, cook, ['ORDERS_READ']);
    expect(idsOf(await changed(program))).toEqual([first, second, third]);
    expect(idsOf(await changed(meera))).toEqual([first, second, third, elsewhere.id]);
    expect(idsOf(await changed(await marketplace.customer('Ravi Menon')))).toEqual([]);
    const ofMenus = await aProgram(marketplace, cook, ['MENU_READ']);
    expect(await ofMenus.refusal(changedDocument, { since })).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(changedDocument, { since })).toBe('UNAUTHENTICATED');
  });

  test('continues at a cursor in later polls, and a cursor of the other order is refused', async () => {
    const poller = new Poller(meera, polledOrders);
    expect(await poller.poll()).toEqual([first, second, third]);
    expect(await poller.poll()).toEqual([]);
    await cancelOrder(meera, second!);
    expect(await poller.poll()).toEqual([second]);

    const [{ cursor }] = (await changed(meera)).edges;
    expect(await meera.refusal(`{ orders(after: "${cursor}") { nodes { id } } }`)).toBe('BAD_USER_INPUT');
    const newest = await meera.graphql('{ orders { edges { cursor } } }');
    for (const foreign of [newest.orders.edges[0].cursor, ...forgedCursors.filter(Boolean), forgedTime])
      expect(
        await meera.refusal(`{ orders(updatedSince: "${since}", after: "${foreign}") { nodes { id } } }`),
      ).toBe('BAD_USER_INPUT');
  });

  test.each(['last: 2', 'first: 101', 'first: 0', 'updatedSince: "yesterday"'])(
    'with %s is refused',
    async given => {
      const since = given.startsWith('updatedSince') ? '' : 'updatedSince: "2026-01-01T00:00:00Z", ';
      const document = `{ orders(${since}${given}) { nodes { id } } }`;
      const { status, errors } = await meera.ask(document);
      expect(errors).not.toBeUndefined();
      expect(status).toBeLessThan(500);
    },
  );

  test('is in REST too, where a time that is none is refused', async () => {
    const { status, body } = await meera.rest('GET', `/api/orders?updatedSince=${since}`);
    expect({ status, ids: body.map(({ id }: { id: string }) => id) }).toEqual({
      status: 200,
      ids: [first, second, third],
    });
    const again = await meera.rest('GET', `/api/orders?updatedSince=${body.at(-1).updatedAt}`);
    expect(idsOf({ nodes: again.body })).toContain(third);
    for (const time of ['yesterday', '', '2026-13-01T00:00:00Z', '2026-11-01'])
      expect(await meera.rest('GET', `/api/orders?updatedSince=${time}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('ISO 8601') },
      });
  });
});

describe.skipIf(!postgresqlServer)('while transactions overlap', () => {
  let place: OverlappingWriters;
  let marketplace: Marketplace;
  let slow: Client;
  let meera: Visitor;
  let [first, second]: string[] = [];

  beforeAll(async () => {
    place = await OverlappingWriters.open(postgresqlServer!);
    ({ marketplace, slow } = place);
    const kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
    first = (await placeOrder(meera, anOrder(kitchen))).id;
    second = (await placeOrder(meera, anOrder(kitchen))).id;
  });
  afterAll(() => place.close());

  const changeFirst = "update orders set note = note || '.' where id = $1";

  test('a poll neither passes over a change that commits late, nor returns a later one before it', async () => {
    await place.expectBothInOrder('orders', [first!, second!], new Poller(meera, polledOrders));
  });

  test('a poll that waits has the change of the transaction that it waited for', async () => {
    const poller = new Poller(meera, polledOrders);
    await poller.poll();
    await slow.query('begin');
    await slow.query(changeFirst, [first]);
    const [polled] = await Promise.all([poller.poll(), slow.query('commit')]);
    // What had not committed when the poll began is in it, or in the next one.
    expect([...polled, ...(await poller.poll())]).toEqual([first]);
  });

  test('a transaction of another role is waited for, and one that writes no orders is not', async () => {
    await slow.query('begin');
    await slow.query('create table notes (text text)');
    await slow.query("update cities set name = name || '.'");
    const poller = new Poller(meera, polledOrders);
    expect(await poller.poll()).toHaveLength(2);
    const role = `poller_${process.pid}_${Date.now()}`;
    await slow.query(`create role ${role}`);
    await slow.query(`grant select, update on orders to ${role}`);
    await slow.query(`set local role ${role}`);
    await slow.query(changeFirst, [first]);
    expect(await meera.refusal(`{ orders(updatedSince: "${since}") { nodes { id } } }`)).toBe(
      'SERVICE_UNAVAILABLE',
    );
    await slow.query('rollback');
    expect(await poller.poll()).toEqual([]);
  });

  test('a transaction that is prepared for two-phase commit is waited for', async ({ skip }) => {
    const { rows } = await slow.query('show max_prepared_transactions');
    skip(rows[0].max_prepared_transactions === '0', 'the server allows no prepared transactions');
    const poller = new Poller(meera, polledOrders);
    await poller.poll();
    await slow.query('begin');
    await slow.query(changeFirst, [first]);
    await slow.query("prepare transaction 'late'");
    expect(await meera.refusal(`{ orders(updatedSince: "${since}") { nodes { id } } }`)).toBe(
      'SERVICE_UNAVAILABLE',
    );
    await slow.query("commit prepared 'late'");
    expect(await poller.poll()).toEqual([first]);
  });

  test('four programs at the same time see each of 20 new orders once, in the same order', async () => {
    const pollers = Array.from({ length: 4 }, () => new Poller(meera, polledOrders));
    await Promise.all(pollers.map(poller => poller.poll()));
    let isOver = false;
    const polling = pollers.map(async poller => {
      const seen: string[] = [];
      while (!isOver) seen.push(...(await poller.poll()));
      return [...seen, ...(await poller.poll())];
    });
    const kitchen = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }));
    const orders = Array.from({ length: 4 }, async () => {
      const ids: string[] = [];
      for (let times = 0; times < 5; times++) ids.push((await placeOrder(meera, anOrder(kitchen))).id);
      return ids;
    });
    const placed = (await Promise.all(orders)).flat();
    isOver = true;
    const [one, ...others] = await Promise.all(polling);
    expect(one!.toSorted()).toEqual(placed.toSorted());
    for (const other of others) expect(other).toEqual(one);
  });
});

describe.skipIf(!postgresqlServer)('among 20,000 orders', () => {
  let explained: ExplainedMarketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;

  beforeAll(async () => {
    explained = await ExplainedMarketplace.open(postgresqlServer!);
    const { marketplace } = explained;
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
    await placeOrder(meera, anOrder(kitchen));
    await explained.fill(
      'orders',
      `insert into orders select made.* from orders o, generate_series(1, $1) n,
         jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'T-' || n,
           'idempotency_key', gen_random_uuid(), 'updated_at', now() - n * interval '1 minute',
           'customer_id', case when n % 100 = 0 then o.customer_id else gen_random_uuid() end,
           'supplier_id', case when n % 100 = 0 then o.supplier_id else gen_random_uuid() end)) made`,
      [20_000],
    );
  });
  afterAll(() => explained.close());

  const sessions = () => [
    { index: 'orders_updated', role: Role.ADMIN, staffRole: StaffRole.OWNER, userId: 'none' },
    { index: 'orders_updated_of_customer', role: Role.CUSTOMER, staffRole: null, userId: meera.userId },
    { index: 'orders_updated_of_supplier', role: Role.SUPPLIER, staffRole: null, userId: kitchen.userId },
  ];

  test('a page of changes is read from the index of its reader, and nothing else of the table', async () => {
    for (const { index, ...session } of sessions())
      await explained.expectPageOfChanges(
        (ctx, part) => changedOrdersQuery(ctx.viewer).all(ctx.sql, { ...part, viewerId: session.userId }),
        index,
        { sessionId: 'none', ...session },
      );
  });

  test('what a subscription missed is read from the index of its kitchen, and no more than is sent', async () => {
    const { indexes, mostRead } = await explained.explain(ctx =>
      changesSinceQuery.all(ctx.sql, {
        supplierId: kitchen.id,
        since: new Date(since),
        limit: missedOrdersLimit + 1,
      }),
    );
    expect(indexes).toContain('orders_updated_of_supplier');
    expect(mostRead).toBeLessThan(missedOrdersLimit + 2);
  });
});
