import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
let orderId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities');
  asha = await aKitchen(marketplace, await aCity(marketplace));
  const [dosa, rice] = asha.dishes;
  const lines = [
    { dishId: rice!.id, quantity: 2 },
    { dishId: dosa!.id, quantity: 1 },
  ];
  orderId = (await placeOrder(meera, { ...anOrder(asha), lines, expectedTotalCents: 2400 })).id;
});

const document = `query ($id: ID!) {
  reorder(orderId: $id) {
    supplier { id isActive } lines { dish { id name price { cents } } quantity lineTotal { cents } }
    gone changedPrices
  }
}`;
const reorder = async (person: Visitor, id = orderId) => (await person.graphql(document, { id })).reorder;

test('a past order is the same again while nothing has changed', async () => {
  const [dosa, rice] = asha.dishes;
  expect(await reorder(meera)).toEqual({
    supplier: { id: asha.id, isActive: true },
    lines: [
      {
        dish: { id: rice!.id, name: 'Lemon Rice', price: { cents: 750 } },
        quantity: 2,
        lineTotal: { cents: 1500 },
      },
      {
        dish: { id: dosa!.id, name: 'Masala Dosa', price: { cents: 900 } },
        quantity: 1,
        lineTotal: { cents: 900 },
      },
    ],
    gone: [],
    changedPrices: [],
  });
});

test('what is gone and what costs something else is named', async () => {
  const [dosa, rice] = asha.dishes;
  await marketplace.sql.rows("update dishes set price_cents = 950, name = 'Mysore Dosa' where id = $1", [
    dosa!.id,
  ]);
  await marketplace.sql.rows('update dishes set removed_at = now() where id = $1', [rice!.id]);
  expect(await reorder(meera)).toMatchObject({
    lines: [{ dish: { id: dosa!.id }, lineTotal: { cents: 950 } }],
    gone: ['Lemon Rice'],
    changedPrices: ['Mysore Dosa'],
  });
  await marketplace.sql.rows('update dishes set is_available = false where id = $1', [dosa!.id]);
  expect(await reorder(meera)).toMatchObject({ lines: [], gone: ['Lemon Rice', 'Masala Dosa'] });
});

test('a kitchen that is not listed any more says so itself', async () => {
  await marketplace.sql.rows('update suppliers set is_active = false where id = $1', [asha.id]);
  expect((await reorder(meera)).supplier).toEqual({ id: asha.id, isActive: false });
});

test("no one reorders another customer's order", async () => {
  const ravi = await marketplace.customer('Ravi Menon');
  for (const id of [orderId, crypto.randomUUID(), 'x']) expect(await reorder(ravi, id)).toBeNull();
  expect(await marketplace.anonymous().refusal(document, { id: orderId })).toBe('UNAUTHENTICATED');
});
