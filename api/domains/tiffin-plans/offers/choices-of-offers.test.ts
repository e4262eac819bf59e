import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPersonAtTable, saveHousehold } from '../../../testing/builders/a-household.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aThali, idsOf, type Thali } from '../../../testing/builders/a-thali.ts';
import { billsMade, openBillOf, saturdayAtNine } from '../../../testing/builders/a-tiffin-bill.ts';
import {
  changeFirstDish,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { TiffinOfferActs } from '../../../testing/builders/tiffin-offer-acts.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { notePriceRises } from '../prices/note-price-rises.ts';

const thursday = '2026-11-19';
const friday = '2026-11-20';
const monday = '2026-11-30';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;
let lunch: TiffinOfferActs;
let thali: Thali;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  lunch = new TiffinOfferActs(marketplace, cook, kitchen);
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  thali = aThali();
  await changeFirstDish(cook, { optionGroups: thali.groups });
});

const dishId = () => kitchen.dishes[0]!.id;
const usual = () => idsOf(thali.rice, thali.bhindi, thali.aloo);
/** A dollar fifty more than the usual ones. */
const withPaneer = () => idsOf(thali.rice, thali.aloo, thali.paneer);
const portions = (quantity: number, choiceIds: string[]) => ({ dishId: dishId(), quantity, choiceIds });

/** Asha's thali at $8 in place of $9, on one day a week or more, without a limit. */
const offered = (given: Record<string, unknown> = {}) =>
  lunch.offered({
    lines: [{ dishId: dishId(), quantity: 1, unitPriceCents: 800 }],
    spots: null,
    ...given,
  });
const started = (offerId: string, given: Record<string, unknown> = {}) =>
  lunch.start(ravi, offerId, {
    weekdays: [1, 2, 3, 4, 5],
    lines: [portions(1, usual())],
    expectedTotalCents: 800,
    ...given,
  });
const priced = (changed: { id: string }, priceCents: number) =>
  thali.groups.map(group => ({
    ...group,
    choices: group.choices.map(each => (each.id === changed.id ? { ...each, priceCents } : each)),
  }));
const without = (gone: { id: string }) =>
  thali.groups.map(group => ({ ...group, choices: group.choices.filter(({ id }) => id !== gone.id) }));
const orderOn = async (planId: string, serviceDate: string) => {
  const { order } = await ravi.day(planId, serviceDate);
  const { order: read } = await ravi.customer.graphql(
    'query ($id: ID!) { order(id: $id) { total { cents } lines { quantity choices { name } } } }',
    { id: order!.id },
  );
  return read;
};
/** Sessions end after two weeks, so that both sign in again. */
const comeBack = async (moment: string) => {
  marketplace.clock.moveTo(moment);
  cook = await marketplace.cookOf(kitchen);
  lunch = new TiffinOfferActs(marketplace, cook, kitchen);
  ravi = new TiffinPlanActs(marketplace, await marketplace.cookOf(ravi.customer));
};
const riseOf = async (id: string) =>
  (
    await ravi.customer.graphql(
      'query ($id: ID!) { tiffinPlan(id: $id) { rise { total { cents } from needsConsent } } }',
      { id },
    )
  ).tiffinPlan.rise;

describe('Asha offers a thali with choices', () => {
  test('whose price counts the cheapest ones that must be made, and the dearest that can be', async () => {
    await offered();
    const read = async () =>
      (
        await ravi.customer.graphql(
          `query ($id: ID!) { supplier(id: $id) { tiffinOffers { price { cents } highestPrice { cents }
            menuPrice { cents } dishes { unitPrice { cents } dish { optionGroups { name least most } } } } } }`,
          { id: kitchen.id },
        )
      ).supplier.tiffinOffers;
    expect(await read()).toEqual([
      {
        price: { cents: 800 },
        highestPrice: { cents: 800 + 150 + 300 + 100 },
        menuPrice: { cents: 900 },
        dishes: [
          {
            unitPrice: { cents: 800 },
            dish: {
              optionGroups: [
                { name: 'Bread', least: 1, most: 1 },
                { name: 'Sabzi', least: 2, most: 2 },
                { name: 'Extras', least: 0, most: 1 },
              ],
            },
          },
        ],
      },
    ]);
    const [bread, ...others] = thali.groups;
    const dearBread = { ...bread!, choices: bread!.choices.map(each => ({ ...each, priceCents: 50 })) };
    await changeFirstDish(cook, { optionGroups: [dearBread, ...others] });
    expect(await read()).toMatchObject([{ price: { cents: 850 }, menuPrice: { cents: 950 } }]);
  });
});

