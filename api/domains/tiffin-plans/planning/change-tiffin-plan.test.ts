import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  type PlanDayAnswer,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { cancelOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let priya: TiffinPlanActs;

const office = '1 Market St, San Jose, CA 95112';
const home = '12 Almaden Ave, San Jose, CA 95112';
const austin = '1 Congress Ave, Austin, TX 78701';
const friday = '2026-11-20';
const saturday = '2026-11-21';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  await knowSanJose(marketplace.sql);
  priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
});

const start = async (given: Record<string, unknown> = {}): Promise<string> =>
  (await priya.start(lunchesOf(kitchen, given))).id;
/** What the plan has, with a change. */
const changed = (planId: string, given: Record<string, unknown> = {}) => ({
  planId,
  weekdays: [1, 2, 3, 4, 5],
  weekdayAddresses: [],
  lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }],
  expectedTotalCents: 900,
  hasConsented: true,
  ...given,
});
const statuses = async (id: string) =>
  (await priya.read(id)).days.map(
    ({ serviceDate, status }: PlanDayAnswer) => `${serviceDate.slice(5)} ${status}`,
  );

describe('Priya changes her plan in two windows', () => {
  const versionOf = async (id: string): Promise<number> =>
    (await priya.customer.graphql('query ($id: ID!) { tiffinPlan(id: $id) { version } }', { id })).tiffinPlan
      .version;

  test('and the second one overwrites nothing that it has not read', async () => {
    const id = await start();
    const version = await versionOf(id);
    expect(await priya.change(changed(id, { version, note: 'No onion' }))).toMatchObject({
      note: 'No onion',
    });
    expect(await priya.change(changed(id, { version, weekdays: [1] }))).toEqual({
      __typename: 'TiffinPlanConflict',
      code: 'TIFFIN_PLAN_CONFLICT',
      message: 'Your plan was changed in another window. Please look at it and change it again.',
      field: 'version',
    });
    expect(await priya.read(id)).toMatchObject({ note: 'No onion', weekdays: [1, 2, 3, 4, 5] });
    const read = await versionOf(id);
    const both = changed(id, { version: read, note: 'No onion', weekdays: [1] });
    expect(await priya.change(both)).toMatchObject({ note: 'No onion', weekdays: [1] });
  });

  test('and a client of an earlier release, which knows no versions, changes it as before', async () => {
    const id = await start();
    await priya.change(changed(id, { version: await versionOf(id), note: 'No onion' }));
    expect(await priya.change(changed(id, { weekdays: [1] }))).toMatchObject({ weekdays: [1] });
  });
});

