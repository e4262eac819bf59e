import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { cancelByKitchen, moveOrder, moveOrders, moveOrdersDocument } from '../../../testing/kitchen-work.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayCutOff, tuesdayDinner, tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, meera, ravi]: Visitor[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  ravi = await marketplace.customer('Ravi Menon');
});
afterAll(() => marketplace.close());

beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'audit_events');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  asha = await marketplace.cookOf(kitchen);
});

const toTheDoor = { fulfillment: 'DELIVERY', deliveryAddress: '5 Elm St, San Jose, CA 95112' };
const order = async (visitor = meera, changes = {}): Promise<string> =>
  (await placeOrder(visitor!, { ...anOrder(kitchen), ...changes })).id;
const moved = (ids: string[], status: string) => ids.map(id => ({ id, status }));
const trail = () =>
  marketplace.sql.rows("select count(*)::int as moves from audit_events where action = 'ORDER_MOVED'");

test('Asha takes a dinner of three to the door and two over the counter, a step at a time', async () => {
  const deliveries = [
    await order(meera, toTheDoor),
    await order(ravi, toTheDoor),
    await order(ravi, toTheDoor),
  ];
  const pickups = [await order(meera), await order(ravi)];
  const all = [...deliveries, ...pickups];
  const clean = (ids: string[], to: string) => ({ orders: moved(ids, to), refused: [] });
  expect(await moveOrders(asha!, all, 'PREPARING')).toEqual(clean(all, 'PREPARING'));
  marketplace.clock.moveTo(tuesdayCutOff);
  expect(await moveOrders(asha!, all, 'READY')).toEqual(clean(all, 'READY'));
  marketplace.clock.moveTo(tuesdayDinner);
  expect(await moveOrders(asha!, deliveries, 'OUT_FOR_DELIVERY')).toEqual(
    clean(deliveries, 'OUT_FOR_DELIVERY'),
  );
  expect(await moveOrders(asha!, all, 'DELIVERED')).toEqual(clean(all, 'DELIVERED'));
  expect(await trail()).toEqual([{ moves: 18 }]);
});

test('what one order refuses holds none of the others back, and nothing is lost', async () => {
  const [fine, tooFar, canceled, given] = [await order(), await order(), await order(), await order(ravi)];
  const unknown = crypto.randomUUID();
  await moveOrder(asha!, tooFar!, 'PLACED', 'PREPARING');
  marketplace.clock.moveTo(tuesdayCutOff);
  await moveOrder(asha!, tooFar!, 'PREPARING', 'READY');
  await cancelByKitchen(asha!, given!, 'No rice left.');
  marketplace.clock.moveTo(tuesdayMorning);
  await cancelOrder(meera!, canceled!);
  const { orders, refused } = await moveOrders(
    asha!,
    [tooFar!, canceled!, unknown, given!, fine!],
    'PREPARING',
  );
  expect(orders).toEqual(moved([fine!], 'PREPARING'));
  expect(refused).toMatchObject([
    { orderId: tooFar, problem: { code: 'ORDER_MOVED_ON', status: 'READY' } },
    { orderId: canceled, problem: { code: 'ORDER_MOVED_ON', status: 'CANCELED' } },
    { orderId: unknown, problem: { code: 'ORDER_NOT_FOUND' } },
    { orderId: given, problem: { code: 'ORDER_MOVED_ON', status: 'CANCELED' } },
  ]);
});

test('an order that is listed twice or sent again moves once', async () => {
  const ids = [await order(), await order(ravi)];
  const answers = await Promise.all([1, 2, 3].map(() => moveOrders(asha!, [...ids, ids[0]!], 'PREPARING')));
  for (const answer of answers) expect(answer).toEqual({ orders: moved(ids, 'PREPARING'), refused: [] });
  expect(await trail()).toEqual([{ moves: 2 }]);
});

test('no order skips a step, takes one before its time or leaves its own way', async () => {
  const [placed, cooking] = [await order(), await order()];
  await moveOrder(asha!, cooking!, 'PLACED', 'PREPARING');
  expect((await moveOrders(asha!, [placed!, cooking!], 'READY')).refused).toMatchObject([
    { orderId: placed, problem: { code: 'STEP_NOT_POSSIBLE' } },
    {
      orderId: cooking,
      problem: { code: 'STEP_TOO_EARLY', message: 'You can mark it ready from 3 PM.' },
    },
  ]);
  marketplace.clock.moveTo(tuesdayDinner);
  await moveOrder(asha!, cooking!, 'PREPARING', 'READY');
  for (const to of ['OUT_FOR_DELIVERY', 'CANCELED', 'PLACED']) {
    const { orders, refused } = await moveOrders(asha!, [cooking!], to);
    expect(orders, to).toEqual([]);
    expect(refused, to).toHaveLength(1);
  }
});

test('no one else moves an order: to another cook it is unknown', async () => {
  const id = await order();
  const { cook: gauri } = await marketplace.kitchenOwner('Gauri Das');
  expect(await moveOrders(gauri, [id, "' or true"], 'PREPARING')).toMatchObject({
    orders: [],
    refused: [
      { orderId: id, problem: { code: 'ORDER_NOT_FOUND' } },
      { orderId: "' or true", problem: { code: 'ORDER_NOT_FOUND' } },
    ],
  });
  const input = { orderIds: [id], to: 'PREPARING' };
  expect(await meera!.refusal(moveOrdersDocument, { input })).toBe('FORBIDDEN');
  expect(await marketplace.anonymous().refusal(moveOrdersDocument, { input })).toBe('UNAUTHENTICATED');
  expect(await trail()).toEqual([{ moves: 0 }]);
});

test('a hundred orders at most go in one call', async () => {
  const orderIds = Array.from({ length: 101 }, () => crypto.randomUUID());
  const input = { orderIds, to: 'PREPARING' };
  expect(await asha!.refusal(moveOrdersDocument, { input })).toBe('BAD_USER_INPUT');
  expect((await moveOrders(asha!, orderIds.slice(1), 'PREPARING')).refused).toHaveLength(100);
});
