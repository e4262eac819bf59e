import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';

let marketplace: Marketplace;
let asha: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  asha = await aKitchen(marketplace, await aCity(marketplace));
});

const document = `query ($input: QuoteCartInput!) {
  quoteCart(input: $input) {
    supplier { id } mealWindow { serviceDate mealtime platesLeft } plates total { cents text }
    lines { dish { id name price { cents } } quantity lineTotal { cents } }
    problems { __typename ... on Problem { code field message } ... on SoldOut { platesLeft }
      ... on DishUnavailable { dishIds } ... on KitchenPaused { until } ... on CutOffPassed { cutOffAt } }
  }
}`;

const cart = () => ({
  supplierId: asha.id,
  serviceDate: '2026-11-17',
  mealtime: 'DINNER',
  fulfillment: 'PICKUP',
  lines: [
    { dishId: asha.dishes[0]!.id, quantity: 2 },
    { dishId: asha.dishes[1]!.id, quantity: 1 },
  ],
});

const quote = async (change: Record<string, unknown> = {}) =>
  (await marketplace.anonymous().graphql(document, { input: { ...cart(), ...change } })).quoteCart;
const problems = async (change?: Record<string, unknown>) => (await quote(change)).problems;

describe('anybody sees what a cart costs', () => {
  test('dish by dish and together', async () => {
    expect(await quote()).toEqual({
      supplier: { id: asha.id },
      mealWindow: { serviceDate: '2026-11-17', mealtime: 'DINNER', platesLeft: 25 },
      plates: 3,
      total: { cents: 2550, text: '$25.50' },
      lines: [
        {
          dish: { id: asha.dishes[0]!.id, name: 'Masala Dosa', price: { cents: 900 } },
          quantity: 2,
          lineTotal: { cents: 1800 },
        },
        {
          dish: { id: asha.dishes[1]!.id, name: 'Lemon Rice', price: { cents: 750 } },
          quantity: 1,
          lineTotal: { cents: 750 },
        },
      ],
      problems: [],
    });
  });

  test('before a meal and a way to get it are chosen', async () => {
    const undecided = { serviceDate: null, mealtime: null, fulfillment: null };
    expect(await quote(undecided)).toMatchObject({ mealWindow: null, total: { cents: 2550 }, problems: [] });
  });

  test('but not from a kitchen that does not exist or was never approved', async () => {
    expect(await quote({ supplierId: crypto.randomUUID(), lines: [] })).toBeNull();
    expect(await quote({ supplierId: 'no id', lines: [] })).toBeNull();
    await marketplace.sql.rows('update suppliers set is_active = false');
    expect(await quote()).toBeNull();
  });
});

describe('a cart lists what prevents the order', () => {
  test('nothing in it', async () => {
    expect(await problems({ lines: [] })).toMatchObject([{ code: 'CART_IS_EMPTY' }]);
  });

  test('a kitchen that pauses', async () => {
    await marketplace.sql.rows("update suppliers set is_active = false, paused_until = '2026-11-20'");
    expect(await problems()).toMatchObject([{ code: 'KITCHEN_PAUSED', until: '2026-11-20' }]);
  });

  test('dishes that ran out for that day only', async () => {
    await marketplace.sql.rows("update dishes set sold_out_on = '2026-11-17' where name = 'Lemon Rice'");
    const [problem] = await problems();
    expect(problem).toMatchObject({ code: 'DISH_UNAVAILABLE', dishIds: [asha.dishes[1]!.id] });
    expect(problem.message).toContain('Lemon Rice');
    expect(await problems({ serviceDate: '2026-11-18' })).toEqual([]);
  });

  test('dishes that were removed count no longer', async () => {
    await marketplace.sql.rows("update dishes set removed_at = now() where name = 'Lemon Rice'");
    const answer = await quote();
    expect(answer).toMatchObject({ plates: 2, total: { cents: 1800 } });
    expect(answer.problems).toMatchObject([{ code: 'DISH_UNAVAILABLE', dishIds: [asha.dishes[1]!.id] }]);
  });

  test('a meal that is closed, not cooked, or too far ahead', async () => {
    expect(await problems({ mealtime: 'BREAKFAST' })).toMatchObject([
      { code: 'CUT_OFF_PASSED', cutOffAt: '2026-11-17T04:00:00.000Z' },
    ]);
    expect(await problems({ serviceDate: '2026-11-24' })).toMatchObject([
      { code: 'CUT_OFF_PASSED', cutOffAt: null },
    ]);
    await marketplace.sql.rows("delete from mealtime_plans where mealtime = 'DINNER'");
    expect(await problems()).toMatchObject([{ code: 'CUT_OFF_PASSED', cutOffAt: null }]);
  });

  test('more plates than are left', async () => {
    const lines = [{ dishId: asha.dishes[0]!.id, quantity: 26 }];
    expect(await problems({ lines })).toMatchObject([{ code: 'SOLD_OUT', platesLeft: 25 }]);
  });

  test('a way to get it that the kitchen does not offer', async () => {
    await marketplace.sql.rows('update suppliers set offers_pickup = false');
    expect(await problems()).toMatchObject([{ code: 'FULFILLMENT_UNAVAILABLE', field: 'fulfillment' }]);
    expect(await problems({ fulfillment: 'DELIVERY' })).toEqual([]);
  });

  test('an address farther than the cook goes, with the ways on that are left', async () => {
    await marketplace.sql.rows(
      `insert into zip_codes (zip_code, city, state, latitude, longitude)
       values ('94601', 'Oakland', 'CA', 37.78, -122.22) on conflict do nothing`,
    );
    const toOakland = { fulfillment: 'DELIVERY', deliveryAddress: '5 Oak St, Oakland, CA 94601' };
    const tooFar = { code: 'FULFILLMENT_UNAVAILABLE', field: 'deliveryAddress' };
    expect(await problems(toOakland)).toMatchObject([
      { ...tooFar, message: expect.stringContaining('another address or pickup') },
    ]);
    await marketplace.sql.rows('update suppliers set offers_pickup = false');
    expect((await problems(toOakland))[0].message).not.toContain('pickup');
    await marketplace.sql.rows('update suppliers set delivery_radius_miles = 50');
    expect(await problems(toOakland)).toEqual([]);
  });

  test('several problems, the most serious first', async () => {
    await marketplace.sql.rows('update suppliers set offers_pickup = false');
    const found = await problems({ lines: [], mealtime: 'BREAKFAST' });
    expect(found.map((problem: { code: string }) => problem.code)).toEqual([
      'CART_IS_EMPTY',
      'CUT_OFF_PASSED',
      'FULFILLMENT_UNAVAILABLE',
    ]);
  });
});

test('a cart that our forms never send is malformed', async () => {
  const [line] = cart().lines;
  for (const lines of [[{ ...line, quantity: 51 }], [{ ...line, dishId: 'dosa' }], Array(31).fill(line)]) {
    const { errors } = await marketplace.anonymous().ask(document, { input: { ...cart(), lines } });
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: expect.stringMatching(/^lines/),
    });
  }
});
