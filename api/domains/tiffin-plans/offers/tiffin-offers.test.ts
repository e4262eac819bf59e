import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { notePriceRises } from '../prices/note-price-rises.ts';

const wednesday = '2026-11-18';
const workdays = [1, 2, 3, 4, 5];

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

const offer =
  'id version name promise isOpen price { text } menuPrice { text } dishes { quantity dish { name } }';

/** Two portions of the first dish at $8 in place of $9, on at least three workdays. */
const lightLunch = (given: Record<string, unknown> = {}) => ({
  name: 'Light lunch',
  promise: 'Vegetarian, never nuts',
  mealtime: 'LUNCH',
  weekdays: workdays,
  leastDays: 3,
  lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 2, unitPriceCents: 800 }],
  ...given,
});
const save = async (input: Record<string, unknown>, by = cook) =>
  (
    await by.graphql(
      `mutation ($input: TiffinOfferInput!) { saveTiffinOffer(input: $input) { __typename
        ... on OwnTiffinOffers { offers { ${offer} } } ... on Problem { code message field } } }`,
      { input },
    )
  ).saveTiffinOffer;
const offered = async (given: Record<string, unknown> = {}): Promise<{ id: string; version: number }> =>
  (await save(lightLunch(given))).offers.at(-1)!;
const withdraw = async (offerId: string, by = cook) =>
  (
    await by.graphql(
      `mutation ($offerId: ID!) { withdrawTiffinOffer(offerId: $offerId) { __typename
        ... on OwnTiffinOffers { offers { id } } ... on Problem { code } } }`,
      { offerId },
    )
  ).withdrawTiffinOffer;
const shown = async () =>
  (
    await ravi.customer.graphql(`query ($id: ID!) { supplier(id: $id) { tiffinOffers { ${offer} } } }`, {
      id: kitchen.id,
    })
  ).supplier.tiffinOffers;

/** Ravi's plan from an offer, for one person. */
const from = (offerId: string, given: Record<string, unknown> = {}) =>
  lunchesOf(kitchen, {
    offerId,
    lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }],
    expectedTotalCents: 1600,
    ...given,
  });

