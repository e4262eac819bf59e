import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowOrdering, stopOrdering } from '../../../testing/admin-work.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let anita: Visitor;
let ravi: TiffinPlanActs;

/** Its orders are taken from the Monday before. */
const monday = '2026-11-30';
const orderable = '2026-11-24T17:00:00Z';
const dayAfter = '2026-12-01T17:00:00Z';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const reason = "We aren't taking orders right now: Snowstorm";

const mondays = async (): Promise<string> =>
  (await ravi.start(lunchesOf(kitchen, { weekdays: [1], startsOn: monday, endsOn: '2026-12-06' }))).id;

/** Staff sign in again each time: the clock moves by days. */
const stop = async (given: Record<string, unknown> = {}) => {
  anita = await marketplace.admin(`Anita of ${marketplace.clock.read().toISOString()}`);
  return stopOrdering(anita, { reason: 'Snowstorm', ...given });
};

const cityOfKitchen = async () => {
  const [city] = await marketplace.sql.rows<{ id: string }>(
    'select city_id as id from suppliers where id = $1',
    [kitchen.id],
  );
  return city!.id;
};

const pastDays = async (id: string) => {
  const { tiffinPlan } = await ravi.customer.graphql(
    `query ($id: ID!) { tiffinPlan(id: $id) { pastDays(first: 1) {
      nodes { serviceDate look reason code order { id } } } } }`,
    { id },
  );
  return tiffinPlan!.pastDays.nodes;
};

/** All of Ravi's notifications, also about his orders; the oldest first. */
const allNotices = async () => {
  await notificationsSent(marketplace);
  const { notifications } = await ravi.customer.graphql('{ notifications { nodes { type title message } } }');
  return notifications.nodes.toReversed();
};

const typesOf = async () => (await ravi.notices()).map(({ type }) => type);

test('A day waits while ordering is stopped, and is ordered once it is allowed again', async () => {
  const id = await mondays();
  marketplace.clock.moveTo(orderable);
  await stop();
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'WAITING', code: 'ORDERING_STOPPED', reason });
  expect((await ravi.notices())[0]).toMatchObject({ type: 'TIFFIN_DAY_REFUSED' });
  await allowOrdering(anita);
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'ORDERED' });
  expect(await liveOrders(marketplace)).toEqual([{ day: monday, count: 1 }]);
});

test('Ravi is notified once that days wait, and then of the order of each', async () => {
  await ravi.start(lunchesOf(kitchen, { weekdays: [1, 2], startsOn: monday, endsOn: '2026-12-06' }));
  marketplace.clock.moveTo('2026-11-25T17:00:00Z');
  await stop();
  await ordersPlaced(marketplace);
  await allowOrdering(anita);
  for (const _ of [1, 2]) await ordersPlaced(marketplace);
  const [started, waits, ...orders] = await allNotices();
  expect([started!.type, waits!.type]).toEqual(['TIFFIN_PLAN_STARTED', 'TIFFIN_DAY_REFUSED']);
  expect(waits!.message).toContain('The same goes for Tue, Dec 1.');
  expect(orders).toEqual(
    ['Mon, Nov 30', 'Tue, Dec 1'].map(day => ({
      type: 'ORDER_PLACED',
      title: 'Order placed',
      message: expect.stringMatching(`has your order T-.+ for lunch on ${day}\\.$`),
    })),
  );
});

test('A stop that ends by itself delays the day until the next try', async () => {
  const id = await mondays();
  marketplace.clock.moveTo(orderable);
  await stop({ until: '2026-11-24T18:00:00Z' });
  await ordersPlaced(marketplace);
  marketplace.clock.forward({ minutes: 30 });
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'WAITING' });
  marketplace.clock.forward({ minutes: 30 });
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'ORDERED' });
  expect((await typesOf()).filter(type => type === 'TIFFIN_DAY_REFUSED')).toHaveLength(1);
});

test('A stop past the cut-off closes the day: nothing is ordered or owed, and Ravi is notified', async () => {
  const id = await mondays();
  marketplace.clock.moveTo(orderable);
  await stop();
  await ordersPlaced(marketplace);
  expect(await typesOf()).toEqual(['TIFFIN_DAY_REFUSED', 'TIFFIN_PLAN_STARTED']);
  marketplace.clock.moveTo(dayAfter);
  await ordersPlaced(marketplace);
  expect(await pastDays(id)).toEqual([
    { serviceDate: monday, look: 'CLOSED', reason, code: 'ORDERING_STOPPED', order: null },
  ]);
  expect(await typesOf()).toEqual(['TIFFIN_DAY_MISSED', 'TIFFIN_DAY_REFUSED', 'TIFFIN_PLAN_STARTED']);
  expect(await liveOrders(marketplace)).toEqual([]);
});

test('Ravi is notified at the cut-off that a day has no meal, however long the stop lasts', async () => {
  const id = await mondays();
  marketplace.clock.moveTo(orderable);
  await stop();
  await ordersPlaced(marketplace);
  marketplace.clock.moveTo('2026-11-30T18:00:01Z');
  for (const _ of [1, 2]) await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'MISSED', code: 'ORDERING_STOPPED', reason });
  expect(await typesOf()).toEqual(['TIFFIN_DAY_MISSED', 'TIFFIN_DAY_REFUSED', 'TIFFIN_PLAN_STARTED']);
  anita = await marketplace.admin('Anita, in the afternoon');
  await allowOrdering(anita);
  marketplace.clock.moveTo(dayAfter);
  await ordersPlaced(marketplace);
  expect((await typesOf()).filter(type => type === 'TIFFIN_DAY_MISSED')).toHaveLength(1);
  expect(await liveOrders(marketplace)).toEqual([]);
});

test('Ordering that is allowed after the cut-off leaves the reason that the day waited for', async () => {
  const id = await mondays();
  marketplace.clock.moveTo(orderable);
  await stop();
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'WAITING' });
  marketplace.clock.moveTo(dayAfter);
  anita = await marketplace.admin('Anita, a week later');
  await allowOrdering(anita);
  await ordersPlaced(marketplace);
  expect(await pastDays(id)).toMatchObject([{ look: 'CLOSED', reason, code: 'ORDERING_STOPPED' }]);
});

test('Of two stops the first that ends neither orders the day nor announces it again', async () => {
  const id = await mondays();
  marketplace.clock.moveTo(orderable);
  await stop();
  const cityId = await cityOfKitchen();
  await stopOrdering(anita, { reason: 'Snowstorm', cityId });
  await ordersPlaced(marketplace);
  await allowOrdering(anita);
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'WAITING', code: 'ORDERING_STOPPED' });
  expect((await typesOf()).filter(type => type === 'TIFFIN_DAY_REFUSED')).toHaveLength(1);
  await allowOrdering(anita, cityId);
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, monday)).toMatchObject({ status: 'ORDERED' });
});

test('No plan starts while ordering is stopped', async () => {
  await stop();
  const started = await ravi.start(lunchesOf(kitchen, { weekdays: [1], startsOn: monday }));
  expect(started).toMatchObject({ __typename: 'OrderingStopped', message: reason });
});