describe('Priya changes her plan', () => {
  test('to the office on workdays and home on Saturday', async () => {
    const id = await start({ fulfillment: 'DELIVERY', deliveryAddress: office });
    const weekdays = [5, 6];
    const weekdayAddresses = [{ weekday: 6, deliveryAddress: home }];
    expect(await priya.change(changed(id, { weekdays, weekdayAddresses }))).toMatchObject({ weekdays });
    await ordersPlaced(marketplace);
    expect((await priya.day(id, friday)).order!.deliveryAddress).toBe(office);
    expect((await priya.day(id, saturday)).order!.deliveryAddress).toBe(home);
    expect(await priya.day(id, '2026-11-28')).toMatchObject({ deliveryAddress: home, isChanged: false });
  });

  test('from now on: what is ordered stays, and can be skipped', async () => {
    const id = await start();
    await ordersPlaced(marketplace);
    await priya.change(
      changed(id, {
        weekdays: [1],
        lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 3 }],
        expectedTotalCents: 2700,
        note: 'Less salt',
      }),
    );
    await ordersPlaced(marketplace);
    const before = ['11-18 ORDERED', '11-19 ORDERED', '11-20 ORDERED', '11-23 ORDERED', '11-30 PLANNED'];
    expect((await statuses(id)).slice(0, 5)).toEqual(before);
    expect(await priya.day(id, friday)).toMatchObject({
      isChanged: true,
      lines: [{ quantity: 1 }],
      order: { total: { cents: 900 } },
    });
    await priya.resetDay(id, '2026-11-19');
    expect((await priya.day(id, '2026-11-19')).order!.total.cents).toBe(2700);
    marketplace.clock.moveTo('2026-11-24T17:00:00Z');
    await ordersPlaced(marketplace);
    expect((await priya.day(id, '2026-11-30')).order!.total.cents).toBe(2700);
    marketplace.clock.moveTo('2026-11-18T17:00:00Z');
    expect(await priya.skip(id, friday)).toMatchObject({ __typename: 'TiffinPlan' });
    expect(await priya.unskip(id, friday)).toMatchObject({ code: 'NOT_A_PLAN_DAY' });
    expect((await liveOrders(marketplace)).map(({ day }) => day)).not.toContain(friday);
  });

  test('and a day whose order was canceled follows it, or is gone', async () => {
    const id = await start();
    await ordersPlaced(marketplace);
    const thursday = '2026-11-19';
    for (const date of [thursday, friday])
      await cancelOrder(priya.customer, (await priya.day(id, date)).order!.id);
    const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }];
    await priya.change(changed(id, { weekdays: [5], lines, expectedTotalCents: 1800 }));
    expect((await statuses(id)).slice(0, 3)).toEqual(['11-18 ORDERED', '11-20 ORDERED', '11-23 ORDERED']);
    expect(await priya.unskip(id, thursday)).toMatchObject({ code: 'NOT_A_PLAN_DAY' });
    expect(await priya.day(id, friday)).toMatchObject({ isChanged: false, lines: [{ quantity: 2 }] });
    expect(await priya.unskip(id, friday)).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced(marketplace);
    expect((await priya.day(id, friday)).order!.total.cents).toBe(1800);
  });

  test('before its first meal, but not to one without any', async () => {
    const id = await start({ startsOn: '2026-11-25' });
    const noMeal = changed(id, { weekdays: [1], endsOn: '2026-11-27' });
    expect(await priya.change(noMeal)).toMatchObject({ code: 'INVALID_INPUT', field: 'endsOn' });
    expect(await priya.change({ ...noMeal, endsOn: '2026-11-30' })).toMatchObject({ weekdays: [1] });
  });

  test('to end without another meal, once it has had some', async () => {
    const id = await start({ weekdays: [3] });
    marketplace.clock.moveTo('2026-11-19T17:00:00Z');
    expect(await priya.change(changed(id, { weekdays: [3], endsOn: '2026-11-20' }))).toMatchObject({
      endsOn: '2026-11-20',
    });
  });

  test('until an earlier last day, and no orders come after it', async () => {
    const id = await start();
    expect(await priya.change(changed(id, { endsOn: '2026-11-19' }))).toMatchObject({ endsOn: '2026-11-19' });
    await ordersPlaced(marketplace);
    expect((await liveOrders(marketplace)).map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19']);
    await priya.change(changed(id, { endsOn: null }));
    await ordersPlaced(marketplace);
    expect(await liveOrders(marketplace)).toHaveLength(4);
  });

  test('a day that she changed by itself keeps its own', async () => {
    const id = await start();
    const own = { planId: id, serviceDate: friday, lines: [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }] };
    await priya.changeDay({ ...own, expectedTotalCents: 750 });
    await priya.change(
      changed(id, { lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }], expectedTotalCents: 1800 }),
    );
    await ordersPlaced(marketplace);
    expect((await priya.day(id, friday)).order!.total.cents).toBe(750);
    expect((await priya.day(id, '2026-11-19')).order!.total.cents).toBe(1800);
  });

  test('and what she agreed to each time stays on record', async () => {
    const id = await start();
    marketplace.clock.forward({ minutes: 1 });
    await priya.change(
      changed(id, { lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }], expectedTotalCents: 1800 }),
    );
    marketplace.clock.forward({ minutes: 1 });
    await changeFirstDish(cook, { priceCents: 1000 });
    await priya.agree(id, 2000);
    const { myData } = await priya.customer.graphql('{ myData }');
    const { tiffinPlanConsents } = JSON.parse(myData);
    expect(tiffinPlanConsents.map(({ totalCents }: { totalCents: number }) => totalCents)).toEqual([
      900, 1800, 2000,
    ]);
    expect(tiffinPlanConsents[2].words).toContain('$20.00 a meal, until');
  });

  test('and is notified of a second new allergen like of the first', async () => {
    const id = await start({ weekdays: [5] });
    for (const allergens of [
      ['MILK', 'PEANUTS'],
      ['MILK', 'PEANUTS', 'SOY'],
    ]) {
      await changeFirstDish(cook, { allergens });
      marketplace.clock.forward({ minutes: 11 });
      await ordersPlaced(marketplace);
      expect((await priya.day(id, friday)).code).toBe('DISHES_CHANGED');
      await priya.agree(id, 900);
    }
    expect((await priya.notices()).filter(({ type }) => type === 'TIFFIN_DAY_REFUSED')).toHaveLength(2);
  });
});