describe('Ravi starts it', () => {
  test('only once he has chosen', async () => {
    const offerId = await offered();
    for (const choiceIds of [[], idsOf(thali.rice), [...usual(), thali.roti.id]])
      expect(await started(offerId, { lines: [portions(1, choiceIds)] })).toMatchObject({
        code: 'CHOICES_CHANGED',
        field: 'lines',
      });
  });

  test('and pays the price of the offer, and for his choices what they cost on the menu', async () => {
    const offerId = await offered();
    const plan = { lines: [portions(1, withPaneer())], expectedTotalCents: 950 };
    expect(await started(offerId, { ...plan, expectedTotalCents: 1050 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const { id } = await started(offerId, plan);
    await ordersPlaced(marketplace);
    expect(await orderOn(id, thursday)).toEqual({
      total: { cents: 950 },
      lines: [{ quantity: 1, choices: [{ name: 'Rice' }, { name: 'Aloo' }, { name: 'Paneer' }] }],
    });
    marketplace.clock.moveTo(saturdayAtNine);
    await billsMade(marketplace);
    const bill = await openBillOf(ravi.customer);
    // Three days that he had, and five of the week to come.
    expect(bill!.lines.map(({ price }) => price.cents)).toEqual(Array(8).fill(950));
  });

  test('for one day to try it, with choices as well', async () => {
    const offerId = await offered({ leastDays: 3 });
    const day = { weekdays: [4], startsOn: thursday, endsOn: thursday };
    const plan = { ...day, lines: [portions(1, withPaneer())], expectedTotalCents: 950 };
    expect(await started(offerId, plan)).toMatchObject({
      __typename: 'TiffinPlan',
      consent: expect.stringMatching(/once, on the day I chose, for \$9\.50\./),
    });
  });

  test('for two people who choose differently, each of whom takes a spot', async () => {
    const offerId = await offered({ spots: 2 });
    const lines = [portions(1, usual()), portions(1, withPaneer())];
    const { id } = await started(offerId, { lines, expectedTotalCents: 800 + 950 });
    await ordersPlaced(marketplace);
    expect(await orderOn(id, thursday)).toMatchObject({ total: { cents: 1750 } });
    expect((await lunch.shown()).isFull).toBe(true);
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    expect(
      await lunch.start(priya, offerId, { lines: [portions(1, usual())], expectedTotalCents: 800 }),
    ).toMatchObject({ code: 'TIFFIN_OFFER_FULL' });
  });

  test('from a spot that was reserved while he waited with no choices', async () => {
    const offerId = await offered({ spots: 1 });
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    const mondays = { lines: [portions(1, usual())], expectedTotalCents: 800 };
    const { id } = await lunch.start(priya, offerId, mondays);
    expect(await lunch.join(ravi, offerId)).toMatchObject({ waits: [{ position: 1 }] });
    await priya.stop(id);
    await lunch.serve();
    const plan = { lines: [portions(1, withPaneer())], expectedTotalCents: 950 };
    expect(await lunch.start(ravi, offerId, plan)).toMatchObject({ __typename: 'TiffinPlan' });
    expect(await lunch.waitsOf(ravi)).toEqual([]);
  });
});

describe('Ravi chooses something else', () => {
  test('for one day, at the price of the offer', async () => {
    const { id } = await started(await offered());
    const change = { planId: id, serviceDate: thursday, lines: [portions(1, withPaneer())] };
    expect(await ravi.changeDay({ ...change, expectedTotalCents: 950 })).toMatchObject({
      __typename: 'TiffinPlan',
    });
    await ordersPlaced(marketplace);
    expect(await orderOn(id, thursday)).toMatchObject({ total: { cents: 950 } });
    expect(await orderOn(id, friday)).toMatchObject({ total: { cents: 800 } });
  });

  test('for one day before a rise, at the price until then, though Asha has withdrawn the offer', async () => {
    const offerId = await offered();
    const { id } = await started(offerId);
    await lunch.withdraw(offerId);
    await notePriceRises(marketplace.services, kitchen.id);
    expect(await riseOf(id)).toMatchObject({ total: { cents: 900 }, from: monday });
    const lines = [portions(1, withPaneer())];
    const day = { planId: id, serviceDate: thursday, lines, expectedTotalCents: 950 };
    expect(await ravi.changeDay(day)).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced(marketplace);
    expect(await orderOn(id, thursday)).toMatchObject({ total: { cents: 950 } });
    // From the rise on, Ravi has not agreed to its price.
    expect(await ravi.changeDay({ ...day, serviceDate: monday })).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  test('for all days, and keeps his spot', async () => {
    const offerId = await offered({ spots: 1 });
    const { id } = await started(offerId, { weekdays: [1] });
    const change = { lines: [portions(1, withPaneer())], expectedTotalCents: 950 };
    expect(await lunch.change(ravi, id, change)).toMatchObject({ total: { cents: 950 } });
    expect((await lunch.shown()).weekdaySpots[0]).toEqual({ weekday: 1, left: 0 });
  });

  test('named in another order is the meal he has, with its price', async () => {
    const offerId = await offered();
    const { id } = await started(offerId);
    await lunch.withdraw(offerId);
    await notePriceRises(marketplace.services, kitchen.id);
    const note = { note: 'Mild', weekdays: [1, 2, 3, 4, 5], lines: [portions(1, usual().toReversed())] };
    expect(await lunch.change(ravi, id, { ...note, expectedTotalCents: 800 })).toMatchObject({
      note: 'Mild',
    });
    expect(await riseOf(id)).toMatchObject({ total: { cents: 900 } });
  });
});

describe('Asha changes the choices of her thali', () => {
  test('and Ravi is notified of a choice that costs more, before he pays it', async () => {
    const { id } = await started(await offered(), {
      lines: [portions(1, withPaneer())],
      expectedTotalCents: 950,
    });
    await changeFirstDish(cook, { optionGroups: priced(thali.paneer, 200) });
    await notePriceRises(marketplace.services, kitchen.id);
    expect(await riseOf(id)).toEqual({ total: { cents: 1000 }, from: monday, needsConsent: false });
    await ordersPlaced(marketplace);
    expect(await orderOn(id, thursday)).toMatchObject({ total: { cents: 950 } });
  });

  test.each<[string, () => ReturnType<typeof portions>[], number]>([
    ['one of them', () => [portions(1, withPaneer())], 950],
    ['one of two', () => [portions(1, usual()), portions(1, withPaneer())], 1750],
    ['the first of two', () => [portions(1, withPaneer()), portions(1, usual())], 1750],
  ])(
    'and a rise of %s that holds by now is none of the dish itself, though the offer is withdrawn',
    async (_, lines, expectedTotalCents) => {
      const offerId = await offered();
      const { id } = await started(offerId, { lines: lines(), expectedTotalCents });
      await changeFirstDish(cook, { optionGroups: priced(thali.paneer, 200) });
      await notePriceRises(marketplace.services, kitchen.id);
      expect(await riseOf(id)).toMatchObject({ total: { cents: expectedTotalCents + 50 }, from: monday });
      await comeBack('2026-12-01T17:00:00Z');
      await lunch.withdraw(offerId);
      await notePriceRises(marketplace.services, kitchen.id);
      expect(await riseOf(id)).toMatchObject({ from: '2026-12-14', needsConsent: true });
      const people = lines().length;
      const withRoti = [portions(people, idsOf(thali.roti, thali.bhindi, thali.aloo))];
      const day = { planId: id, serviceDate: '2026-12-03', lines: withRoti };
      expect(await ravi.changeDay({ ...day, expectedTotalCents: 800 * people })).toMatchObject({
        __typename: 'TiffinPlan',
      });
      await ordersPlaced(marketplace);
      expect(await orderOn(id, '2026-12-03')).toMatchObject({ total: { cents: 800 * people } });
    },
  );

  test('and a choice that is gone for an hour is no lower price', async () => {
    const { id } = await started(await offered(), {
      lines: [portions(1, withPaneer())],
      expectedTotalCents: 950,
    });
    await changeFirstDish(cook, { optionGroups: priced(thali.paneer, 200) });
    await notePriceRises(marketplace.services, kitchen.id);
    const noted = await riseOf(id);
    expect(noted).toMatchObject({ total: { cents: 1000 }, from: monday });
    await changeFirstDish(cook, { optionGroups: without(thali.paneer) });
    await notePriceRises(marketplace.services, kitchen.id);
    expect(await riseOf(id)).toEqual(noted);
  });

  test('and his days wait for a new choice, while the offer is shown as before', async () => {
    const { id } = await started(await offered(), {
      lines: [portions(1, withPaneer())],
      expectedTotalCents: 950,
    });
    await changeFirstDish(cook, { optionGroups: without(thali.paneer) });
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, thursday)).toMatchObject({ status: 'WAITING', code: 'CHOICES_CHANGED' });
    expect(await lunch.shown()).toBeDefined();
    const change = { weekdays: [1, 2, 3, 4, 5], lines: [portions(1, usual())], expectedTotalCents: 800 };
    expect(await lunch.change(ravi, id, change)).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced(marketplace);
    expect(await orderOn(id, thursday)).toMatchObject({ total: { cents: 800 } });
  });

  test('and what Meera never eats is asked about when it comes with a choice', async () => {
    await saveHousehold(ravi.customer, [aPersonAtTable('Meera', { never: ['FISH'] })]);
    const offerId = await offered();
    const plan = {
      lines: [portions(1, idsOf(thali.rice, thali.aloo, thali.fish))],
      expectedTotalCents: 1100,
    };
    expect(await started(offerId, plan)).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
    const { id } = await started(offerId);
    const day = { planId: id, serviceDate: thursday, ...plan };
    expect(await ravi.changeDay(day)).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
  });
});
