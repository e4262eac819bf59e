import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft, storedOrders } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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
  asha = await aKitchen(marketplace, await aCity(marketplace));
});

const twentyFive = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: 25 }, act));

describe('the same idempotency key', () => {
  test('sent 25 times at the same time gives one order', async () => {
    const input = anOrder(asha, 2);
    const answers = await twentyFive(() => placeOrder(meera, input));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await storedOrders(marketplace)).toBe(1);
    expect(await platesLeft(meera, asha)).toBe(23);
  });

  test('sent 25 times later gives the same order, though the meal is closed and sold out by then', async () => {
    const input = anOrder(asha, 25);
    const placed = await placeOrder(meera, input);
    marketplace.clock.moveTo('2026-11-18T06:00:00Z');
    for (const answer of await twentyFive(() => placeOrder(meera, input))) {
      expect(answer).toMatchObject({ id: placed.id, orderNumber: placed.orderNumber });
    }
    expect(await storedOrders(marketplace)).toBe(1);
  });

  test('for another order is refused', async () => {
    const input = anOrder(asha);
    await placeOrder(meera, input);
    const other = { ...input, note: 'With extra chutney' };
    expect(await placeOrder(meera, other)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      field: 'idempotencyKey',
    });
    expect(await storedOrders(marketplace)).toBe(1);
  });

  test('for 25 different orders at the same time gives one order and 24 refusals', async () => {
    const input = anOrder(asha);
    let number = 0;
    const answers = await twentyFive(() => placeOrder(meera, { ...input, note: `Order ${number++}` }));
    expect(answers.filter(({ status }) => status === 'PLACED')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'IDEMPOTENCY_CONFLICT')).toHaveLength(24);
    expect(await platesLeft(meera, asha)).toBe(24);
  });

  test('of a refused order can be used again, because nothing was placed under it', async () => {
    const input = anOrder(asha);
    expect(await placeOrder(meera, { ...input, expectedTotalCents: 1 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    expect((await placeOrder(meera, input)).status).toBe('PLACED');
  });

  test('of another customer does not conflict', async () => {
    const ravi = await marketplace.customer('Ravi Menon');
    const input = anOrder(asha);
    const [hers, his] = await Promise.all([placeOrder(meera, input), placeOrder(ravi, input)]);
    expect(hers.id).not.toBe(his.id);
    expect(await storedOrders(marketplace)).toBe(2);
  });
});
