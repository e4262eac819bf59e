import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestDish, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder, placeOrderDocument } from '../../../testing/builders/an-order.ts';
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

describe('Meera orders two dosas for dinner', () => {
  test('and gets a complete order, with two plates taken', async () => {
    const order = await placeOrder(meera, { ...anOrder(asha, 2), note: '  Less chilli,\nplease  ' });
    expect(order).toMatchObject({
      __typename: 'Order',
      status: 'PLACED',
      paymentStatus: 'DUE',
      plates: 2,
      note: 'Less chilli,\nplease',
      deliveryAddress: null,
      total: { cents: 1800, text: '$18.00' },
      placedAt: '2026-11-17T17:00:00.000Z',
      cancellableUntil: '2026-11-17T23:00:00.000Z',
      servedFrom: '2026-11-18T02:00:00.000Z',
      viewerCanCancel: true,
      supplier: { id: asha.id, kitchenName: "Asha's Kitchen" },
      lines: [
        {
          position: 1,
          dishName: 'Masala Dosa',
          quantity: 2,
          unitPrice: { cents: 900 },
          lineTotal: { cents: 1800 },
        },
      ],
      timeline: [{ status: 'PLACED', at: '2026-11-17T17:00:00.000Z' }],
    });
    expect(order.orderNumber).toMatch(/^T-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await platesLeft(meera, asha)).toBe(23);
  });

  test('and gets the same order as when it is read later, however its ids were written', async () => {
    const [dosa, other] = asha.dishes as [TestDish, TestDish];
    const input = {
      ...anOrder(asha),
      supplierId: asha.id.toUpperCase(),
      fulfillment: 'DELIVERY',
      deliveryAddress: '5 Oak St, San Jose, CA 95112',
      note: 'Ring twice',
      lines: [
        { dishId: other.id.toUpperCase(), quantity: 1 },
        { dishId: dosa.id, quantity: 3 },
      ],
      expectedTotalCents: other.priceCents + 3 * dosa.priceCents,
    };
    const placed = await placeOrder(meera, input);
    expect(placed.lines).toMatchObject([{ dishId: other.id }, { dishId: dosa.id, quantity: 3 }]);
    expect(await placeOrder(meera, input)).toEqual(placed);
  });

  test('and the share of the marketplace is frozen with it', async () => {
    const { id } = await placeOrder(meera, anOrder(asha, 3));
    await marketplace.sql.rows('update dishes set price_cents = 1000');
    const [order] = await marketplace.sql.rows(
      'select total_cents, commission_cents from orders where id = $1',
      [id],
    );
    expect(order).toEqual({ total_cents: 2700, commission_cents: 540 });
  });

  test('delivered to her door, for which an address is needed', async () => {
    const delivered = { ...anOrder(asha), fulfillment: 'DELIVERY' };
    expect(await placeOrder(meera, delivered)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'deliveryAddress',
    });
    const deliveryAddress = '5 Oak St, San Jose, CA 95112';
    expect(await placeOrder(meera, { ...delivered, deliveryAddress })).toMatchObject({ deliveryAddress });
  });
});

