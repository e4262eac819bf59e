import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPersonAtTable, saveHousehold } from '../../testing/builders/a-household.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { onlyAshasKitchen, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { cancelOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { menuFor, publish } from '../../testing/meal-menus.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { aDish, OwnMenuActs } from '../../testing/own-menu.ts';
import { platesLeft } from '../../testing/plates.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { placeDueOrders } from './ordering/place-due-orders.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = await marketplace.customer('Ravi Menon');
});

const plan = `id weekdays stoppedAt consent total { cents } lines { dishName quantity allergens }
  days(first: 6) { serviceDate status reason order { id orderNumber status total { cents } } }`;
const problem = '... on Problem { code message field }';
const act = (name: string, type: string, argument = 'input') =>
  `mutation ($given: ${type}) { ${name}(${argument}: $given) { __typename ... on TiffinPlan { ${plan} } ${problem} } }`;

/** Lunch on workdays from tomorrow: one Masala Dosa, picked up. */
const lunches = (given: Record<string, unknown> = {}) => ({
  supplierId: kitchen.id,
  mealtime: 'LUNCH',
  weekdays: [1, 2, 3, 4, 5],
  fulfillment: 'PICKUP',
  lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }],
  startsOn: '2026-11-18',
  expectedTotalCents: 900,
  hasConsented: true,
  ...given,
});
const start = async (given = lunches(), who = ravi) =>
  (await who.graphql(act('startTiffinPlan', 'StartTiffinPlanInput!'), { given })).startTiffinPlan;
const skip = async (planId: string, serviceDate: string, who = ravi) =>
  (await who.graphql(act('skipTiffinDay', 'TiffinPlanDayInput!'), { given: { planId, serviceDate } }))
    .skipTiffinDay;
const unskip = async (planId: string, serviceDate: string) =>
  (await ravi.graphql(act('unskipTiffinDay', 'TiffinPlanDayInput!'), { given: { planId, serviceDate } }))
    .unskipTiffinDay;
const stop = async (planId: string) =>
  (await ravi.graphql(act('stopTiffinPlan', 'ID!', 'planId'), { given: planId })).stopTiffinPlan;
const agree = async (planId: string, expectedTotalCents: number, acceptedDietConflicts: string[] = []) =>
  (
    await ravi.graphql(act('agreeToTiffinPlan', 'AgreeToTiffinPlanInput!'), {
      given: { planId, expectedTotalCents, acceptedDietConflicts },
    })
  ).agreeToTiffinPlan;
/** IDs of what Ravi is asked about in the meal of his plan. */
const dietConflicts = async (): Promise<string[]> => {
  const { supplierId, lines } = lunches();
  const { quoteCart } = await ravi.graphql(
    'query ($input: QuoteCartInput!) { quoteCart(input: $input) { dietConflicts { id } } }',
    { input: { supplierId, lines } },
  );
  return quoteCart.dietConflicts.map(({ id }: { id: string }) => id);
};

interface Day {
  serviceDate: string;
  status: string;
  reason: string | null;
  order: { id: string; orderNumber: string; status: string; total: { cents: number } } | null;
}

const ordersPlaced = () => placeDueOrders(marketplace.services);
const read = async (id: string, who = ravi) =>
  (await who.graphql(`query ($id: ID!) { tiffinPlan(id: $id) { ${plan} } }`, { id })).tiffinPlan;
const daysOf = async (id: string): Promise<Day[]> => (await read(id)).days;
const day = async (id: string, serviceDate: string): Promise<Day> =>
  (await daysOf(id)).find(each => each.serviceDate === serviceDate)!;
const statuses = async (id: string) =>
  (await daysOf(id)).map(({ serviceDate, status }) => `${serviceDate.slice(5)} ${status}`);
const liveOrders = async () =>
  marketplace.sql.rows<{ day: string; count: number }>(
    `select service_date::text as day, count(*)::int from orders where status <> 'CANCELED'
     group by service_date order by service_date`,
  );
