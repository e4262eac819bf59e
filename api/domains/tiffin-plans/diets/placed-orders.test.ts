import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../../core/access/role.ts';
import { onBehalfOf, systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { aPersonAtTable, saveHousehold } from '../../../testing/builders/a-household.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import {
  billsMade,
  creditsOf,
  openBillOf,
  recordBillPayment,
  saturdayAtNine,
} from '../../../testing/builders/a-tiffin-bill.ts';
import {
  changeFirstDish,
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { menuFor, publish } from '../../../testing/meal-menus.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { OwnMenuActs } from '../../../testing/own-menu.ts';
import { platesLeft } from '../../../testing/plates.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../../payments/ledger/check-ledger.ts';
import { claimDays } from '../ordering/claim-days.ts';
import { dueDaysQuery } from '../ordering/find-due-days.ts';
import { orderOfDay } from '../ordering/order-of-day.ts';
import { settleDays } from '../ordering/settle-days.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

const wednesday = '2026-11-18';
const thursday = '2026-11-19';
const friday = '2026-11-20';
/** When lunch of Wednesday can no longer be changed. */
const wednesdayCutOff = '2026-11-18T18:00:00Z';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  await marketplace.empty('ledger_checks', 'ledger_entries');
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const aarav = (given: Record<string, unknown>) => aPersonAtTable('Aarav', given);
const noMilk = aarav({ never: ['MILK'] });
const noPeanuts = aarav({ never: ['PEANUTS'] });

/** Ravi's dosas on workdays, ordered as far as the kitchen takes orders. */
const orderedLunches = async (who = ravi, given: Record<string, unknown> = {}): Promise<string> => {
  const { id } = await who.start(lunchesOf(kitchen, given));
  await ordersPlaced(marketplace);
  return id;
};
const statusesOf = async (id: string, who = ravi): Promise<string[]> =>
  (await who.read(id)).days
    .slice(0, 4)
    .map(
      ({ serviceDate, status, code }: { serviceDate: string; status: string; code: string | null }) =>
        `${serviceDate.slice(8)} ${status}${code ? ` ${code}` : ''}`,
    );
const conflictIds = async (): Promise<string[]> => {
  const document = 'query ($input: QuoteCartInput!) { quoteCart(input: $input) { dietConflicts { id } } }';
  const { lines } = lunchesOf(kitchen);
  const { quoteCart } = await ravi.customer.graphql(document, { input: { supplierId: kitchen.id, lines } });
  return quoteCart.dietConflicts.map(({ id }: { id: string }) => id);
};
const noticesOf = async (
  who: Visitor,
  ...types: string[]
): Promise<{ type: string; priority: string; title: string; message: string }[]> => {
  await notificationsSent(marketplace);
  const { notifications } = await who.graphql(
    '{ notifications(first: 100) { nodes { type priority title message } } }',
  );
  return notifications.nodes.filter(({ type }: { type: string }) => types.includes(type));
};
const lunch = (serviceDate: string) => ({ serviceDate, mealtime: 'LUNCH' });
const waiting = ['18', '19', '20', '23'].map(date => `${date} WAITING PLAN_BREAKS_DIET`);
const ordered = ['18', '19', '20', '23'].map(date => `${date} ORDERED`);

describe('Aarav, who eats with Ravi, never eats milk any more', () => {
  test('and the meals that are ordered already are canceled and asked about, with one notice', async () => {
    const id = await orderedLunches();
    expect(await statusesOf(id)).toEqual(ordered);
    await saveHousehold(ravi.customer, [noMilk]);
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(waiting);
    expect(await liveOrders(marketplace)).toEqual([]);
    expect(await platesLeft(ravi.customer, kitchen, lunch(friday))).toBe(25);

    const sent = await noticesOf(ravi.customer, 'TIFFIN_DAY_REFUSED', 'ORDER_CANCELED');
    expect(sent).toEqual([
      {
        type: 'TIFFIN_DAY_REFUSED',
        priority: 'URGENT',
        title: 'No lunch from your plan on Wed, Nov 18 yet',
        message:
          "Asha Rao's Kitchen: Someone in your household never eats Masala Dosa. Please look at your plan and agree, " +
          'or skip the day. Until then nothing is ordered, and you pay nothing. The same goes for Thu, Nov 19; ' +
          'Fri, Nov 20; Mon, Nov 23.',
      },
    ]);
    const cooks = await noticesOf(cook, 'ORDER_CANCELED');
    expect(cooks).toHaveLength(4);
    expect(JSON.stringify([sent, cooks])).not.toMatch(/Aarav|milk/i);
  });

  test('and what he agrees to is ordered again, and stays', async () => {
    const id = await orderedLunches();
    const before = (await ravi.day(id, thursday)).order!.orderNumber;
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    expect(await ravi.agree(id, 900)).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
    expect(await ravi.agree(id, 900, await conflictIds())).toMatchObject({ __typename: 'TiffinPlan' });
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(ordered);
    expect((await ravi.day(id, thursday)).order!.orderNumber).not.toBe(before);
    expect((await liveOrders(marketplace)).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(await noticesOf(ravi.customer, 'TIFFIN_DAY_REFUSED')).toHaveLength(1);
  });

  test('and when he eats it again, the days are ordered again by themselves', async () => {
    const id = await orderedLunches();
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    await saveHousehold(ravi.customer, [{ ...noMilk, never: [] }]);
    marketplace.clock.forward({ minutes: 11 });
    await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(ordered);
  });

  test('but only what is from a plan, and only for Ravi', async () => {
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    const hers = await orderedLunches(priya);
    const byHand = await placeOrder(ravi.customer, anOrder(kitchen));
    expect(byHand).toMatchObject({ __typename: 'Order' });
    const id = await orderedLunches(ravi, { weekdays: [4] });
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, thursday)).toMatchObject({ status: 'WAITING', order: null });
    expect(await statusesOf(hers, priya)).toEqual(ordered);
    expect(await liveOrders(marketplace)).toContainEqual({ day: '2026-11-17', count: 1 });
  });

  test('up to the cut-off to the second; after it Ravi is notified and cancels for free', async () => {
    const id = await orderedLunches();
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    await saveHousehold(ravi.customer, [noMilk]);
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(['18 ORDERED PLAN_BREAKS_DIET', ...waiting.slice(1)]);
    const [late, ...others] = await noticesOf(ravi.customer, 'TIFFIN_ORDER_BREAKS_DIET');
    expect(others).toEqual([]);
    expect(late).toMatchObject({
      priority: 'URGENT',
      title: 'Please check your lunch on Wed, Nov 18',
      message:
        "Asha Rao's Kitchen: Someone in your household never eats Masala Dosa. The cut-off has passed, but you can " +
        "cancel the order for free until it's delivered.",
    });
    const { order } = await ravi.day(id, wednesday);
    expect(await cancelOrder(ravi.customer, order!.id)).toMatchObject({ status: 'CANCELED' });
  });

  test('at the cut-off itself it is still canceled', async () => {
    const id = await orderedLunches();
    marketplace.clock.moveTo(wednesdayCutOff);
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(waiting);
  });

  test('but changing the household again and again cancels no second meal after its cut-off', async () => {
    const id = await orderedLunches();
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    await saveHousehold(ravi.customer, []);
    marketplace.clock.forward({ minutes: 11 });
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo('2026-11-19T18:00:01Z');
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    const { order, status } = await ravi.day(id, thursday);
    expect(status).toBe('ORDERED');
    expect(await cancelOrder(ravi.customer, order!.id)).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
    const [second] = await noticesOf(ravi.customer, 'TIFFIN_ORDER_BREAKS_DIET');
    expect(second!.message).toContain("It's too late to cancel the order; please don't serve it to them.");
  });

  test('and a day that the plan no longer has is skipped, as there is nothing to ask about', async () => {
    const id = await orderedLunches();
    const { lines, expectedTotalCents } = lunchesOf(kitchen);
    const change = { planId: id, weekdayAddresses: [], hasConsented: true, lines, expectedTotalCents };
    expect(await ravi.change({ ...change, weekdays: [5] })).toMatchObject({ weekdays: [5] });
    expect((await ravi.day(id, thursday)).status).toBe('ORDERED');
    await saveHousehold(ravi.customer, [noMilk]);
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect(await liveOrders(marketplace)).toEqual([]);
    const days = (await ravi.read(id)).days.map(({ serviceDate }: { serviceDate: string }) => serviceDate);
    expect(days).not.toContain(thursday);
    expect(await ravi.day(id, friday)).toMatchObject({ status: 'WAITING', code: 'PLAN_BREAKS_DIET' });
    expect(await noticesOf(ravi.customer, 'TIFFIN_DAY_MISSED', 'ORDER_CANCELED')).toContainEqual({
      type: 'TIFFIN_DAY_MISSED',
      priority: 'HIGH',
      title: 'No lunch from your plan on Thu, Nov 19',
      message:
        "Asha Rao's Kitchen: Someone in your household never eats Masala Dosa, so its order was canceled. " +
        'You pay nothing for this day.',
    });
    expect(await noticesOf(ravi.customer, 'ORDER_CANCELED')).toEqual([]);
  });

  test('nor a meal that Asha cooks already', async () => {
    const id = await orderedLunches();
    const { order } = await ravi.day(id, wednesday);
    await marketplace.sql.rows("update orders set status = 'PREPARING', preparing_at = $2 where id = $1", [
      order!.id,
      marketplace.clock.read(),
    ]);
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(['18 ORDERED PLAN_BREAKS_DIET', ...waiting.slice(1)]);
    expect(await noticesOf(ravi.customer, 'TIFFIN_ORDER_BREAKS_DIET')).toMatchObject([
      { message: expect.stringContaining("It's too late to cancel the order") },
    ]);
    expect((await ravi.day(id, wednesday)).order!.status).toBe('PREPARING');
  });
});

