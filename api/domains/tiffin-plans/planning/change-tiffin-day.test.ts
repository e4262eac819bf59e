import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft } from '../../../testing/plates.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;
let dosa: string;
let rice: string;

const office = '1 Market St, San Jose, CA 95112';
const home = '12 Almaden Ave, San Jose, CA 95112';
const thursday = '2026-11-19';
const friday = '2026-11-20';
/** Nine days ahead, which the kitchen takes no orders for yet. */
const faraway = '2026-11-26';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  await knowSanJose(marketplace.sql);
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  [dosa, rice] = kitchen.dishes.map(({ id }) => id) as [string, string];
});

const start = async (given: Record<string, unknown> = {}): Promise<string> =>
  (await ravi.start(lunchesOf(kitchen, given))).id;
const two = (planId: string, serviceDate: string) => ({
  planId,
  serviceDate,
  lines: [{ dishId: dosa, quantity: 2 }],
  expectedTotalCents: 1800,
});
const swapped = (planId: string, serviceDate: string) => ({
  planId,
  serviceDate,
  lines: [{ dishId: rice, quantity: 1 }],
  expectedTotalCents: 750,
});
const platesOn = (serviceDate: string) =>
  platesLeft(ravi.customer, kitchen, { serviceDate, mealtime: 'LUNCH' });

describe('Ravi changes a day that is not ordered yet', () => {
  test('and it is ordered as he changed it, the other days as planned', async () => {
    const id = await start();
    expect(await ravi.changeDay(two(id, thursday))).toMatchObject({ __typename: 'TiffinPlan' });
    await ravi.changeDay(swapped(id, friday));
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, thursday)).order!.lines).toEqual([{ dishName: 'Masala Dosa', quantity: 2 }]);
    expect(await ravi.day(id, friday)).toMatchObject({
      isChanged: true,
      total: { cents: 750 },
      order: { total: { cents: 750 }, lines: [{ dishName: 'Lemon Rice', quantity: 1 }] },
    });
    expect((await ravi.day(id, '2026-11-23')).order!.lines).toEqual([
      { dishName: 'Masala Dosa', quantity: 1 },
    ]);
    const { tiffinForecast } = await cook.graphql('{ tiffinForecast { serviceDate plannedPortions } }');
    expect(tiffinForecast.find((day: { serviceDate: string }) => day.serviceDate === thursday)).toMatchObject(
      { plannedPortions: 0 },
    );
  });

  test('also one further ahead than the kitchen takes orders for, which the cook counts', async () => {
    const id = await start();
    await ravi.changeDay(two(id, faraway));
    const { tiffinForecast } = await cook.graphql('{ tiffinForecast { serviceDate plannedPortions } }');
    expect(tiffinForecast.find((day: { serviceDate: string }) => day.serviceDate === faraway)).toMatchObject({
      plannedPortions: 2,
    });
    marketplace.clock.moveTo('2026-11-24T17:00:00Z');
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, faraway)).order!.total.cents).toBe(1800);
  });

  test('back to what the plan has', async () => {
    const id = await start();
    await ravi.changeDay(two(id, thursday));
    expect(await ravi.resetDay(id, thursday)).toMatchObject({ __typename: 'TiffinPlan' });
    expect(await ravi.day(id, thursday)).toMatchObject({ isChanged: false, total: { cents: 900 } });
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, thursday)).order!.total.cents).toBe(900);
  });

  test('and no portions skip it', async () => {
    const id = await start();
    await ravi.changeDay({ planId: id, serviceDate: thursday, lines: [], expectedTotalCents: 0 });
    expect((await ravi.day(id, thursday)).status).toBe('SKIPPED');
    await ravi.changeDay(two(id, thursday));
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, thursday)).order!.total.cents).toBe(1800);
  });

  test('and it waits when its dish changes, until he agrees for that day', async () => {
    const id = await start();
    await ravi.changeDay(two(id, thursday));
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, thursday)).toMatchObject({ status: 'WAITING', code: 'DISHES_CHANGED' });
    await ravi.agree(id, 900);
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, thursday)).status).toBe('WAITING');
    expect((await ravi.day(id, friday)).status).toBe('ORDERED');
    await ravi.changeDay(two(id, thursday));
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, thursday)).order!.total.cents).toBe(1800);
  });

  test('and it keeps its price when its dish gets dearer before he was notified in time', async () => {
    const id = await start();
    await ravi.changeDay(two(id, thursday));
    await changeFirstDish(cook, { priceCents: 1500 });
    await ravi.changeDay({ ...two(id, friday), expectedTotalCents: 1800 });
    await ordersPlaced(marketplace);
    for (const day of [thursday, friday]) expect((await ravi.day(id, day)).order!.total.cents).toBe(1800);
  });
});