describe('Asha offers a plan', () => {
  test('which no one sees once her kitchen is suspended', async () => {
    const { id } = await offered();
    const read = 'query ($id: ID!) { tiffinOffer(id: $id) { supplier { kitchenName } } }';
    expect((await ravi.customer.graphql(read, { id })).tiffinOffer).not.toBeNull();
    await marketplace.sql.rows('update suppliers set suspended_at = now(), is_active = false');
    expect((await ravi.customer.graphql(read, { id })).tiffinOffer).toBeNull();
  });

  test('which is not shown once a dish is not cooked on its days any more', async () => {
    await offered();
    await changeFirstDish(cook, { weekdays: [1, 2, 3] });
    expect(await shown()).toEqual([]);
  });

  test('which her customers see with its price and that of the menu', async () => {
    await save(lightLunch());
    expect(await shown()).toMatchObject([
      {
        name: 'Light lunch',
        promise: 'Vegetarian, never nuts',
        price: { text: '$16.00' },
        menuPrice: { text: '$18.00' },
        isOpen: true,
      },
    ]);
  });

  test('changes it, and is warned when another window did so before', async () => {
    const { id, version } = await offered();
    expect(await save(lightLunch({ id, version, name: 'Lunch for two' }))).toMatchObject({
      offers: [{ id, version: 2, name: 'Lunch for two' }],
    });
    expect(await save(lightLunch({ id, version }))).toMatchObject({ code: 'MENU_CONFLICT' });
  });

  test('and it is not shown while a dish of it is off sale, but to her', async () => {
    await offered();
    await changeFirstDish(cook, { isAvailable: false });
    expect(await shown()).toEqual([]);
    const { myTiffinOffers } = await cook.graphql('{ myTiffinOffers { offers { name isOpen } } }');
    expect(myTiffinOffers.offers).toEqual([{ name: 'Light lunch', isOpen: false }]);
  });

  test('never above the menu, whose price may fall', async () => {
    await offered();
    await changeFirstDish(cook, { priceCents: 700 });
    expect(await shown()).toMatchObject([{ price: { text: '$14.00' }, menuPrice: { text: '$14.00' } }]);
  });

  test.each([
    ['without a name', { name: ' ' }, 'INVALID_INPUT', 'name'],
    ['without a day', { weekdays: [], leastDays: 1 }, 'INVALID_INPUT', 'weekdays'],
    ['with fewer days than customers would choose', { leastDays: 6 }, 'INVALID_INPUT', 'leastDays'],
    ['without a dish', { lines: [] }, 'INVALID_INPUT', 'lines'],
    ['with a long promise', { promise: 'x'.repeat(201) }, 'INVALID_INPUT', 'promise'],
    ['under an unknown ID', { id: 'x', version: 1 }, 'TIFFIN_OFFER_NOT_FOUND', 'offerId'],
  ])('but not %s', async (_, given, code, field) => {
    expect(await save(lightLunch(given))).toMatchObject({ code, field });
  });

  test('but not at more than the menu, nor with a dish of another kitchen', async () => {
    const [first] = kitchen.dishes;
    const dear = { dishId: first!.id, quantity: 1, unitPriceCents: 901 };
    expect(await save(lightLunch({ lines: [dear] }))).toMatchObject({ field: 'lines.0.unitPriceCents' });
    const twice = { ...dear, unitPriceCents: 900 };
    expect(await save(lightLunch({ lines: [twice, twice] }))).toMatchObject({ field: 'lines' });
    const other = await marketplace.kitchenOwner('Leela Iyer');
    const hers = { dishId: other.kitchen.dishes[0]!.id, quantity: 1, unitPriceCents: 100 };
    expect(await save(lightLunch({ lines: [hers] }))).toMatchObject({ code: 'DISH_NOT_FOUND' });
  });

  test('nor more than ten, and another cook can touch none of them', async () => {
    let id = '';
    for (let count = 1; count <= 10; count++) ({ id } = await offered({ name: `Lunch ${count}` }));
    expect(await save(lightLunch())).toMatchObject({ code: 'TIFFIN_OFFER_LIMIT' });
    const other = await marketplace.kitchenOwner('Leela Iyer');
    expect(await withdraw(id, other.cook)).toMatchObject({ code: 'TIFFIN_OFFER_NOT_FOUND' });
    const hers = { dishId: other.kitchen.dishes[0]!.id, quantity: 1, unitPriceCents: 100 };
    expect(await save(lightLunch({ id, version: 1, lines: [hers] }), other.cook)).toMatchObject({
      code: 'TIFFIN_OFFER_NOT_FOUND',
    });
    expect(await withdraw(id)).toMatchObject({ __typename: 'OwnTiffinOffers' });
    expect(await offered()).toBeDefined();
  });
});