const change = async (given: Record<string, unknown>) => {
  const asha = new OwnMenuActs(cook);
  const { id, categoryId, name, version, allergens, price } = (await asha.read()).categories[0].dishes[0]!;
  return asha.saveDish(
    aDish(categoryId, { id, version, name, allergens, priceCents: price.cents, ...given }),
  );
};
const notices = async () => {
  await notificationsSent(marketplace);
  const { notifications } = await ravi.graphql('{ notifications { nodes { type title message } } }');
  return notifications.nodes.filter(({ type }: { type: string }) => type.startsWith('TIFFIN'));
};

describe('Ravi plans lunch on workdays', () => {
  test('and every day is ordered by itself, once the kitchen takes orders for it', async () => {
    const { id, consent } = await start();
    expect(consent).toContain('$9.00 a meal, until');
    for (const _ of [1, 2]) await ordersPlaced();
    const firstWeek = ['11-18 ORDERED', '11-19 ORDERED', '11-20 ORDERED', '11-23 ORDERED'];
    expect(await statuses(id)).toEqual([...firstWeek, '11-24 PLANNED', '11-25 PLANNED']);
    marketplace.clock.forward({ days: 1 });
    await ordersPlaced();
    expect(await statuses(id)).toEqual([...firstWeek, '11-24 ORDERED', '11-25 PLANNED']);
    expect(await liveOrders()).toHaveLength(5);
    expect(await platesLeft(ravi, kitchen, { serviceDate: '2026-11-20', mealtime: 'LUNCH' })).toBe(24);
  });

  test('and reads what he agreed to in a notification', async () => {
    await start();
    expect(await notices()).toEqual([
      expect.objectContaining({
        type: 'TIFFIN_PLAN_STARTED',
        message: expect.stringContaining('until I stop'),
      }),
    ]);
  });

  test('until its last day', async () => {
    const { id } = await start(lunches({ endsOn: '2026-11-19' }));
    await ordersPlaced();
    expect(await statuses(id)).toEqual(['11-18 ORDERED', '11-19 ORDERED']);
  });

  test('and two processes that order at the same time order each day once', async () => {
    const { id } = await start();
    await Promise.all([ordersPlaced(), ordersPlaced(), ordersPlaced()]);
    expect((await liveOrders()).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect((await daysOf(id)).filter(({ status }) => status === 'ORDERED')).toHaveLength(4);
  });

  test('and a process that died before it noted the order did not order twice', async () => {
    const { id } = await start();
    await ordersPlaced();
    const before = await day(id, '2026-11-19');
    await marketplace.sql.rows(
      "update tiffin_plan_days set status = 'PLACING', order_id = null where service_date = '2026-11-19'",
    );
    expect(await skip(id, '2026-11-19')).toMatchObject({ code: 'DAY_IS_BEING_ORDERED' });
    expect(await stop(id)).toMatchObject({ code: 'DAY_IS_BEING_ORDERED' });
    await ordersPlaced();
    expect((await day(id, '2026-11-19')).status).toBe('PLACING');
    marketplace.clock.forward({ minutes: 2 });
    await ordersPlaced();
    expect(await day(id, '2026-11-19')).toEqual(before);
    expect((await liveOrders()).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  test('and such an order costs what he had agreed to, also if he agreed to less before it was noted', async () => {
    const { id } = await start();
    await ordersPlaced();
    await marketplace.sql.rows(
      "update tiffin_plan_days set status = 'PLACING', order_id = null where service_date = '2026-11-19'",
    );
    await change({ priceCents: 800 });
    expect(await agree(id, 800)).toMatchObject({ total: { cents: 800 } });
    marketplace.clock.forward({ minutes: 2 });
    await ordersPlaced();
    expect(await day(id, '2026-11-19')).toMatchObject({
      status: 'ORDERED',
      order: { total: { cents: 900 } },
    });
  });

  test.each([
    ['without his consent', { hasConsented: false }, 'INVALID_INPUT', 'hasConsented'],
    ['without a weekday', { weekdays: [] }, 'INVALID_INPUT', 'weekdays'],
    ['on an eighth weekday', { weekdays: [7] }, 'INVALID_INPUT', 'weekdays.0'],
    ['without a dish', { lines: [], expectedTotalCents: 0 }, 'INVALID_INPUT', 'lines'],
    ['without a meal', { weekdays: [1], endsOn: '2026-11-20' }, 'INVALID_INPUT', 'endsOn'],
    ['ending before it begins', { endsOn: '2026-11-17' }, 'INVALID_INPUT', 'endsOn'],
    ['for ten years', { endsOn: '2036-11-17' }, 'INVALID_INPUT', 'endsOn'],
    ['from yesterday', { startsOn: '2026-11-16' }, 'INVALID_INPUT', 'startsOn'],
    ['from next year', { startsOn: '2027-06-01' }, 'INVALID_INPUT', 'startsOn'],
    ['delivered to nowhere', { fulfillment: 'DELIVERY' }, 'INVALID_INPUT', 'deliveryAddress'],
    ['at another price', { expectedTotalCents: 800 }, 'PRICE_CHANGED', 'expectedTotalCents'],
    ['from an unknown kitchen', { supplierId: crypto.randomUUID() }, 'KITCHEN_UNAVAILABLE', 'supplierId'],
  ])('but not %s', async (_, given, code, field) => {
    expect(await start(lunches(given))).toMatchObject({ code, field });
  });

  test('but not a dish that is not cooked on these days', async () => {
    await change({ weekdays: [0, 1, 2, 3, 6] });
    expect(await start()).toMatchObject({
      code: 'MEAL_NOT_COOKED',
      message: 'Not cooked for this meal on Thursday and Friday: Masala Dosa. Please choose other days.',
    });
    await marketplace.sql.rows('delete from mealtime_plans where weekday = 1');
    expect(await start()).toMatchObject({
      message: 'Not cooked for this meal on Monday: lunch. Please choose other days.',
    });
  });

  test('and has at most twenty plans, also when he starts many at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => start()));
    expect(answers.filter(({ code }) => code === 'TIFFIN_PLAN_LIMIT')).toHaveLength(4);
  });
});

describe('Ravi skips', () => {
  test('a day ahead, which is not ordered when it comes', async () => {
    const { id } = await start();
    expect(await skip(id, '2026-11-24')).toMatchObject({ __typename: 'TiffinPlan' });
    marketplace.clock.forward({ days: 1 });
    await ordersPlaced();
    expect((await day(id, '2026-11-24')).status).toBe('SKIPPED');
    expect((await liveOrders()).map(order => order.day)).not.toContain('2026-11-24');
  });

  test('an ordered day, whose plates are free again, and has it again with another order', async () => {
    const { id } = await start();
    await ordersPlaced();
    const { order } = await day(id, '2026-11-20');
    for (const _ of [1, 2]) await skip(id, '2026-11-20');
    expect(await day(id, '2026-11-20')).toMatchObject({ status: 'SKIPPED', order: null });
    const meal = { serviceDate: '2026-11-20', mealtime: 'LUNCH' };
    expect(await platesLeft(ravi, kitchen, meal)).toBe(25);
    for (const _ of [1, 2]) await unskip(id, '2026-11-20');
    await ordersPlaced();
    const again = await day(id, '2026-11-20');
    expect(again.status).toBe('ORDERED');
    expect(again.order!.orderNumber).not.toBe(order!.orderNumber);
    expect(await platesLeft(ravi, kitchen, meal)).toBe(24);
  });

  test('and takes it back until the cut-off, to the second', async () => {
    const [first, second] = [await start(), await start()];
    for (const { id } of [first, second]) await skip(id, '2026-11-18');
    marketplace.clock.moveTo('2026-11-18T17:59:59Z');
    expect(await unskip(first.id, '2026-11-18')).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced();
    expect((await day(first.id, '2026-11-18')).status).toBe('ORDERED');
    marketplace.clock.forward({ seconds: 1 });
    expect(await unskip(second.id, '2026-11-18')).toMatchObject({ code: 'CUT_OFF_PASSED' });
    await ordersPlaced();
    expect((await day(second.id, '2026-11-18')).status).toBe('SKIPPED');
    // What is ordered already stays as it is.
    expect(await unskip(first.id, '2026-11-18')).toMatchObject({ __typename: 'TiffinPlan' });
    const types = (await notices()).map(({ type }: { type: string }) => type);
    expect(types).not.toContain('TIFFIN_DAY_MISSED');
  });

  test('and has a day again whose order he canceled, until its cut-off', async () => {
    const { id } = await start();
    await ordersPlaced();
    for (const date of ['2026-11-18', '2026-11-20']) await cancelOrder(ravi, (await day(id, date)).order!.id);
    for (const _ of [1, 2])
      expect(await unskip(id, '2026-11-20')).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced();
    expect((await day(id, '2026-11-20')).order!.status).toBe('PLACED');
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    expect(await unskip(id, '2026-11-18')).toMatchObject({ code: 'CUT_OFF_PASSED' });
    expect((await day(id, '2026-11-18')).order!.status).toBe('CANCELED');
  });

  test('until the cut-off, to the second', async () => {
    const [first, second] = [await start(), await start()];
    await ordersPlaced();
    marketplace.clock.moveTo('2026-11-18T18:00:00Z');
    expect(await skip(first.id, '2026-11-18')).toMatchObject({ __typename: 'TiffinPlan' });
    marketplace.clock.forward({ seconds: 1 });
    expect(await skip(second.id, '2026-11-18')).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
    expect((await day(second.id, '2026-11-18')).status).toBe('ORDERED');
  });

  test('a holiday in all his plans, and reads what stays', async () => {
    const [lunch, dinner] = [await start(), await start(lunches({ mealtime: 'DINNER' }))];
    await ordersPlaced();
    marketplace.clock.moveTo('2026-11-18T19:00:00Z');
    const document = `mutation ($input: SkipTiffinDaysInput!) { skipTiffinDays(input: $input) { __typename
      ... on SkippedTiffinDays { notSkipped { planId serviceDate reason } plans { id } } ${problem} } }`;
    const skipDays = async (from: string, until: string) =>
      (await ravi.graphql(document, { input: { from, until } })).skipTiffinDays;
    const { notSkipped } = await skipDays('2026-11-18', '2026-11-24');
    expect(notSkipped).toEqual([
      { planId: lunch.id, serviceDate: '2026-11-18', reason: expect.stringContaining('too late') },
    ]);
    expect(await statuses(lunch.id)).toEqual([
      '11-18 ORDERED',
      ...['11-19', '11-20', '11-23', '11-24'].map(date => `${date} SKIPPED`),
      '11-25 PLANNED',
    ]);
    expect((await statuses(dinner.id)).slice(0, 2)).toEqual(['11-18 SKIPPED', '11-19 SKIPPED']);
    // Eight weeks from today begin with it.
    expect((await skipDays('2027-01-12', '2027-01-13')).notSkipped).toEqual(
      [lunch, dinner].map(({ id: planId }) => ({
        planId,
        serviceDate: '2027-01-13',
        reason: 'Please choose days within the next eight weeks.',
      })),
    );
    expect(await skipDays('2026-11-24', '2026-11-18')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'until',
    });
    expect(await skipDays('2027-02-01', '2027-02-02')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'until',
    });
    expect(await skipDays('2026-11-18', '2027-11-18')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'until',
    });
  });

  test.each(['2026-11-21', '2026-11-17', '2027-03-01', '2020-01-01'])(
    'no day without a meal: %s',
    async date => {
      const { id } = await start();
      expect(await skip(id, date)).toMatchObject({ code: 'NOT_A_PLAN_DAY' });
      expect(await unskip(id, date)).toMatchObject({ code: 'NOT_A_PLAN_DAY' });
    },
  );
});

