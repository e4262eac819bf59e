import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import {
  freshDay,
  hold,
  openCardMarketplace,
  paidOrder,
} from '../../../testing/card-provider/card-marketplace.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let [asha, gauri]: TestKitchen[] = [];
let strangers = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 }, undefined, { unpaidPlatesLimit: 6 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  const city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city, { capacity: 100 });
  gauri = await aKitchen(marketplace, city, { capacity: 100, kitchenName: "Gauri's Kitchen" });
});

/** A new customer, at the given network address or one of their own. */
const aStranger = async (address = `203.0.113.${++strangers}`): Promise<Visitor> => {
  const stranger = await marketplace.customer(`Stranger ${++strangers}`);
  stranger.headers['x-forwarded-for'] = address;
  return stranger;
};

const unpaidPlates = async (): Promise<number> => {
  const [row] = await marketplace.sql.rows<{ plates: number }>(
    "select coalesce(sum(plates), 0)::int as plates from orders where status <> 'CANCELED'",
  );
  return row!.plates;
};
const isPlaced = ({ __typename }: { __typename: string }) => __typename === 'Order';

describe('a new customer', () => {
  test('orders six plates before the first order is complete, wherever they are cooked', async () => {
    const leo = await aStranger();
    expect(await placeOrder(leo, anOrder(asha!, 4))).toMatchObject({ plates: 4 });
    expect(await placeOrder(leo, anOrder(gauri!, 3))).toEqual({
      __typename: 'UnpaidPlatesLimit',
      code: 'UNPAID_PLATES_LIMIT',
      field: 'lines',
      message:
        'You can have 6 unpaid plates until your first order is delivered. 2 are left. ' +
        "Order fewer, cancel an order you don't need, or ask support to arrange payment.",
      unpaidLeft: 2,
    });
    expect(await platesLeft(leo, gauri!)).toBe(100);
    expect(await placeOrder(leo, anOrder(gauri!, 2))).toMatchObject({ plates: 2 });
    expect(await placeOrder(leo, anOrder(gauri!))).toMatchObject({ unpaidLeft: 0 });
    expect(marketplace.warnings.at(-1)).toMatchObject({
      msg: 'order refused: too many unpaid plates',
      bound: 'account',
    });
  });

  test('takes no more with 50 concurrent requests', async () => {
    const leo = await aStranger();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => placeOrder(leo, anOrder(index % 2 ? asha! : gauri!))),
    );
    expect(answers.filter(isPlaced)).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'UNPAID_PLATES_LIMIT')).toHaveLength(44);
    expect(await unpaidPlates()).toBe(6);
  });

  test('gets the same order for the same key, also when no plate is left', async () => {
    const leo = await aStranger();
    const input = anOrder(asha!, 6);
    const { id } = await placeOrder(leo, input);
    expect(await placeOrder(leo, input)).toMatchObject({ id });
  });

  test('orders again what was canceled, and what was never fetched a day later', async () => {
    const leo = await aStranger();
    const { id } = await placeOrder(leo, anOrder(asha!, 6));
    await cancelOrder(leo, id);
    expect(await placeOrder(leo, anOrder(asha!, 6))).toMatchObject({ plates: 6 });
    marketplace.clock.moveTo('2026-11-19T04:00:01Z');
    const later = { ...anOrder(asha!, 6), serviceDate: '2026-11-20' };
    expect(await placeOrder(leo, later)).toMatchObject({ plates: 6 });
  });

  test('is none any more once an order is delivered', async () => {
    const leo = await aStranger();
    const { id } = await placeOrder(leo, anOrder(asha!, 6));
    await deliver(marketplace, id);
    expect(await placeOrder(leo, anOrder(gauri!, 30))).toMatchObject({ plates: 30 });
  });

  test('is still one while an order is paid and not served', async () => {
    const leo = await aStranger();
    const { id } = await placeOrder(leo, anOrder(asha!, 6));
    await marketplace.sql.rows("update orders set payment_status = 'PAID' where id = $1", [id]);
    expect(await placeOrder(leo, anOrder(gauri!, 7))).toMatchObject({ unpaidLeft: 6 });
    expect(await placeOrder(leo, anOrder(gauri!, 6))).toMatchObject({ plates: 6 });
  });
});