describe('Ravi starts it', () => {
  test('and each meal costs what was offered, though the menu has another price', async () => {
    const { id: offerId } = await offered();
    const { id } = await ravi.start(from(offerId));
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, wednesday)).order!.total.cents).toBe(1600);
  });

  test('and pays its price on a day for two, that of the menu for another dish, and for half an offer', async () => {
    const { id: offerId } = await offered();
    const { id } = await ravi.start(from(offerId));
    await ordersPlaced(marketplace);
    const [first, second] = kitchen.dishes;
    const day = { planId: id, serviceDate: wednesday };
    const more = { dishId: second!.id, quantity: 1 };
    const forTwo = [{ dishId: first!.id, quantity: 4 }, more];
    await ravi.changeDay({ ...day, lines: forTwo, expectedTotalCents: 3200 + 750 });
    expect((await ravi.day(id, wednesday)).order!.total.cents).toBe(3950);
    const half = [{ dishId: first!.id, quantity: 1 }, more];
    expect(await ravi.changeDay({ ...day, lines: half, expectedTotalCents: 800 + 750 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    await ravi.resetDay(id, wednesday);
    expect((await ravi.day(id, wednesday)).order!.total.cents).toBe(1600);
  });

  test('and is notified of the price of the menu when Asha withdraws it', async () => {
    const { id: offerId } = await offered();
    const { id } = await ravi.start(from(offerId));
    await withdraw(offerId);
    await notePriceRises(marketplace.services, kitchen.id);
    expect((await ravi.notices())[0]!.message).toMatch(
      /^From Mon, Nov 30 on, .* costs \$18\.00 instead of \$16\.00/,
    );
    await ordersPlaced(marketplace);
    expect((await ravi.day(id, wednesday)).order!.total.cents).toBe(1600);
    expect(await ravi.start(from(offerId))).toMatchObject({ code: 'TIFFIN_OFFER_NOT_FOUND' });
  });

  test('for one day to try it, once', async () => {
    const { id: offerId } = await offered();
    const oneDay = { weekdays: [3], startsOn: wednesday, endsOn: wednesday };
    expect(await ravi.start(from(offerId, oneDay))).toMatchObject({
      __typename: 'TiffinPlan',
      consent: expect.stringMatching(/for me once, on the day I chose, for \$16\.00\./),
    });
    expect(await ravi.start(from(offerId, oneDay))).toMatchObject({ code: 'INVALID_INPUT', field: 'endsOn' });
  });

  test('for one day until its cut-off, and one that is too late uses up nothing', async () => {
    const { id: offerId } = await offered();
    const oneDay = { weekdays: [3], startsOn: wednesday, endsOn: wednesday };
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    expect(await ravi.start(from(offerId, oneDay))).toMatchObject({ code: 'CUT_OFF_PASSED' });
    const nextWeek = { weekdays: [3], startsOn: '2026-11-25', endsOn: '2026-11-25' };
    expect(await ravi.start(from(offerId, nextWeek))).toMatchObject({ __typename: 'TiffinPlan' });
    expect(await ravi.start(from(offerId, nextWeek))).toMatchObject({ field: 'endsOn' });
  });

  test('for one day again when no order could be placed for it in time', async () => {
    const { id: offerId } = await offered();
    const oneDay = { weekdays: [3], startsOn: wednesday, endsOn: wednesday };
    const { id } = await ravi.start(from(offerId, oneDay));
    // No process ordered it while it could be ordered.
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, wednesday)).toMatchObject({ status: 'MISSED' });
    const nextWeek = { weekdays: [3], startsOn: '2026-11-25', endsOn: '2026-11-25' };
    expect(await ravi.start(from(offerId, nextWeek))).toMatchObject({ __typename: 'TiffinPlan' });
  });

  test('for one day by an early last day, like any other trial', async () => {
    const { id: offerId } = await offered();
    const untilFriday = { startsOn: '2026-11-20', endsOn: '2026-11-21' };
    expect(await ravi.start(from(offerId, untilFriday))).toMatchObject({ __typename: 'TiffinPlan' });
    expect(await ravi.start(from(offerId, untilFriday))).toMatchObject({ field: 'endsOn' });
    const twoDays = { startsOn: '2026-11-19', endsOn: '2026-11-21' };
    expect(await ravi.start(from(offerId, twoDays))).toMatchObject({ field: 'weekdays' });
  });

  test('for one day once, also when he asks twice at a time', async () => {
    const { id: offerId } = await offered();
    const oneDay = { weekdays: [3], startsOn: wednesday, endsOn: wednesday };
    const answers = await Promise.all([1, 2, 3].map(() => ravi.start(from(offerId, oneDay))));
    expect(answers.filter(({ __typename }) => __typename === 'TiffinPlan')).toHaveLength(1);
  });

  test('for one day, which does not become every Wednesday', async () => {
    const { id: offerId } = await offered();
    const plan = from(offerId, { weekdays: [3], startsOn: wednesday, endsOn: wednesday });
    const { id } = await ravi.start(plan);
    const { lines, expectedTotalCents } = plan;
    const change = { planId: id, lines, expectedTotalCents, weekdayAddresses: [], hasConsented: true };
    expect(await ravi.change({ ...change, weekdays: [3], endsOn: null })).toMatchObject({
      field: 'weekdays',
    });
    expect(await ravi.change({ ...change, weekdays: [0, 1, 2] })).toMatchObject({ field: 'weekdays' });
    const note = { ...change, weekdays: [3], endsOn: wednesday, note: 'Less salt' };
    expect(await ravi.change(note)).toMatchObject({ __typename: 'TiffinPlan', note: 'Less salt' });
  });

  test('and has fewer days at the prices of the menu only, also by a way round', async () => {
    const { id: offerId } = await offered();
    const plan = from(offerId);
    const { id } = await ravi.start(plan);
    const { lines, expectedTotalCents } = plan;
    const change = { planId: id, weekdays: [1], weekdayAddresses: [], hasConsented: true };
    const rice = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
    expect(await ravi.change({ ...change, lines: rice, expectedTotalCents: 750 })).toMatchObject({
      __typename: 'TiffinPlan',
    });
    expect(await ravi.change({ ...change, lines, expectedTotalCents })).toMatchObject({ field: 'weekdays' });
  });

  test('and later on no fewer days than it asks for', async () => {
    const { id: offerId } = await offered();
    const plan = from(offerId, { weekdays: [1, 2, 3] });
    const { id } = await ravi.start(plan);
    const { lines, expectedTotalCents } = plan;
    const change = { planId: id, lines, expectedTotalCents, weekdayAddresses: [], hasConsented: true };
    expect(await ravi.change({ ...change, weekdays: [1, 2] })).toMatchObject({ field: 'weekdays' });
    expect(await ravi.change({ ...change, weekdays: [1, 2, 4] })).toMatchObject({ __typename: 'TiffinPlan' });
  });

  test('not on fewer days, on others, with other dishes or for another meal', async () => {
    const { id: offerId } = await offered();
    const other = await marketplace.kitchenOwner('Leela Iyer');
    const [first, second] = kitchen.dishes;
    for (const [given, refusal] of [
      [{ weekdays: [1, 2] }, { field: 'weekdays' }],
      [{ weekdays: [0, 1, 2] }, { field: 'weekdays' }],
      [{ lines: [{ dishId: first!.id, quantity: 3 }], expectedTotalCents: 2400 }, { field: 'lines' }],
      [{ lines: [{ dishId: second!.id, quantity: 2 }], expectedTotalCents: 1500 }, { field: 'lines' }],
      [{ mealtime: 'DINNER' }, { code: 'TIFFIN_OFFER_NOT_FOUND' }],
      [{ supplierId: other.kitchen.id }, { code: 'TIFFIN_OFFER_NOT_FOUND' }],
      [{ expectedTotalCents: 1800 }, { code: 'PRICE_CHANGED' }],
    ] as const)
      expect(await ravi.start(from(offerId, given))).toMatchObject(refusal);
  });
});

test('A meal is priced for Ravi before he agrees: by the offer, and by his plan on a day', async () => {
  const { id: offerId } = await offered();
  const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 4 }];
  const { quoteTiffinOffer } = await ravi.customer.graphql(
    'query ($offerId: ID!, $lines: [CartLineInput!]!) { quoteTiffinOffer(offerId: $offerId, lines: $lines) { total { cents } } }',
    { offerId, lines },
  );
  expect(quoteTiffinOffer.total.cents).toBe(3200);
  const { id: planId } = await ravi.start(from(offerId));
  await withdraw(offerId);
  const document = `query ($planId: ID!, $lines: [CartLineInput!]!, $serviceDate: LocalDate) {
    quoteTiffinPlan(planId: $planId, lines: $lines, serviceDate: $serviceDate) { total { cents } } }`;
  const quoted = async (by: Visitor, serviceDate: string | null) =>
    (await by.graphql(document, { planId, lines, serviceDate })).quoteTiffinPlan;
  expect(await quoted(ravi.customer, wednesday)).toEqual({ total: { cents: 3200 } });
  expect(await quoted(ravi.customer, null)).toEqual({ total: { cents: 3600 } });
  expect(await quoted(await marketplace.customer('Priya Nair'), null)).toBeNull();
});