describe('a day is never ordered otherwise than agreed', () => {
  test('another diet waits until Ravi agrees to it, at the price of that day', async () => {
    const { id } = await start();
    await change({ priceCents: 1100, diet: 'EGG', allergens: ['EGG'] });
    await ordersPlaced();
    expect(await day(id, '2026-11-18')).toMatchObject({
      status: 'WAITING',
      reason: expect.stringMatching(/^The cook changed what is in/),
    });
    expect(await liveOrders()).toEqual([]);
    expect(await agree(id, 1000)).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await agree(id, 1100)).toMatchObject({ total: { cents: 1100 } });
    await ordersPlaced();
    expect((await day(id, '2026-11-18')).order!.total.cents).toBe(1100);
  });

  test('nor with contents that were not shown to him when he agreed', async () => {
    const lines = kitchen.dishes.slice(0, 2).map(dish => ({ dishId: dish.id, quantity: 1 }));
    const { id } = await start(lunches({ lines, expectedTotalCents: 1650 }));
    const contentsShown = async (): Promise<string> => {
      const document = `query ($planId: ID!, $lines: [CartLineInput!]!) {
        quoteTiffinPlan(planId: $planId, lines: $lines, isAgreement: true) { contentsKey } }`;
      return (await ravi.graphql(document, { planId: id, lines })).quoteTiffinPlan.contentsKey;
    };
    await change({ diet: 'EGG', allergens: ['EGG'] });
    await ordersPlaced();
    const shown = await contentsShown();
    await change({ diet: 'EGG', allergens: ['PEANUTS', 'EGG'] });
    const acts = new TiffinPlanActs(marketplace, ravi);
    expect(await acts.agree(id, 1650, [], shown)).toMatchObject({
      code: 'DISHES_CHANGED',
      message: 'The cook changed what is in Masala Dosa. Please look at it and agree.',
    });
    await ordersPlaced();
    expect(await liveOrders()).toEqual([]);
    await change({ diet: 'EGG', allergens: ['EGG', 'PEANUTS'] });
    expect(await acts.agree(id, 1650, [], await contentsShown())).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced();
    expect((await day(id, '2026-11-18')).status).toBe('ORDERED');
  });

  test('nor with contents that changed since, though in a way that harms no one', async () => {
    const { id } = await start();
    const acts = new TiffinPlanActs(marketplace, ravi);
    expect(await acts.agree(id, 900, [], 'x'.repeat(22))).toMatchObject({
      code: 'DISHES_CHANGED',
      message: 'The cook changed the meal. Please look at it and agree.',
    });
  });

  test('a lower price holds immediately', async () => {
    const { id } = await start();
    await change({ priceCents: 700 });
    await ordersPlaced();
    expect((await day(id, '2026-11-18')).order!.total.cents).toBe(700);
  });

  test('a new allergen waits until he agrees, and one that is gone harms no one', async () => {
    const { id } = await start();
    await change({ allergens: [] });
    await ordersPlaced();
    expect((await day(id, '2026-11-18')).status).toBe('ORDERED');
    marketplace.clock.forward({ days: 1 });
    await change({ allergens: ['MILK', 'PEANUTS'] });
    await ordersPlaced();
    expect(await day(id, '2026-11-24')).toMatchObject({
      status: 'WAITING',
      reason: 'The cook changed what is in Masala Dosa. Please look at it and agree.',
    });
    expect((await agree(id, 900)).lines[0].allergens).toEqual(['MILK', 'PEANUTS']);
    await ordersPlaced();
    expect((await day(id, '2026-11-24')).status).toBe('ORDERED');
  });

  test('what someone in his household never eats waits, and is ordered once he agrees for this plan', async () => {
    const { id } = await start();
    await saveHousehold(ravi, [aPersonAtTable('Aarav', { never: ['MILK'], diet: 'VEGAN' })]);
    await ordersPlaced();
    await ordersPlaced();
    expect(await liveOrders()).toEqual([]);
    const reason =
      'Someone in your household never eats Masala Dosa. Please look at your plan and agree, or skip the day.';
    expect(await day(id, '2026-11-18')).toMatchObject({ status: 'WAITING', reason });
    const refused = (await notices()).filter(({ type }: { type: string }) => type === 'TIFFIN_DAY_REFUSED');
    expect(refused).toEqual([
      expect.objectContaining({
        title: 'No lunch from your plan on Wed, Nov 18 yet',
        message: expect.stringContaining('The same goes for Thu, Nov 19; Fri, Nov 20; Mon, Nov 23.'),
      }),
    ]);
    expect(JSON.stringify(refused)).not.toMatch(/Aarav|milk/i);

    expect(await agree(id, 900)).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
    expect(await agree(id, 900, await dietConflicts())).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced();
    expect((await day(id, '2026-11-18')).status).toBe('ORDERED');
  });

  test('a conflict he agreed to stays agreed when the household needs less, and not when it needs more', async () => {
    const aarav = aPersonAtTable('Aarav', { never: ['MILK'], diet: 'VEGAN' });
    await saveHousehold(ravi, [aarav]);
    expect(await start()).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
    const { id } = await start(lunches({ acceptedDietConflicts: await dietConflicts() }));
    await saveHousehold(ravi, [{ ...aarav, diet: null }]);
    await ordersPlaced();
    expect((await day(id, '2026-11-18')).status).toBe('ORDERED');
    marketplace.clock.forward({ days: 1 });
    await saveHousehold(ravi, [{ ...aarav, needs: ['JAIN'] }]);
    await ordersPlaced();
    expect((await day(id, '2026-11-24')).status).toBe('WAITING');
    expect((await day(id, '2026-11-19')).status).toBe('WAITING');
    expect(await liveOrders()).toEqual([]);
  });

  test('a sold-out day is tried again, and missed when the cut-off passes; he is notified once', async () => {
    await marketplace.sql.rows(
      "update mealtime_plans set plates = 1 where mealtime = 'LUNCH' and weekday in (3, 4)",
    );
    const priya = await marketplace.customer('Priya Nair');
    await start(lunches({ weekdays: [3, 4], endsOn: '2026-11-19' }), priya);
    await ordersPlaced();
    const { id } = await start(lunches({ weekdays: [3, 4], endsOn: '2026-11-19' }));
    for (const _ of [1, 2, 3]) {
      await ordersPlaced();
      marketplace.clock.forward({ minutes: 11 });
    }
    expect(await statuses(id)).toEqual(['11-18 WAITING', '11-19 WAITING']);
    expect(await notices()).toHaveLength(2);
    await marketplace.sql.rows(
      "update mealtime_plans set plates = 2 where mealtime = 'LUNCH' and weekday = 4",
    );
    await marketplace.sql.rows("update service_days set lunch_plates = 2 where service_date = '2026-11-19'");
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    await ordersPlaced();
    expect(await statuses(id)).toEqual(['11-18 MISSED', '11-19 ORDERED']);
    expect((await day(id, '2026-11-18')).reason).toContain('sold out');
  });
});

