import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../testing/a-city.ts';
import { aKitchen, type TestKitchen } from '../testing/a-kitchen.ts';
import { anOrder, placeOrder } from '../testing/an-order.ts';
import { Marketplace } from '../testing/marketplace.ts';
import type { Visitor } from '../testing/visitor.ts';
import { wordsOfPdf } from '../testing/words-of-pdf.ts';

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
});

test('the receipt of somebody else is not there', async () => {
  const { id } = await placeOrder(meera, anOrder(asha, 1));
  const ravi = await marketplace.customer('Ravi Menon');
  expect((await ravi.send(`/api/orders/${id}/receipt.pdf`)).status).toBe(404);
});
