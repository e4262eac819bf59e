import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let priya: TiffinPlanActs;

const office = '1 Market St, San Jose, CA 95112';
const home = '12 Almaden Ave, San Jose, CA 95112';
const austin = '1 Congress Ave, Austin, TX 78701';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ kitchen } = await onlyAshasKitchen(marketplace));
  await knowSanJose(marketplace.sql);
  priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
});

const delivered = (given: Record<string, unknown> = {}) =>
  lunchesOf(kitchen, {
    weekdays: [5, 6],
    fulfillment: 'DELIVERY',
    deliveryAddress: office,
    startsOn: '2026-11-20',
    ...given,
  });

test('Priya starts a plan to the office on Friday and home on Saturday', async () => {
  const weekdayAddresses = [{ weekday: 6, deliveryAddress: home }];
  const { id } = await priya.start(delivered({ weekdayAddresses }));
  await ordersPlaced(marketplace);
  expect((await priya.day(id, '2026-11-20')).order!.deliveryAddress).toBe(office);
  expect((await priya.day(id, '2026-11-21')).order!.deliveryAddress).toBe(home);
  expect(await priya.day(id, '2026-11-28')).toMatchObject({ deliveryAddress: home, isChanged: false });
});

test('Meals that are picked up have no address, and null is none', async () => {
  const weekdayAddresses = [{ weekday: 6, deliveryAddress: austin }];
  const { id } = await priya.start(delivered({ fulfillment: 'PICKUP', weekdayAddresses }));
  expect((await priya.day(id, '2026-11-21')).deliveryAddress).toBeNull();
  expect(await priya.start(delivered({ weekdayAddresses: null }))).toMatchObject({ deliveryAddress: office });
});

test('A repeated request finds its plan, and one with another address on Saturday is refused', async () => {
  const weekdayAddresses = [{ weekday: 6, deliveryAddress: home }];
  const asked = delivered({ weekdayAddresses, idempotencyKey: 'priya-saturday' });
  const { id } = await priya.start(asked);
  expect(await priya.start(asked)).toMatchObject({ id });
  expect(await priya.start({ ...asked, weekdayAddresses: [] })).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

test.each([
  [
    'an address beyond reach',
    [{ weekday: 6, deliveryAddress: austin }],
    'weekdayAddresses.0.deliveryAddress',
  ],
  ['no address', [{ weekday: 6, deliveryAddress: 'x' }], 'weekdayAddresses.0.deliveryAddress'],
  [
    'two addresses on Saturday',
    [
      { weekday: 6, deliveryAddress: home },
      { weekday: 6, deliveryAddress: office },
    ],
    'weekdayAddresses',
  ],
  ['an eighth weekday', [{ weekday: 7, deliveryAddress: home }], 'weekdayAddresses.0.weekday'],
  [
    'more addresses than weekdays',
    Array.from({ length: 100 }, () => ({ weekday: 1, deliveryAddress: home })),
    'weekdayAddresses',
  ],
])('%s is refused', async (_, weekdayAddresses, field) => {
  await marketplace.sql.rows(
    `insert into zip_codes values ('78701', 'Austin', 'TX', 30.27, -97.74) on conflict do nothing`,
  );
  expect(await priya.start(delivered({ weekdayAddresses }))).toMatchObject({ code: 'INVALID_INPUT', field });
});