describe('Asha adds peanuts to a dish that is ordered', () => {
  test('and it is asked about where someone never eats them, once', async () => {
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    const hers = await orderedLunches(priya);
    await saveHousehold(ravi.customer, [noPeanuts]);
    const id = await orderedLunches();
    expect(await statusesOf(id)).toEqual(ordered);
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(waiting);
    expect(await statusesOf(hers, priya)).toEqual(ordered);
    expect(await noticesOf(ravi.customer, 'TIFFIN_DAY_REFUSED')).toHaveLength(1);

    expect(await ravi.agree(id, 900, await conflictIds())).toMatchObject({ __typename: 'TiffinPlan' });
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(ordered);
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS', 'SOY'] });
    await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(ordered);
  });

  test('after the cut-off Ravi is notified, and cancels for free as any customer of it', async () => {
    await saveHousehold(ravi.customer, [noPeanuts]);
    const id = await orderedLunches();
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    await ordersPlaced(marketplace);
    expect(await statusesOf(id)).toEqual(['18 ORDERED PLAN_BREAKS_DIET', ...waiting.slice(1)]);
    expect(await noticesOf(ravi.customer, 'TIFFIN_ORDER_BREAKS_DIET')).toMatchObject([
      { message: expect.stringContaining('you can cancel the order for free') },
    ]);
  });
});

