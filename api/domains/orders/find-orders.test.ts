import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { doors } from '../../testing/doors.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { everyPage, forgedCursors } from '../../testing/pages.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let [asha, gauri]: TestKitchen[] = [];
let [meera, ravi]: Visitor[] = [];
const ofMeera: { id: string; orderNumber: string }[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city);
  gauri = await aKitchen(marketplace, city, {
    kitchenName: 'Gauri’s Bengali Table',
    dishes: { 'Aloo Posto': 850 },
  });
  meera = await marketplace.customer('Meera Iyer');
  ravi = await marketplace.customer('Ravi Menon');
  for (const kitchen of [asha, asha, gauri, asha, gauri]) {
    ofMeera.unshift(await placeOrder(meera, anOrder(kitchen)));
    marketplace.clock.forward({ minutes: 1 });
  }
  await placeOrder(ravi, anOrder(asha));
});
afterAll(() => marketplace.close());

const numbers = (orders: { orderNumber: string }[]) => orders.map(order => order.orderNumber);
const orderDocument = 'query ($id: ID!) { order(id: $id) { orderNumber } }';
const seenBy = async (visitor: Visitor, id: string) => (await visitor.graphql(orderDocument, { id })).order;

describe.each(doors)('through $name', door => {
  test('Meera sees her own orders, the newest first', async () => {
    const orders = await door.orders(meera!);
    expect(orders).toEqual(
      ofMeera.map((order, index) => ({
        orderNumber: order.orderNumber,
        cents: [0, 2].includes(index) ? 850 : 900,
      })),
    );
  });

  test('a kitchen sees the orders placed with it, an admin all of them', async () => {
    expect(await door.orders(await marketplace.cookOf(gauri!))).toHaveLength(2);
    expect(await door.orders(await marketplace.cookOf(asha!))).toHaveLength(4);
    expect(await door.orders(await marketplace.admin(`Anita of ${door.name}`))).toHaveLength(6);
  });

  test('a new customer sees none, and a signed-out visitor is asked to sign in', async () => {
    expect(await door.orders(await marketplace.customer(`Newcomer of ${door.name}`))).toEqual([]);
    expect(await door.orders(marketplace.anonymous())).toBe('not signed in');
  });
});

describe('kitchens to order again from', () => {
  const kitchensOf = async (visitor: Visitor, first = 6, city: string | null = null) => {
    const document =
      'query ($city: String, $first: Int!) { orderedKitchens(city: $city, first: $first) { kitchenName } }';
    const { orderedKitchens } = await visitor.graphql(document, { first, city });
    return orderedKitchens.map(({ kitchenName }) => kitchenName);
  };

  test('are those ordered from, the last one first, each once', async () => {
    expect(await kitchensOf(meera!)).toEqual(['Gauri’s Bengali Table', "Asha's Kitchen"]);
    expect(await kitchensOf(meera!, 1)).toEqual(['Gauri’s Bengali Table']);
    expect(await kitchensOf(meera!, 6, 'san jose')).toHaveLength(2);
    expect(await kitchensOf(meera!, 6, 'Fremont')).toEqual([]);
    expect(await kitchensOf(await marketplace.customer('Newcomer to the rail'))).toEqual([]);
  });

  test('are listed, so that one can order', async () => {
    await marketplace.sql.rows('update suppliers set is_active = false where id = $1', [gauri!.id]);
    expect(await kitchensOf(meera!)).toEqual(["Asha's Kitchen"]);
    await marketplace.sql.rows('update suppliers set is_active = true where id = $1', [gauri!.id]);
  });
});

describe('one order', () => {
  test('is visible to its customer, its kitchen and admins only', async () => {
    const order = ofMeera[0]!;
    expect(await seenBy(meera!, order.id)).toEqual({ orderNumber: order.orderNumber });
    expect(await seenBy(await marketplace.cookOf(gauri!), order.id)).not.toBeNull();
    expect(await seenBy(await marketplace.admin('Anita'), order.id)).not.toBeNull();
    expect(await seenBy(ravi!, order.id)).toBeNull();
    expect(await seenBy(await marketplace.cookOf(asha!), order.id)).toBeNull();
    expect(await marketplace.anonymous().refusal(orderDocument, { id: order.id })).toBe('UNAUTHENTICATED');
  });

  test('that does not exist is null, as is what cannot be an id', async () => {
    expect(await seenBy(meera!, crypto.randomUUID())).toBeNull();
    expect(await seenBy(meera!, ofMeera[0]!.orderNumber)).toBeNull();
  });
});

describe('pages', () => {
  const query = (after: string) =>
    `{ orders(first: 2${after}) { nodes { orderNumber } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;

  test('follow each other without gaps or doubles, and are not shaken by a new order', async () => {
    const orders = await everyPage(meera!, query, 'orders');
    expect(orders.map(order => order.orderNumber)).toEqual(numbers(ofMeera));
  });

  test.each(forgedCursors.filter(Boolean))('a made-up cursor is refused: %s', async cursor => {
    expect(await meera!.refusal(query(`, after: "${cursor}"`))).toBe('BAD_USER_INPUT');
  });

  test.each([0, -1, 101])('of %i entries are refused', async first => {
    expect(await meera!.refusal(`{ orders(first: ${first}) { nodes { id } } }`)).toBe('BAD_USER_INPUT');
  });
});

test('REST answers have the specified shape', async () => {
  const { status, body } = await meera!.rest('GET', '/api/orders');
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    id: ofMeera[0]!.id,
    orderNumber: ofMeera[0]!.orderNumber,
    createdAt: '2026-11-17T17:04:00.000Z',
    updatedAt: expect.any(String),
    total: 8.5,
    status: 'placed',
    items: [{ dishId: gauri!.dishes[0]!.id, name: 'Aloo Posto', quantity: 1, price: 8.5 }],
    supplierId: gauri!.id,
    serviceDate: '2026-11-17',
    mealtime: 'dinner',
    fulfillment: 'pickup',
    paymentStatus: 'due',
  });
  const cook = await marketplace.cookOf(gauri!);
  expect((await cook.rest('GET', '/api/orders')).body[0]).toEqual(body[0]);
});
