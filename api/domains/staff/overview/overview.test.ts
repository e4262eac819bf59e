import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '../../../../schema/staff-rights.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayDinner, tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
});

/** Staff who sign in now: they are signed out after half an hour. */
const anAdmin = (role: StaffRole) => marketplace.admin(`${role} ${Math.random()}`, role);

const workFor = async (admin: Visitor) =>
  (await admin.graphql('{ openWork { kind count oldestSince } }')).openWork;

test('Anita sees the order that is late, since when, and that it is done once it was delivered', async () => {
  const { id } = await placeOrder(meera, anOrder(kitchen));
  const late = async () =>
    (await workFor(await anAdmin('OWNER'))).find(({ kind }: { kind: string }) => kind === 'LATE_ORDERS');
  expect(await late()).toEqual({ kind: 'LATE_ORDERS', count: 0, oldestSince: null });
  marketplace.clock.moveTo(tuesdayDinner);
  marketplace.clock.forward({ hours: 5 });
  expect(await late()).toEqual({ kind: 'LATE_ORDERS', count: 1, oldestSince: '2026-11-18T04:00:00.000Z' });
  await deliver(marketplace, id);
  expect(await late()).toMatchObject({ count: 0 });
});

test.each<[StaffRole, string[]]>([
  ['REVIEWER', ['APPLICATIONS', 'EIN_CLAIMS']],
  ['SUPPORT', ['LATE_ORDERS', 'ORDER_ISSUES', 'ORDERS_TO_DECIDE']],
])('%s sees only the work of that role', async (role, kinds) => {
  const work = await workFor(await anAdmin(role));
  expect(work.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
});

test("today's meals are counted by status on the day of their city, with their plates", async () => {
  const first = await placeOrder(meera, anOrder(kitchen));
  await placeOrder(meera, anOrder(kitchen));
  const ofToday = async () =>
    (await (await anAdmin('SUPPORT')).graphql('{ ordersOfToday { status orders plates } }')).ordersOfToday;
  const [placed] = await ofToday();
  expect(placed).toMatchObject({ status: 'PLACED', orders: 2 });
  marketplace.clock.moveTo(tuesdayDinner);
  await deliver(marketplace, first.id);
  const plates = placed!.plates / 2;
  expect(await ofToday()).toEqual(
    expect.arrayContaining([
      { status: 'PLACED', orders: 1, plates },
      { status: 'DELIVERED', orders: 1, plates },
    ]),
  );
  // Still the evening of the same day in San Jose, and then the next day.
  marketplace.clock.forward({ hours: 12 });
  expect(await ofToday()).toEqual([]);
});

test('customers and kitchens are refused', async () => {
  for (const visitor of [meera, await marketplace.cookOf(kitchen)])
    expect(await visitor.refusal('{ openWork { kind } }')).toBe('FORBIDDEN');
});
