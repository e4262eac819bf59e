import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { wordsOfPdf } from '../../../testing/words-of-pdf.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  const kitchenName = 'आशा का भात';
  const dishes = { 'Khīr, e\u0301toile': 900, தோசை: 700 };
  asha = await aKitchen(marketplace, await aCity(marketplace), { kitchenName, dishes });
});
afterAll(() => marketplace.close());

test('a receipt names kitchen and dishes in the letters of Hindi and English, and shows the place of any other sign', async () => {
  const [khir, dosa] = asha.dishes;
  const lines = [khir, dosa].map(dish => ({ dishId: dish!.id, quantity: 1 }));
  const { id } = await placeOrder(meera, { ...anOrder(asha, 1), lines, expectedTotalCents: 1600 });
  const answer = await meera.send(`/api/orders/${id}/receipt.pdf`);
  const words = await wordsOfPdf(Buffer.from(await answer.arrayBuffer()));
  expect(words).toContain('आशा का भात');
  expect(words).toContain('1 x Khir, étoile');
  expect(words).toContain('1 x ????');
  expect(words).toContain('Vegetarian. Contains milk.');
});

test('the receipt of another customer is not found', async () => {
  const { id } = await placeOrder(meera, anOrder(asha, 1));
  const ravi = await marketplace.customer('Ravi Menon');
  expect((await ravi.send(`/api/orders/${id}/receipt.pdf`)).status).toBe(404);
});

test('a receipt is made once for each thing it says, and for one person so many in a minute', async () => {
  const leela = await marketplace.customer('Leela Nair');
  const { id } = await placeOrder(leela, anOrder(asha, 1));
  const { id: hers } = await placeOrder(meera, anOrder(asha, 1));
  const ask = async (person = leela, order = id) => person.send(`/api/orders/${order}/receipt.pdf`);
  const renamed = (name: string) =>
    marketplace.sql.rows('update suppliers set kitchen_name = $1 where id = $2', [name, asha.id]);

  const together = await Promise.all(Array.from({ length: 40 }, () => ask()));
  expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
  for (let change = 1; change < 20; change++) {
    await renamed(`Kitchen ${change}`);
    expect((await ask()).status).toBe(200);
  }
  expect((await ask()).status).toBe(200);
  await renamed('Kitchen 20');
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).message).toMatch(/try again in \d+ seconds/);
  expect((await ask(meera, hers)).status).toBe(200);
});

test('an order is the same under its id in capitals', async () => {
  const { id } = await placeOrder(meera, anOrder(asha, 1));
  expect((await meera.send(`/api/orders/${id.toUpperCase()}/receipt.pdf`)).status).toBe(200);
  const query = 'query ($id: ID!) { order(id: $id) { id supplier { id menu { name } } } }';
  const plain = await meera.graphql(query, { id });
  expect(await meera.graphql(query, { id: id.toUpperCase() })).toEqual(plain);
  const kitchen = 'query ($id: ID!) { supplier(id: $id) { id menu { name dishes { id } } city { name } } }';
  expect(await meera.graphql(kitchen, { id: asha.id.toUpperCase() })).toEqual(
    await meera.graphql(kitchen, { id: asha.id }),
  );
});
