import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { notePriceRises } from './prices/note-price-rises.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const noticesOf = async (who: TiffinPlanActs, type: string) =>
  (await who.notices()).filter(notice => notice.type === type);
/** What the job does after every change of a menu. */
const pricesNoted = () => notePriceRises(marketplace.services, kitchen.id);

describe('Ravi is notified of a higher price', () => {
  test('with the old one, the new one and the first day it concerns, and pays it after his consent only', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    await changeFirstDish(cook, { priceCents: 1100 });
    for (const _ of [1, 2]) await pricesNoted();
    expect(await noticesOf(ravi, 'TIFFIN_PRICE_RAISED')).toEqual([
      expect.objectContaining({
        title: 'A new price for your lunch plan',
        message: expect.stringMatching(
          /^From Mon, Nov 30 on, your lunch .* costs \$11\.00 instead of \$9\.00\. We ask you before the first meal/,
        ),
      }),
    ]);
    marketplace.clock.forward({ days: 7 });
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, '2026-11-27')).order!.total.cents).toBe(900);
    expect(await ravi.day(id, '2026-11-30')).toMatchObject({ status: 'WAITING', code: 'PRICE_CHANGED' });
    await ravi.agree(id, 1100);
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, '2026-11-30')).order!.total.cents).toBe(1100);
    await pricesNoted();
    expect(await noticesOf(ravi, 'TIFFIN_PRICE_RAISED')).toHaveLength(1);
  });

  test('each time it rises, but not when it falls or is lower than he knew', async () => {
    await ravi.start(lunchesOf(kitchen));
    for (const priceCents of [800, 1100, 1200, 900, 1200, 900, 1199]) {
      await changeFirstDish(cook, { priceCents });
      for (const _ of [1, 2]) await pricesNoted();
    }
    expect(await noticesOf(ravi, 'TIFFIN_PRICE_RAISED')).toHaveLength(4);
  });

  test('not when his plan has stopped, or has no such dish', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    const rice = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
    await priya.start(lunchesOf(kitchen, { lines: rice, expectedTotalCents: 750 }));
    await ravi.stop(id);
    await changeFirstDish(cook, { priceCents: 1100 });
    await pricesNoted();
    for (const who of [ravi, priya]) expect(await noticesOf(who, 'TIFFIN_PRICE_RAISED')).toEqual([]);
  });
});

describe('Ravi is notified of a day without a meal', () => {
  test('that was sold out until its cut-off', async () => {
    await marketplace.sql.rows(
      "update mealtime_plans set plates = 1 where mealtime = 'LUNCH' and weekday = 3",
    );
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    await priya.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect((await ravi.day(id, '2026-11-18')).status).toBe('MISSED');
    expect(await noticesOf(ravi, 'TIFFIN_DAY_MISSED')).toEqual([
      expect.objectContaining({
        title: 'No lunch from your plan on Wed, Nov 18',
        message: expect.stringContaining('You pay nothing for this day.'),
      }),
    ]);
  });

  test('on which the kitchen was closed, once the day is over', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await marketplace.sql.rows("delete from mealtime_plans where mealtime = 'LUNCH' and weekday = 3");
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, '2026-11-18')).status).toBe('WAITING');
    marketplace.clock.moveTo('2026-11-19T17:00:00Z');
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    const days = await marketplace.sql.rows(
      "select status from tiffin_plan_days where service_date = '2026-11-18'",
    );
    expect(days).toEqual([{ status: 'MISSED' }]);
    expect(await noticesOf(ravi, 'TIFFIN_DAY_MISSED')).toHaveLength(1);
  });

  test('but not of one that was ordered by a process that died, however late that is found', async () => {
    await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    await marketplace.sql.rows(
      "update tiffin_plan_days set status = 'PLACING', order_id = null where service_date = '2026-11-18'",
    );
    marketplace.clock.moveTo('2026-11-20T17:00:00Z');
    await ordersPlaced(marketplace);
    const [day] = await marketplace.sql.rows(
      "select status, order_id from tiffin_plan_days where service_date = '2026-11-18'",
    );
    expect(day).toEqual({ status: 'ORDERED', order_id: expect.any(String) });
    expect(await noticesOf(ravi, 'TIFFIN_DAY_MISSED')).toEqual([]);
  });
});

describe('Ravi is notified that his kitchen', () => {
  test('was suspended, and his plan continues when it is back', async () => {
    const anita = await marketplace.admin('Anita');
    const { id } = await ravi.start(lunchesOf(kitchen));
    const decide = (name: string) =>
      anita.graphql(`mutation ($input: KitchenDecisionInput!) { ${name}(input: $input) { __typename } }`, {
        input: { supplierId: kitchen.id, reason: 'The permit has lapsed.' },
      });
    await decide('suspendKitchen');
    expect(await noticesOf(ravi, 'TIFFIN_PLAN_INTERRUPTED')).toEqual([
      expect.objectContaining({ title: 'Your lunch plan is on hold' }),
    ]);
    await ordersPlaced(marketplace);
    expect(await liveOrders(marketplace)).toEqual([]);
    await decide('reinstateKitchen');
    marketplace.clock.forward({ minutes: 11 });
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, '2026-11-18')).status).toBe('ORDERED');
  });

  test('closed for good, unless his plan ended before', async () => {
    await ravi.start(lunchesOf(kitchen, { endsOn: '2026-11-18' }));
    marketplace.clock.moveTo('2026-11-19T17:00:00Z');
    cook = await marketplace.cookOf(kitchen);
    const { closeMyKitchen } = await cook.graphql(
      'mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) { __typename } }',
      { kitchenName: kitchen.kitchenName },
    );
    expect(closeMyKitchen.__typename).toBe('AccountDeleted');
    expect(await noticesOf(ravi, 'TIFFIN_PLAN_ENDED')).toEqual([]);
  });

  test('closed for good, unless his plan had stopped before', async () => {
    await ravi.start(lunchesOf(kitchen));
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ravi.stop(id);
    marketplace.clock.forward({ minutes: 1 });
    await cook.graphql(
      'mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) { __typename } }',
      { kitchenName: kitchen.kitchenName },
    );
    expect(await noticesOf(ravi, 'TIFFIN_PLAN_ENDED')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('has closed, so your plan has stopped') }),
    ]);
  });
});