test('a paid week is credit to the cent, and pays for the meals once Ravi agrees', async () => {
  const anita = await marketplace.admin('Anita Desai');
  const id = await orderedLunches();
  marketplace.clock.moveTo(saturdayAtNine);
  anita.cookies.set('session', await aSession(marketplace, anita.userId));
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
  const { id: billId, amount } = (await openBillOf(ravi.customer))!;
  await recordBillPayment(anita, billId, amount.cents);
  await ordersPlaced(marketplace);
  expect(await creditsOf(ravi.customer)).toEqual([]);
  const coming = (await liveOrders(marketplace)).filter(({ day }) => day >= '2026-11-23').length;
  expect(coming).toBeGreaterThan(0);

  await saveHousehold(ravi.customer, [noMilk]);
  await ordersPlaced(marketplace);
  expect((await creditsOf(ravi.customer))[0]!.amount.cents).toBe(coming * 900);
  await ravi.agree(id, 900, await conflictIds());
  await ordersPlaced(marketplace);
  expect(await creditsOf(ravi.customer)).toEqual([]);
  expect(await checkLedger(systemContext(marketplace.services), null)).toEqual([]);
});

describe('a household that is saved while a day is being ordered', () => {
  test('counts for that day, wherever in between it is saved', async () => {
    const { services, sql, clock } = marketplace;
    const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [3], endsOn: wednesday }));
    const asked = { now: clock.read(), afterDay: '1970-01-01', afterPlan: lowestIdentifier, limit: 1 };
    const [claimed] = await claimDays(systemContext(services), await dueDaysQuery.all(sql, asked));
    const customer = { userId: ravi.customer.userId, role: Role.CUSTOMER, staffRole: null };
    const outcome = await orderOfDay(onBehalfOf(services, customer, null), claimed!);
    await saveHousehold(ravi.customer, [noMilk]);
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, wednesday)).status).toBe('PLACING');
    await settleDays(systemContext(services), [{ claimed: claimed!, outcome }]);
    expect((await ravi.day(id, wednesday)).status).toBe('ORDERED');
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, wednesday)).toMatchObject({ status: 'WAITING', code: 'PLAN_BREAKS_DIET' });
    expect(await liveOrders(marketplace)).toEqual([]);
  });

  test('and all that happens at the same time leaves no meal that someone never eats', async () => {
    const people = await Promise.all(
      ['Ravi Menon', 'Priya Nair', 'Meera Iyer'].map(name => marketplace.customer(`${name} again`)),
    );
    const eaters = people.map(person => new TiffinPlanActs(marketplace, person));
    const ids = await Promise.all(
      eaters.map(async who => (await who.start(lunchesOf(kitchen))).id as string),
    );
    await Promise.all([
      ordersPlaced(marketplace),
      ...people.map(person => saveHousehold(person, [noPeanuts])),
      changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] }),
      ordersPlaced(marketplace),
      ...eaters.map((who, at) => who.skip(ids[at]!, thursday)),
      ordersPlaced(marketplace),
    ]);
    await ordersPlaced(marketplace);
    expect(await liveOrders(marketplace)).toEqual([]);
    for (const date of [wednesday, thursday, friday])
      expect(await platesLeft(ravi.customer, kitchen, lunch(date))).toBe(25);
  });
});