describe('Ravi stops', () => {
  test('and what can still be canceled is, while the meal being cooked stays', async () => {
    const { id } = await start();
    await ordersPlaced();
    marketplace.clock.moveTo('2026-11-18T19:00:00Z');
    expect((await stop(id)).stoppedAt).toBe('2026-11-18T19:00:00.000Z');
    expect(await statuses(id)).toEqual(['11-18 ORDERED']);
    marketplace.clock.forward({ days: 2 });
    await ordersPlaced();
    expect(await liveOrders()).toEqual([{ day: '2026-11-18', count: 1 }]);
    for (const answer of [await stop(id), await skip(id, '2026-11-24'), await agree(id, 900)])
      expect(answer).toMatchObject({ code: 'TIFFIN_PLAN_STOPPED' });
  });
});

test('the export of his data has his plans', async () => {
  await start(lunches({ note: 'No onions, please' }));
  await notificationsSent(marketplace);
  const { myData } = await ravi.graphql('{ myData }');
  expect(JSON.parse(myData).tiffinPlans).toMatchObject([{ note: 'No onions, please', totalCents: 900 }]);
});

test('Mallory, whose address is unproven, cannot start one', async () => {
  await marketplace.sql.rows('update users set email_proven_at = null where id = $1', [ravi.userId]);
  expect(await start()).toMatchObject({ code: 'EMAIL_NOT_PROVEN' });
});