describe('refused are', () => {
  test.each([
    ['no consent', { hasConsented: false }, 'INVALID_INPUT', 'hasConsented'],
    ['no weekday', { weekdays: [] }, 'INVALID_INPUT', 'weekdays'],
    ['no dish', { lines: [], expectedTotalCents: 0 }, 'INVALID_INPUT', 'lines'],
    ['another price', { expectedTotalCents: 800 }, 'PRICE_CHANGED', 'expectedTotalCents'],
    ['a last day that is over', { endsOn: '2026-11-16' }, 'INVALID_INPUT', 'endsOn'],
    ['a last day in ten years', { endsOn: '2036-11-16' }, 'INVALID_INPUT', 'endsOn'],
    ['a long note', { note: 'x'.repeat(301) }, 'INVALID_INPUT', 'note'],
    [
      'an address beyond reach',
      { weekdayAddresses: [{ weekday: 1, deliveryAddress: austin }] },
      'INVALID_INPUT',
      'weekdayAddresses.0.deliveryAddress',
    ],
    [
      'two addresses on Monday',
      {
        weekdayAddresses: [
          { weekday: 1, deliveryAddress: home },
          { weekday: 1, deliveryAddress: office },
        ],
      },
      'INVALID_INPUT',
      'weekdayAddresses',
    ],
    [
      'an address on an eighth weekday',
      { weekdayAddresses: [{ weekday: 7, deliveryAddress: home }] },
      'INVALID_INPUT',
      'weekdayAddresses.0.weekday',
    ],
    [
      'a first address beyond reach',
      { deliveryAddress: austin },
      'FULFILLMENT_UNAVAILABLE',
      'deliveryAddress',
    ],
  ])('%s', async (_, given, code, field) => {
    await marketplace.sql.rows(
      `insert into zip_codes values ('78701', 'Austin', 'TX', 30.27, -97.74) on conflict do nothing`,
    );
    const id = await start({ fulfillment: 'DELIVERY', deliveryAddress: office });
    const before = await priya.read(id);
    expect(await priya.change(changed(id, given))).toMatchObject({ code, field });
    expect(await priya.read(id)).toEqual(before);
  });

  test('days on which the kitchen does not cook', async () => {
    const id = await start();
    await marketplace.sql.rows('delete from mealtime_plans where weekday = 6');
    expect(await priya.change(changed(id, { weekdays: [5, 6] }))).toMatchObject({ code: 'MEAL_NOT_COOKED' });
  });

  test('the plans of others, stopped ones, and one whose order is being placed', async () => {
    const id = await start();
    const mallory = new TiffinPlanActs(marketplace, await marketplace.customer('Mallory'));
    expect(await mallory.change(changed(id))).toMatchObject({ code: 'TIFFIN_PLAN_NOT_FOUND' });
    await ordersPlaced(marketplace);
    await marketplace.sql.rows(
      "update tiffin_plan_days set status = 'PLACING', order_id = null where service_date = '2026-11-20'",
    );
    expect(await priya.change(changed(id))).toMatchObject({
      code: 'DAY_IS_BEING_ORDERED',
      field: 'planId',
      message: 'A meal of this plan is being ordered at this moment. Please try again in a minute.',
    });
    await marketplace.sql.rows("update tiffin_plan_days set status = 'WAITING'");
    await priya.stop(id);
    expect(await priya.change(changed(id))).toMatchObject({ code: 'TIFFIN_PLAN_STOPPED' });
  });
});
