import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../builders/a-city.ts';
import { aKitchen } from '../builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../builders/an-order.ts';
import { Marketplace } from '../marketplace.ts';
import { platesLeft, storedOrders } from '../plates.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('of 200 concurrent orders by 40 customers for 25 plates, 25 are placed and 175 are refused as sold out', async () => {
  const kitchen = await aKitchen(marketplace, await aCity(marketplace));
  const customers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => marketplace.customer(`Customer ${index}`)),
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => placeOrder(customers[index % 40]!, anOrder(kitchen))),
  );
  expect(answers.filter(({ status }) => status === 'PLACED')).toHaveLength(25);
  expect(answers.filter(({ code, platesLeft }) => code === 'SOLD_OUT' && platesLeft === 0)).toHaveLength(175);
  expect(await storedOrders(marketplace)).toBe(25);
  expect(await platesLeft(customers[0]!, kitchen)).toBe(0);
});

test('concurrent orders of several plates are placed whole, and no plate is sold twice', async () => {
  const city = await aCity(marketplace, { name: 'Fremont' });
  const kitchen = await aKitchen(marketplace, city, { kitchenName: 'Thali for Many' });
  const customer = await marketplace.customer('Meera Iyer');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => placeOrder(customer, anOrder(kitchen, 1 + (index % 4)))),
  );
  const taken = answers.reduce((sum, { plates }) => sum + (plates ?? 0), 0);
  expect(taken + (await platesLeft(customer, kitchen))!).toBe(25);
  expect(taken).toBeGreaterThanOrEqual(22);
});
