import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let [asha, cookOfAsha, meera]: [TestKitchen, Visitor, Visitor] = [] as never;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
  cookOfAsha = await marketplace.cookOf(asha);
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const document = '{ kitchenToday { day orders revenue { cents } } }';
const today = async (cook: Visitor) => (await cook.graphql(document)).kitchenToday;
const tomorrow = { serviceDate: '2026-11-18' };

describe('what came in today', () => {
  test('is counted from midnight to midnight of the kitchen’s own clock, whatever day it is eaten', async () => {
    expect(await today(cookOfAsha)).toEqual({ day: '2026-11-17', orders: 0, revenue: { cents: 0 } });
    marketplace.clock.moveTo('2026-11-18T07:59:00Z');
    await placeOrder(meera, { ...anOrder(asha, 2), ...tomorrow });
    expect(await today(cookOfAsha)).toEqual({ day: '2026-11-17', orders: 1, revenue: { cents: 1800 } });
    marketplace.clock.moveTo('2026-11-18T08:01:00Z');
    await placeOrder(meera, { ...anOrder(asha, 1), ...tomorrow });
    expect(await today(cookOfAsha)).toEqual({ day: '2026-11-18', orders: 1, revenue: { cents: 900 } });
  });

  test('leaves out what was canceled', async () => {
    const { id } = await placeOrder(meera, { ...anOrder(asha, 3), ...tomorrow });
    await cancelOrder(meera, id);
    expect(await today(cookOfAsha)).toEqual({ day: '2026-11-18', orders: 1, revenue: { cents: 900 } });
  });

  test('is visible to the cook of each kitchen only', async () => {
    const { userId } = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }));
    expect(await today(await marketplace.cookOf({ userId }))).toMatchObject({ orders: 0 });
    expect(await meera.refusal(document)).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(document)).toBe('UNAUTHENTICATED');
  });
});
