import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { storePopularDishes } from './store-popular-dishes.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  const dishes = { Dosa: 900, Idli: 600, Vada: 500, Upma: 700 };
  asha = await aKitchen(marketplace, await aCity(marketplace), { dishes });
});

const idOf = (name: string) => asha.dishes.find(dish => dish.name === name)!.id;
const orders = async (quantities: Record<string, number>) => {
  const lines = Object.entries(quantities).map(([name, quantity]) => ({ dishId: idOf(name), quantity }));
  const expectedTotalCents = Object.entries(quantities).reduce(
    (sum, [name, quantity]) => sum + quantity * asha.dishes.find(dish => dish.name === name)!.priceCents,
    0,
  );
  const order = await placeOrder(meera, { ...anOrder(asha), lines, expectedTotalCents });
  expect(order.status).toBe('PLACED');
  return order;
};
/** What her page shows after the next count. */
const popular = async (): Promise<string[]> => {
  await storePopularDishes(marketplace.sql, marketplace.clock.read());
  marketplace.clock.forward({ minutes: 1 });
  return shown();
};
const shown = async (): Promise<string[]> =>
  (
    await marketplace
      .anonymous()
      .graphql('query ($id: ID!) { supplier(id: $id) { popularDishes { name price { cents } } } }', {
        id: asha.id,
      })
  ).supplier.popularDishes.map((dish: { name: string }) => dish.name);

test('the dishes ordered most come first, and of fewer than three none', async () => {
  await orders({ Dosa: 1, Idli: 2 });
  expect(await popular()).toEqual([]);
  await orders({ Vada: 3, Idli: 2 });
  expect(await popular()).toEqual(['Idli', 'Vada', 'Dosa']);
});

test('what was canceled, is off the menu or was ordered long ago does not count', async () => {
  await orders({ Dosa: 3, Idli: 2, Vada: 1 });
  const { id } = await orders({ Upma: 5 });
  await marketplace.sql.rows(`update orders set status = 'CANCELED' where id = $1`, [id]);
  expect(await popular()).toEqual(['Dosa', 'Idli', 'Vada']);

  await marketplace.sql.rows('update dishes set is_available = false where id = $1', [idOf('Vada')]);
  expect(await shown()).toEqual([]);
  await marketplace.sql.rows('update dishes set is_available = true where id = $1', [idOf('Vada')]);
  expect(await popular()).toEqual(['Dosa', 'Idli', 'Vada']);
  marketplace.clock.forward({ days: 31 });
  expect(await popular()).toEqual([]);
});

test('kitchens of a list are each asked for their own', async () => {
  await orders({ Dosa: 3, Idli: 2, Vada: 1 });
  await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }), { kitchenName: 'Next Door' });
  await popular();
  const { suppliers } = await marketplace
    .anonymous()
    .graphql('{ suppliers(sort: NAME) { nodes { kitchenName popularDishes { name } } } }');
  expect(
    suppliers.nodes.map(({ popularDishes }: { popularDishes: unknown[] }) => popularDishes.length),
  ).toEqual(expect.arrayContaining([3, 0]));
});
