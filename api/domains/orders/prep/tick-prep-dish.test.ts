import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { tickPrepDish, tickPrepDishDocument } from '../../../testing/kitchen-work.ts';
import { LiveVisitor } from '../../../testing/live-visitor.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, meera]: Visitor[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  asha = await marketplace.cookOf(kitchen);
});

const tuesday = '2026-11-17';
const dishOf = (meal: object) => ({ serviceDate: tuesday, mealtime: 'DINNER', ...meal });
const dosa = () => dishOf({ dishId: kitchen.dishes[0]!.id });
const ticksSeenBy = async (cook: Visitor) => {
  const { prepSheet } = await cook.graphql(
    `{ prepSheet(serviceDate: "${tuesday}", mealtime: DINNER) { dishes { plates tickedPlates isTicked } } }`,
  );
  return prepSheet.dishes;
};

test('Asha ticks the dosa off, her second phone shows it, and she takes the tick back', async () => {
  await placeOrder(meera!, anOrder(kitchen, 3));
  expect(await ticksSeenBy(asha!)).toEqual([{ plates: 3, tickedPlates: 0, isTicked: false }]);
  const ticked = [{ plates: 3, tickedPlates: 3, isTicked: true }];
  expect(await tickPrepDish(asha!, { ...dosa(), isTicked: true })).toMatchObject({ dishes: ticked });
  expect(await tickPrepDish(asha!, { ...dosa(), isTicked: true })).toMatchObject({ dishes: ticked });
  expect(await ticksSeenBy(await marketplace.cookOf(kitchen))).toEqual(ticked);
  await tickPrepDish(asha!, { ...dosa(), isTicked: false });
  expect(await ticksSeenBy(asha!)).toEqual([{ plates: 3, tickedPlates: 0, isTicked: false }]);
});

test('a tick ends when more of the dish is ordered, and stays when less is', async () => {
  await placeOrder(meera!, anOrder(kitchen, 3));
  await tickPrepDish(asha!, { ...dosa(), isTicked: true });
  const { id } = await placeOrder(meera!, anOrder(kitchen, 2));
  expect(await ticksSeenBy(asha!)).toEqual([{ plates: 5, tickedPlates: 3, isTicked: false }]);
  await tickPrepDish(asha!, { ...dosa(), isTicked: true });
  await cancelOrder(meera!, id);
  expect(await ticksSeenBy(asha!)).toEqual([{ plates: 3, tickedPlates: 5, isTicked: true }]);
});

test('a tick is of one meal, and of a dish that the meal has', async () => {
  await placeOrder(meera!, anOrder(kitchen));
  const notOrdered = { code: 'DISH_NOT_ORDERED', field: 'dishId' };
  for (const other of [
    { mealtime: 'LUNCH' },
    { serviceDate: '2026-11-18' },
    { dishId: kitchen.dishes[1]!.id },
    { dishId: "' or true" },
  ])
    expect(await tickPrepDish(asha!, { ...dosa(), ...other, isTicked: true })).toMatchObject(notOrdered);
  expect(await ticksSeenBy(asha!)).toEqual([{ plates: 1, tickedPlates: 0, isTicked: false }]);
});

test('no one else ticks or clears: another cook has her own sheet', async () => {
  await placeOrder(meera!, anOrder(kitchen));
  await tickPrepDish(asha!, { ...dosa(), isTicked: true });
  const { cook: gauri } = await marketplace.kitchenOwner('Gauri Das');
  expect(await tickPrepDish(gauri, { ...dosa(), isTicked: false })).toMatchObject({
    code: 'DISH_NOT_ORDERED',
  });
  expect(await ticksSeenBy(asha!)).toEqual([{ plates: 1, tickedPlates: 1, isTicked: true }]);
  const input = { ...dosa(), isTicked: false };
  expect(await meera!.refusal(tickPrepDishDocument, { input })).toBe('FORBIDDEN');
  expect(await marketplace.anonymous().refusal(tickPrepDishDocument, { input })).toBe('UNAUTHENTICATED');
});

test('the second phone gets the tick without asking', async () => {
  await placeOrder(meera!, anOrder(kitchen, 2));
  const phone = new LiveVisitor(asha!);
  const sheets = await phone.subscribe(
    'subscription { prepSheetTicked { serviceDate mealtime dishes { id plates isTicked } } }',
  );
  await tickPrepDish(asha!, { ...dosa(), isTicked: true });
  expect((await sheets.next()).prepSheetTicked).toMatchObject({
    serviceDate: tuesday,
    mealtime: 'DINNER',
    dishes: [{ plates: 2, isTicked: true }],
  });
  await phone.leave();
});

test('a phone that was away gets the sheet of its meal first, and then each tick', async () => {
  await placeOrder(meera!, anOrder(kitchen, 2));
  await tickPrepDish(asha!, { ...dosa(), isTicked: true });
  const phone = new LiveVisitor(asha!);
  const document = `subscription ($meal: MealWindowInput) {
    prepSheetTicked(sendsCurrentOf: $meal) { serviceDate dishes { isTicked } } }`;
  const sheets = await phone.subscribe(document, { meal: { serviceDate: tuesday, mealtime: 'DINNER' } });
  const next = async () => (await sheets.next()).prepSheetTicked;
  expect(await next()).toEqual({ serviceDate: tuesday, dishes: [{ isTicked: true }] });
  await tickPrepDish(asha!, { ...dosa(), isTicked: false });
  expect(await next()).toEqual({ serviceDate: tuesday, dishes: [{ isTicked: false }] });
  await phone.leave();
});

test('ticks of last week are gone', async () => {
  await marketplace.sql.rows(
    "insert into prep_ticks values ($1, '2026-11-09', 'DINNER', $2, 1), ($1, '2026-11-10', 'DINNER', $2, 1)",
    [kitchen.id, kitchen.dishes[0]!.id],
  );
  await placeOrder(meera!, anOrder(kitchen));
  await tickPrepDish(asha!, { ...dosa(), isTicked: true });
  const days = await marketplace.sql.rows('select service_date from prep_ticks order by 1');
  expect(days.map(each => each.service_date)).toEqual(['2026-11-10', tuesday]);
});