test('the orders of a plan count to the network it was started from', async () => {
  const { id } = await start();
  await ordersPlaced();
  const { order } = await day(id, '2026-11-18');
  const placed = await marketplace.sql.rows<{ same: boolean }>(
    `select o.placed_from is not null and o.placed_from = p.started_from as same
     from orders o, tiffin_plans p where o.id = $1`,
    [order!.id],
  );
  expect(placed).toEqual([{ same: true }]);
});

test('Asha closes her kitchen for good, and its plans stop', async () => {
  const { id } = await start(lunches({ startsOn: '2026-12-20' }));
  const close =
    'mutation ($name: String!) { closeMyKitchen(kitchenName: $name) { __typename ... on Problem { code } } }';
  const { closeMyKitchen } = await cook.graphql(close, { name: kitchen.kitchenName });
  expect(closeMyKitchen.code).toBeUndefined();
  expect((await read(id)).stoppedAt).not.toBeNull();
});

describe('no one else', () => {
  test('reads or changes his plan', async () => {
    const { id } = await start();
    const priya = await marketplace.customer('Priya Nair');
    expect(await read(id, priya)).toBeNull();
    expect(await read('nothing', priya)).toBeNull();
    expect(await skip(id, '2026-11-18', priya)).toMatchObject({ code: 'TIFFIN_PLAN_NOT_FOUND' });
    expect((await priya.graphql('{ tiffinPlans { id } }')).tiffinPlans).toEqual([]);
    expect((await ravi.graphql('{ tiffinPlans { id } }')).tiffinPlans).toEqual([{ id }]);
    expect(await cook.refusal('{ tiffinPlans { id } }')).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal('{ tiffinPlans { id } }')).toBe('UNAUTHENTICATED');
  });

  test('but Asha sees what comes, day by day, without names', async () => {
    const { id } = await start(
      lunches({ lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }], expectedTotalCents: 1800 }),
    );
    await ordersPlaced();
    await skip(id, '2026-11-25');
    const forecast = '{ tiffinForecast { serviceDate mealtime ordered planned skipped plannedPortions } }';
    const { tiffinForecast } = await cook.graphql(forecast);
    expect(tiffinForecast).toHaveLength(9);
    const lunch = { mealtime: 'LUNCH', ordered: 0, planned: 0, skipped: 0, plannedPortions: 0 };
    expect(tiffinForecast.slice(3, 6)).toEqual([
      { ...lunch, serviceDate: '2026-11-23', ordered: 1 },
      { ...lunch, serviceDate: '2026-11-24', planned: 1, plannedPortions: 2 },
      { ...lunch, serviceDate: '2026-11-25', skipped: 1 },
    ]);
    const { cook: gauri } = await marketplace.kitchenOwner('Gauri Joshi');
    expect((await gauri.graphql(forecast)).tiffinForecast).toEqual([]);
  });
});

test("a plan with a tiffin of the day takes each day's content, also one written after the day is ordered", async () => {
  await change({ isTiffinOfTheDay: true });
  const { id } = await start();
  const dish = { id: kitchen.dishes[0]!.id };
  const write = (serviceDate: string, text: string) =>
    publish(cook, {
      ...menuFor({ serviceDate, mealtime: 'LUNCH' }, [dish]),
      contents: [{ dishId: dish.id, text }],
    });
  await write('2026-11-18', 'Rajma, rice');
  await ordersPlaced();
  await write('2026-11-19', 'Kadhi, rice');
  const document = `query ($id: ID!) { tiffinPlan(id: $id) {
    days(first: 3) { order { lines { mealContent } } } } }`;
  const { tiffinPlan } = await ravi.graphql(document, { id });
  const contents = tiffinPlan.days.map((each: { order: { lines: object[] } }) => each.order.lines);
  expect(contents).toEqual([
    [{ mealContent: 'Rajma, rice' }],
    [{ mealContent: 'Kadhi, rice' }],
    [{ mealContent: '' }],
  ]);
});