describe('many accounts from one network', () => {
  test.each([
    ['an address', () => '198.51.100.7'],
    ['a /64 of IPv6', (index: number) => `2001:db8:0:7::${index + 1}`],
  ])('hold 24 plates together: %s', async (_, addressOf) => {
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, index) => aStranger(addressOf(index))));
    const answers = await Promise.all(
      crowd.flatMap(each => Array.from({ length: 6 }, () => placeOrder(each, anOrder(asha!)))),
    );
    expect(answers.filter(isPlaced)).toHaveLength(24);
    expect(answers.find(each => !isPlaced(each))).toMatchObject({ code: 'UNPAID_PLATES_LIMIT' });
    expect(await unpaidPlates()).toBe(24);
    // Other networks are not affected.
    expect(await placeOrder(await aStranger(), anOrder(gauri!, 6))).toMatchObject({ plates: 6 });
  });

  test('leave room to colleagues who completed an order, and count them no more', async () => {
    const office = '198.51.100.8';
    const [meera, ...others] = await Promise.all(Array.from({ length: 5 }, () => aStranger(office)));
    const first = await placeOrder(meera!, anOrder(asha!, 6));
    for (const each of others.slice(0, 3)) await placeOrder(each, anOrder(asha!, 6));
    expect(await placeOrder(others[3]!, anOrder(asha!))).toMatchObject({
      unpaidLeft: 0,
      message: expect.stringContaining('Your network'),
    });
    await deliver(marketplace, first.id);
    expect(await placeOrder(meera!, anOrder(gauri!, 20))).toMatchObject({ plates: 20 });
    expect(await placeOrder(others[3]!, anOrder(asha!, 6))).toMatchObject({ plates: 6 });
  });

  test('and nowhere is stored which', async () => {
    await placeOrder(await aStranger('198.51.100.9'), anOrder(asha!));
    const [order] = await marketplace.sql.rows<Record<string, unknown>>('select * from orders');
    expect(JSON.stringify(order)).not.toContain('198.51.100.9');
    expect(order!.placed_from).toMatch(/^[\w-]{43}$/);
  });
});

test('a delivered order that is lost to the customer’s bank is not complete', async () => {
  const place = await openCardMarketplace({ unpaidPlatesLimit: 6 });
  const kitchen = await freshDay(place);
  const leo = await place.marketplace.customer('Leo');
  const { id, intentId } = await paidOrder(place, leo, kitchen, 2);
  await deliver(place.marketplace, id);
  const disputed = place.provider.disputes.open(intentId, 1800, 'fraudulent');
  await place.provider.webhooks.settled();
  expect(await hold(leo, anOrder(kitchen, 7))).toMatchObject({ code: 'UNPAID_PLATES_LIMIT' });
  place.marketplace.clock.forward({ minutes: 1 });
  place.provider.disputes.decide(disputed, 'lost');
  await place.provider.webhooks.settled();
  expect(await hold(leo, anOrder(kitchen, 7))).toMatchObject({ code: 'UNPAID_PLATES_LIMIT' });
  const other = await paidOrder(place, leo, kitchen, 2);
  await deliver(place.marketplace, other.id);
  expect(await hold(leo, anOrder(kitchen, 7))).toMatchObject({ __typename: 'HeldOrder' });
  await place.close();
});

test('held orders count as well, also with 20 concurrent requests', async () => {
  const place = await openCardMarketplace({ unpaidPlatesLimit: 6 });
  const kitchen = await freshDay(place);
  const leo = await place.marketplace.customer('Leo');
  const answers = await Promise.all(Array.from({ length: 20 }, () => hold(leo, anOrder(kitchen))));
  expect(answers.filter(({ __typename }) => __typename === 'HeldOrder')).toHaveLength(6);
  expect(answers.filter(({ code }) => code === 'UNPAID_PLATES_LIMIT')).toHaveLength(14);
  await place.close();
});