describe('what a plan has on a day is not cooked then', () => {
  test('as Asha published an empty menu for it: Ravi is asked', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    expect(await publish(cook, menuFor(lunch(thursday), []))).toMatchObject({ mealCount: 1 });
    await ordersPlaced(marketplace);
    expect((await statusesOf(id)).slice(0, 3)).toEqual([
      '18 ORDERED',
      '19 WAITING DISH_NOT_COOKED',
      '20 ORDERED',
    ]);
    expect(await noticesOf(ravi.customer, 'TIFFIN_DAY_REFUSED')).toMatchObject([
      { title: 'No lunch from your plan on Thu, Nov 19 yet' },
    ]);
    expect(await publish(cook, menuFor(lunch(thursday), null))).toMatchObject({ mealCount: 1 });
    marketplace.clock.forward({ minutes: 11 });
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, thursday)).status).toBe('ORDERED');
  });

  test('as she took the dish off: the days to come wait, and those that are ordered stay', async () => {
    const id = await orderedLunches();
    const asha = new OwnMenuActs(cook);
    await asha.offer(kitchen.dishes[0]!.id, false);
    marketplace.clock.forward({ days: 1 });
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, '2026-11-24')).toMatchObject({ status: 'WAITING', code: 'DISH_UNAVAILABLE' });
    expect((await ravi.day(id, thursday)).status).toBe('ORDERED');
    await asha.offer(kitchen.dishes[0]!.id, true);
    marketplace.clock.forward({ minutes: 11 });
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, '2026-11-24')).status).toBe('ORDERED');
  });
});