describe('an order is refused, and nothing of it is stored', () => {
  const refused = async (change: Record<string, unknown>, answer: Record<string, unknown>) => {
    expect(await placeOrder(meera, { ...anOrder(asha), ...change })).toMatchObject(answer);
    expect(await storedOrders(marketplace)).toBe(0);
    expect(await marketplace.sql.rows('select 1 from service_days')).toEqual([]);
  };
  const dosas = (quantity: number) => ({
    lines: [{ dishId: asha.dishes[0]!.id, quantity }],
    expectedTotalCents: 900 * quantity,
  });

  test('without a dish', () => refused({ lines: [] }, { code: 'CART_IS_EMPTY', field: 'lines' }));

  test('from a kitchen that does not exist', () =>
    refused({ supplierId: crypto.randomUUID() }, { code: 'KITCHEN_UNAVAILABLE', field: 'supplierId' }));

  test('from a kitchen that is not listed', async () => {
    await marketplace.sql.rows('update suppliers set is_active = false');
    await refused({}, { code: 'KITCHEN_UNAVAILABLE' });
  });

  test('from a kitchen that pauses, with the day it cooks again', async () => {
    await marketplace.sql.rows("update suppliers set is_active = false, paused_until = '2026-11-24'");
    await refused({}, { code: 'KITCHEN_PAUSED', until: '2026-11-24' });
  });

  test('of a dish that ran out today, was taken off, removed, or is another kitchen’s', async () => {
    const [dosa] = asha.dishes;
    const gone = { code: 'DISH_UNAVAILABLE', dishIds: [dosa!.id] };
    for (const change of ["sold_out_on = '2026-11-17'", 'is_available = false', 'removed_at = now()']) {
      await marketplace.sql.rows(`update dishes set ${change} where id = $1`, [dosa!.id]);
      await refused({}, gone);
    }
    const other = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }));
    await refused({ supplierId: other.id }, gone);
  });

  test('at a price that is not the one she saw', () =>
    refused({ expectedTotalCents: 800 }, { code: 'PRICE_CHANGED', total: { cents: 900 } }));

  test('after the cut-off, to the second', async () => {
    marketplace.clock.moveTo('2026-11-17T23:00:00Z');
    await refused({}, { code: 'CUT_OFF_PASSED', cutOffAt: '2026-11-17T23:00:00.000Z' });
    marketplace.clock.moveTo('2026-11-17T22:59:59Z');
    expect((await placeOrder(meera, anOrder(asha))).status).toBe('PLACED');
  });

  test('for a meal the kitchen does not cook', async () => {
    await marketplace.sql.rows("delete from mealtime_plans where mealtime = 'DINNER'");
    await refused({}, { code: 'CUT_OFF_PASSED', cutOffAt: null });
  });

  test('for a day further ahead than meals are offered', () =>
    refused({ serviceDate: '2026-11-24' }, { code: 'CUT_OFF_PASSED', cutOffAt: null }));

  test('for more plates than are left', async () => {
    await refused(dosas(26), { code: 'SOLD_OUT', platesLeft: 25 });
    expect((await placeOrder(meera, { ...anOrder(asha), ...dosas(25) })).plates).toBe(25);
    expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ code: 'SOLD_OUT', platesLeft: 0 });
  });

  test('in a way the kitchen does not offer', async () => {
    await marketplace.sql.rows('update suppliers set offers_pickup = false');
    await refused({}, { code: 'FULFILLMENT_UNAVAILABLE', field: 'fulfillment' });
  });

  test('to an address farther than the cook goes', async () => {
    await marketplace.sql.rows(
      `insert into zip_codes (zip_code, city, state, latitude, longitude) values
       ('95112', 'San Jose', 'CA', 37.35, -121.89), ('94601', 'Oakland', 'CA', 37.78, -122.22)
       on conflict do nothing`,
    );
    const to = (deliveryAddress: string) => ({ fulfillment: 'DELIVERY', deliveryAddress });
    const tooFar = { code: 'FULFILLMENT_UNAVAILABLE', field: 'deliveryAddress' };
    await refused(to('5 Oak St, Oakland, CA 94601'), tooFar);
    await refused(to('5 Oak St, Oakland, CA 94601-1234'), tooFar);
    const near = to('94601 Oak St, San Jose, CA 95112');
    expect((await placeOrder(meera, { ...anOrder(asha), ...near })).status).toBe('PLACED');
    const pickedUp = { ...anOrder(asha), ...to('5 Oak St, Oakland, CA 94601'), fulfillment: 'PICKUP' };
    expect((await placeOrder(meera, pickedUp)).status).toBe('PLACED');
  });

  test.each([
    ['The blue door', 'Please enter the full address'],
    ['5 Oak St, San Jose', 'Please enter the full address'],
    ['Oak St, San Jose, CA 95112', 'Please enter the full address'],
    ['5 Oak St, San Jose, California 95112', 'Please enter the full address'],
    ['5 Oak St, San Jose, CA 9511', 'Please enter the full address'],
    ['5 Oak St, , CA 95112', 'Please enter the full address'],
    ['5 \u3164\u3164, San Jose, CA 95112', 'Please enter the full address'],
    ['\u200b\u2800', 'Please enter a delivery address.'],
    ['5 Oak St, San Jose, CA 00000', 'ZIP code not found. Please verify and try again.'],
    ['5 Oak St, San Jose, NY 95112', 'ZIP code 95112 is in CA.'],
    ['5 Oak St, Nowhere, CA 95112', 'ZIP code 95112 belongs to San Jose. Please enter that city.'],
  ])('to %j, which is no address', async (deliveryAddress, words) => {
    const refusal = { code: 'INVALID_INPUT', field: 'deliveryAddress' };
    await refused(
      { fulfillment: 'DELIVERY', deliveryAddress },
      { ...refusal, message: expect.stringContaining(words) },
    );
  });

  test('with input that breaks the rules, naming the field', async () => {
    await refused({ idempotencyKey: 'short' }, { code: 'INVALID_INPUT', field: 'idempotencyKey' });
    await refused(dosas(0), { code: 'INVALID_INPUT', field: 'lines.0.quantity' });
    await refused({ note: 'a\u0000b' }, { code: 'INVALID_INPUT', field: 'note' });
    await refused({ note: 'n'.repeat(301) }, { code: 'INVALID_INPUT', field: 'note' });
    await refused({ supplierId: 'asha' }, { code: 'INVALID_INPUT', field: 'supplierId' });
  });
});

describe('the plates of a day', () => {
  test('are shared by its meals: what breakfast takes, dinner lacks', async () => {
    await placeOrder(meera, { ...anOrder(asha, 20), serviceDate: '2026-11-18', mealtime: 'LUNCH' });
    const dinner = { ...anOrder(asha, 6), serviceDate: '2026-11-18' };
    expect(await placeOrder(meera, dinner)).toMatchObject({ code: 'SOLD_OUT', platesLeft: 5 });
    expect((await placeOrder(meera, { ...anOrder(asha, 5), serviceDate: '2026-11-18' })).plates).toBe(5);
  });

  test('come back with a canceled order and can be sold again', async () => {
    const { id } = await placeOrder(meera, anOrder(asha, 25));
    expect(await platesLeft(meera, asha)).toBe(0);
    await cancelOrder(meera, id);
    expect((await placeOrder(meera, anOrder(asha, 25))).status).toBe('PLACED');
  });
});

test('only customers place orders', async () => {
  const variables = { input: anOrder(asha) };
  expect(await marketplace.anonymous().refusal(placeOrderDocument, variables)).toBe('UNAUTHENTICATED');
  expect(await (await marketplace.cookOf(asha)).refusal(placeOrderDocument, variables)).toBe('FORBIDDEN');
});