describe('Ravi changes a day that is ordered', () => {
  test('and has one order for it, with what he changed', async () => {
    const id = await start();
    await ordersPlaced(marketplace);
    const { order } = await ravi.day(id, thursday);
    await ravi.changeDay(two(id, thursday));
    const again = await ravi.day(id, thursday);
    await ravi.changeDay(two(id, thursday));
    expect((await ravi.day(id, thursday)).order!.orderNumber).toBe(again.order!.orderNumber);
    expect(again).toMatchObject({ status: 'ORDERED', order: { total: { cents: 1800 }, status: 'PLACED' } });
    expect(again.order!.orderNumber).not.toBe(order!.orderNumber);
    expect(await platesOn(thursday)).toBe(23);
    await ordersPlaced(marketplace);
    expect((await liveOrders(marketplace)).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    await ravi.resetDay(id, thursday);
    expect(await ravi.day(id, thursday)).toMatchObject({
      isChanged: false,
      order: { total: { cents: 900 } },
    });
    expect(await platesOn(thursday)).toBe(24);
  });

  test('and keeps the meal when too few plates are left for more', async () => {
    await marketplace.sql.rows("update mealtime_plans set plates = 1 where mealtime = 'LUNCH'");
    const id = await start();
    await ordersPlaced(marketplace);
    const { order } = await ravi.day(id, thursday);
    expect(await ravi.changeDay(two(id, thursday))).toMatchObject({ code: 'DAY_STAYS_ORDERED' });
    expect(await ravi.day(id, thursday)).toMatchObject({ isChanged: false, order });
    // The plate of his own order is enough for another dish.
    expect(await ravi.changeDay(swapped(id, thursday))).toMatchObject({ __typename: 'TiffinPlan' });
    expect((await ravi.day(id, thursday)).order!.lines).toEqual([{ dishName: 'Lemon Rice', quantity: 1 }]);
  });

  test('ten times at the same moment, and has one order', async () => {
    const id = await start();
    await ordersPlaced(marketplace);
    const changes = Array.from({ length: 10 }, (_, at) =>
      ravi.changeDay(at % 2 ? two(id, thursday) : swapped(id, thursday)),
    );
    await Promise.all([...changes, ordersPlaced(marketplace), ordersPlaced(marketplace)]);
    expect((await liveOrders(marketplace)).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    const { order, total } = await ravi.day(id, thursday);
    expect(order).toMatchObject({ status: 'PLACED', total });
  });

  test.each([
    ['paid', "payment_status = 'PAID'"],
    ['being cooked', "status = 'PREPARING'"],
  ])('but not one that is %s', async (_, set) => {
    const id = await start();
    await ordersPlaced(marketplace);
    const { order } = await ravi.day(id, thursday);
    await marketplace.sql.rows(`update orders set ${set} where id = $1`, [order!.id]);
    expect(await ravi.changeDay(two(id, thursday))).toMatchObject({ code: 'DAY_STAYS_ORDERED' });
    expect((await ravi.day(id, thursday)).order!.id).toBe(order!.id);
  });

  test('until the cut-off, to the second', async () => {
    const id = await start();
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo('2026-11-19T17:59:59Z');
    expect(await ravi.changeDay(two(id, thursday))).toMatchObject({ __typename: 'TiffinPlan' });
    marketplace.clock.moveTo('2026-11-19T18:00:00Z');
    expect(await ravi.changeDay(swapped(id, thursday))).toMatchObject({ code: 'CUT_OFF_PASSED' });
    expect(await ravi.resetDay(id, thursday)).toMatchObject({ code: 'CUT_OFF_PASSED' });
    expect((await ravi.day(id, thursday)).order!.total.cents).toBe(1800);
  });
});

describe('a day is delivered elsewhere', () => {
  const delivered = { fulfillment: 'DELIVERY', deliveryAddress: office };

  test('to the address of that day, before and after it is ordered', async () => {
    const id = await start(delivered);
    const asPlanned = { planId: id, lines: [{ dishId: dosa, quantity: 1 }], expectedTotalCents: 900 };
    await ravi.changeDay({ ...asPlanned, serviceDate: thursday, deliveryAddress: home });
    await ordersPlaced(marketplace);
    await ravi.changeDay({ ...asPlanned, serviceDate: friday, deliveryAddress: home });
    for (const date of [thursday, friday])
      expect(await ravi.day(id, date)).toMatchObject({ ownAddress: home, order: { deliveryAddress: home } });
    expect((await ravi.day(id, '2026-11-23')).order!.deliveryAddress).toBe(office);
    await ravi.resetDay(id, friday);
    expect((await ravi.day(id, friday)).order!.deliveryAddress).toBe(office);
  });

  test('but not beyond the reach of the kitchen', async () => {
    await marketplace.sql.rows(
      `insert into zip_codes values ('78701', 'Austin', 'TX', 30.27, -97.74) on conflict do nothing`,
    );
    const id = await start(delivered);
    const far = { planId: id, serviceDate: thursday, lines: [{ dishId: dosa, quantity: 1 }] };
    expect(
      await ravi.changeDay({
        ...far,
        expectedTotalCents: 900,
        deliveryAddress: '1 Congress Ave, Austin, TX 78701',
      }),
    ).toMatchObject({ code: 'FULFILLMENT_UNAVAILABLE', field: 'deliveryAddress' });
    expect(
      await ravi.changeDay({ ...far, expectedTotalCents: 900, deliveryAddress: 'somewhere' }),
    ).toMatchObject({ code: 'INVALID_INPUT', field: 'deliveryAddress' });
  });
});

describe('refused are', () => {
  test('another price, unknown dishes, dishes of other meals, and days without a meal', async () => {
    const id = await start();
    expect(await ravi.changeDay({ ...two(id, thursday), expectedTotalCents: 1700 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const unknown = [{ dishId: crypto.randomUUID(), quantity: 1 }];
    expect(
      await ravi.changeDay({ ...two(id, thursday), lines: unknown, expectedTotalCents: 0 }),
    ).toMatchObject({ code: 'DISH_UNAVAILABLE' });
    const many = [{ dishId: dosa, quantity: 9999 }];
    expect(await ravi.changeDay({ ...two(id, thursday), lines: many })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await marketplace.sql.rows('update dishes set weekdays = $2 where id = $1', [rice, [0, 6]]);
    expect(await ravi.changeDay(swapped(id, thursday))).toMatchObject({ code: 'DISH_NOT_COOKED' });
    for (const date of ['2026-11-21', '2027-03-01'])
      expect(await ravi.changeDay(two(id, date))).toMatchObject({ code: 'NOT_A_PLAN_DAY' });
    await ravi.stop(id);
    expect(await ravi.changeDay(two(id, thursday))).toMatchObject({ code: 'TIFFIN_PLAN_STOPPED' });
  });

  test('the plans of others', async () => {
    const id = await start();
    const mallory = new TiffinPlanActs(marketplace, await marketplace.customer('Mallory'));
    for (const answer of [await mallory.changeDay(two(id, thursday)), await mallory.resetDay(id, thursday)])
      expect(answer).toMatchObject({ code: 'TIFFIN_PLAN_NOT_FOUND' });
    expect((await ravi.day(id, thursday)).isChanged).toBe(false);
  });

  test('a day whose order is being placed', async () => {
    const id = await start();
    await ordersPlaced(marketplace);
    await marketplace.sql.rows("update tiffin_plan_days set status = 'PLACING', order_id = null");
    expect(await ravi.changeDay(two(id, thursday))).toMatchObject({
      code: 'DAY_IS_BEING_ORDERED',
      field: 'serviceDate',
      message: 'This meal is being ordered at this moment. Please try again in a minute.',
    });
  });
});
