import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../builders/a-city.ts';
import { aKitchen } from '../builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../builders/an-order.ts';
import { doors } from '../doors.ts';
import { Marketplace } from '../marketplace.ts';
import { storedOrders } from '../plates.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('a rollback of one request does not affect another', async () => {
  const kitchen = await aKitchen(marketplace, await aCity(marketplace), { capacity: 100 });
  const meera = await marketplace.customer('Meera Iyer');
  const taken = { name: 'Meera', email: meera.email, phone: '(408) 555-0147', password: 'tamarind rice' };
  const late = await placeOrder(meera, anOrder(kitchen));
  await marketplace.sql.rows("update orders set status = 'DELIVERED'");

  const placed = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const [order] = await Promise.all([
        placeOrder(meera, anOrder(kitchen)),
        cancelOrder(meera, late.id),
        doors[0]!.register(marketplace.anonymous(), taken),
      ]);
      return order;
    }),
  );
  expect(placed.map(({ status }) => status)).toEqual(Array(25).fill('PLACED'));
  expect(await storedOrders(marketplace)).toBe(26);
});
