import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { moveOrder } from '../../testing/kitchen-work.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { purgeEvents } from './purge-events.ts';

let marketplace: Marketplace;
let city: TestCity;
let meera: Visitor;
let cooks = 0;
let asha: Visitor;
let kitchen: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
  meera = await marketplace.customer('Meera');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner(`Asha ${++cooks}`, { city }));
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
});

interface Asked {
  first?: number;
  after?: string | null;
  types?: string[];
}

const feedOf = async (reader: Visitor, { first = 20, after = null, types = [] }: Asked = {}) => {
  await notificationsSent(marketplace);
  const { events } = await reader.graphql(
    `query ($first: Int, $after: String, $types: [MarketplaceEventType!]) {
      events(first: $first, after: $after, types: $types) {
        nodes { id type supplierId subjectId happenedAt payload } cursor hasMore
      }
    }`,
    { first, after, types: types as never },
  );
  return events;
};

const typesOf = ({ nodes }: Awaited<ReturnType<typeof feedOf>>) => nodes.map(({ type }) => type);

test("Asha's spreadsheet reads on from its cursor and misses nothing", async () => {
  const start = await feedOf(asha, { after: 'now' });
  expect(start).toMatchObject({ nodes: [], hasMore: false });
  const order = await placeOrder(meera, anOrder(kitchen));
  await moveOrder(asha, order.id, 'PLACED', 'PREPARING');
  const first = await feedOf(asha, { after: start.cursor, first: 1 });
  expect(first).toMatchObject({
    nodes: [{ type: 'ORDER_PLACED', subjectId: order.id, supplierId: kitchen.id }],
    hasMore: true,
  });
  const rest = await feedOf(asha, { after: first.cursor });
  expect(rest).toMatchObject({ nodes: [{ type: 'ORDER_MOVED', subjectId: order.id }], hasMore: false });
  expect(JSON.parse(rest.nodes[0]!.payload)).toMatchObject({
    type: 'order.moved',
    data: { orderNumber: order.orderNumber, status: 'PREPARING' },
  });
  expect((await feedOf(asha, { after: rest.cursor })).nodes).toEqual([]);
});

test('a kitchen reads its own events only, and customers none', async () => {
  const { cook: gauri, kitchen: other } = await marketplace.kitchenOwner(`Gauri ${cooks}`, { city });
  const canceled = await placeOrder(meera, anOrder(other));
  await cancelOrder(meera, canceled.id, 'Not hungry');
  expect(typesOf(await feedOf(gauri))).toEqual(['ORDER_PLACED', 'ORDER_CANCELED']);
  expect(typesOf(await feedOf(asha))).toEqual([]);
  expect(await meera.refusal('{ events { cursor } }')).toBe('FORBIDDEN');
  expect(await marketplace.anonymous().refusal('{ events { cursor } }')).toBe('UNAUTHENTICATED');
});

test('staff read the events of all kitchens that their rights cover', async () => {
  const fatima = await marketplace.admin(`Fatima ${cooks}`, 'FINANCE');
  const rita = await marketplace.admin(`Rita ${cooks}`, 'REVIEWER');
  const { cursor } = await feedOf(fatima, { after: 'now' });
  await placeOrder(meera, anOrder(kitchen));
  expect(typesOf(await feedOf(fatima, { after: cursor }))).toEqual(['ORDER_PLACED']);
  expect(typesOf(await feedOf(rita, { after: cursor }))).toEqual([]);
  expect(await rita.refusal('{ events(types: [ORDER_PLACED]) { cursor } }')).toBe('FORBIDDEN');
});

test('a program reads what its scopes cover', async () => {
  const { cursor } = await feedOf(asha, { after: 'now' });
  await placeOrder(meera, anOrder(kitchen));
  const printer = await aProgram(marketplace, asha, ['ORDERS_READ']);
  const website = await aProgram(marketplace, asha, ['MENU_READ']);
  expect(typesOf(await feedOf(printer, { after: cursor }))).toEqual(['ORDER_PLACED']);
  expect(typesOf(await feedOf(website, { after: cursor }))).toEqual([]);
  const { errors } = await website.ask('{ events(types: [ORDER_PLACED]) { cursor } }');
  expect(errors[0]).toMatchObject({ message: 'This API token does not have the scope ORDERS_READ.' });
});

test('the menu, the profile and reviews have events as well', async () => {
  const { cursor } = await feedOf(asha, { after: 'now' });
  await asha.graphql('mutation { addMenuCategory(name: "Snacks") { __typename } }');
  await asha.graphql('mutation { pauseKitchen(until: "2026-11-20") { __typename } }');
  expect(typesOf(await feedOf(asha, { after: cursor }))).toEqual(['MENU_CHANGED', 'KITCHEN_CHANGED']);
  expect(typesOf(await feedOf(asha, { after: cursor, types: ['KITCHEN_CHANGED'] }))).toEqual([
    'KITCHEN_CHANGED',
  ]);
});

test('a cursor works for 30 days, also where nothing happened, and says when events are gone', async () => {
  const { cursor } = await feedOf(asha, { after: 'now' });
  await placeOrder(meera, anOrder(kitchen));
  marketplace.clock.forward({ days: 29 });
  await purgeEvents(marketplace.sql, marketplace.clock.read());
  await marketplace.sql.rows(
    "update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '30 days'",
    [marketplace.clock.read()],
  );
  const later = await feedOf(asha, { after: cursor });
  expect(typesOf(later)).toEqual(['ORDER_PLACED']);
  marketplace.clock.forward({ days: 5 });
  await purgeEvents(marketplace.sql, marketplace.clock.read());
  expect(typesOf(await feedOf(asha))).toEqual([]);
  expect(typesOf(await feedOf(asha, { after: later.cursor }))).toEqual([]);
  const { errors } = await asha.ask('query ($after: String) { events(after: $after) { cursor } }', {
    after: cursor,
  });
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('Events are kept for 30 days'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test.each(['', 'x', 'bm93', Buffer.from('99999999999999999999 1').toString('base64url'), 'x'.repeat(500)])(
  'a cursor of another list is refused: %.20s',
  async after => {
    const { errors } = await asha.ask('query ($after: String) { events(after: $after) { cursor } }', {
      after,
    });
    if (after === '') expect(errors ?? []).toEqual([]);
    else expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  },
);

test.each([0, 101])('a page of %d events is refused', async first => {
  expect(await asha.refusal(`{ events(first: ${first}) { cursor } }`)).toBe('BAD_USER_INPUT');
});
