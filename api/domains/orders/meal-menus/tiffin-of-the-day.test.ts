import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { mealsOf, menuFor, publish } from '../../../testing/meal-menus.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

interface Cooked {
  id: string;
  name: string;
  version: number;
}

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let asha: OwnMenuActs;
let meera: Visitor;
let categoryId: string;
let tiffin: Cooked;
let dal: Cooked;

/** Today is Tuesday. */
const fridaysLunch = { serviceDate: '2026-11-20', mealtime: 'LUNCH' };
const fridaysDinner = { serviceDate: '2026-11-20', mealtime: 'DINNER' };
const rajma = 'Rajma, jeera rice, 3 roti, kachumber';
const kadhi = 'Kadhi pakora, rice, 2 roti';

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  ({ kitchen, cook } = await marketplace.kitchenOwner('Asha Rao'));
  asha = new OwnMenuActs(cook);
  categoryId = (await asha.read()).categories[0].id;
  const given = { name: 'Ghar ka Tiffin', allergens: ['MILK', 'WHEAT'], isTiffinOfTheDay: true };
  tiffin = await asha.saveDish(aDish(categoryId, given));
  dal = await asha.saveDish(aDish(categoryId, { name: 'Dal Makhani' }));
});

const lineOf = ({ id }: Cooked, quantity = 1) => ({ dishId: id, quantity });
const orderOf = (dish: Cooked, meal: object, quantity = 1) => ({
  ...anOrder(kitchen),
  lines: [lineOf(dish, quantity)],
  expectedTotalCents: 850 * quantity,
  ...meal,
});

/** A menu of the tiffin and dal with what is in the tiffin. */
const menuWith = (text: string | null, meal: object = fridaysLunch) => ({
  ...menuFor(meal as typeof fridaysLunch, [tiffin, dal]),
  contents: text === null ? [] : [{ dishId: tiffin.id, text }],
});

const linesOf = async (id: string) =>
  (await meera.graphql('query ($id: ID!) { order(id: $id) { lines { dishName mealContent } } }', { id }))
    .order.lines;
const contentOf = async (id: string): Promise<string | null> => (await linesOf(id))[0].mealContent;

describe("Asha writes what is in Friday's tiffin", () => {
  test('so the order keeps it, though she writes something else for others', async () => {
    expect(await publish(cook, menuWith(` ${rajma} `))).toMatchObject({ mealCount: 1 });
    expect((await mealsOf(meera, kitchen)).mealMenus).toMatchObject([
      { contents: [{ dishId: tiffin.id, text: rajma }] },
    ]);
    const first = await placeOrder(meera, orderOf(tiffin, fridaysLunch));
    expect(first.lines).toMatchObject([{ mealContent: rajma }]);
    await publish(cook, menuWith(kadhi));
    const second = await placeOrder(meera, orderOf(tiffin, fridaysLunch));
    expect([await contentOf(first.id), await contentOf(second.id)]).toEqual([rajma, kadhi]);
  });

  test('and reads how many orders have what was in it before', async () => {
    await publish(cook, menuWith(rajma));
    for (let each = 0; each < 3; each++) await placeOrder(meera, orderOf(tiffin, fridaysLunch));
    const canceled = await placeOrder(meera, orderOf(tiffin, fridaysLunch));
    await cancelOrder(meera, canceled.id);
    expect(await publish(cook, menuWith(rajma))).toMatchObject({ orderedContents: [] });
    expect(await publish(cook, menuWith(kadhi))).toMatchObject({
      stillOrdered: [],
      orderedContents: [
        {
          ...fridaysLunch,
          dishId: tiffin.id,
          dishName: 'Ghar ka Tiffin',
          mealContent: rajma,
          orders: 3,
        },
      ],
    });
    expect(await publish(cook, menuWith(null))).toMatchObject({ orderedContents: [{ orders: 3 }] });
    expect(await publish(cook, menuFor(fridaysLunch, [dal]))).toMatchObject({
      stillOrdered: [{ dishId: tiffin.id, orders: 3 }],
      orderedContents: [],
    });
  });

  test('after Meera ordered it, whose order then says it', async () => {
    const { id, lines } = await placeOrder(meera, orderOf(tiffin, fridaysLunch));
    expect(lines).toMatchObject([{ mealContent: '' }]);
    const dinner = await placeOrder(meera, orderOf(tiffin, fridaysDinner));
    expect(await publish(cook, menuWith(rajma))).toMatchObject({ orderedContents: [] });
    expect([await contentOf(id), await contentOf(dinner.id)]).toEqual([rajma, '']);
    await publish(cook, menuWith(kadhi));
    expect(await contentOf(id)).toBe(rajma);
  });

  test('while Meera and others order, and every order has the one or the other', async () => {
    await publish(cook, menuWith(rajma));
    const [, ...answers] = await Promise.all([
      publish(cook, menuWith(kadhi)),
      ...Array.from({ length: 12 }, () => placeOrder(meera, orderOf(tiffin, fridaysLunch))),
    ]);
    const placed = answers.filter(({ status }) => status === 'PLACED');
    for (const { lines } of placed) expect([rajma, kadhi]).toContain(lines[0].mealContent);
    const answer = await publish(cook, menuWith(kadhi));
    const before = placed.filter(({ lines }) => lines[0].mealContent === rajma).length;
    expect(answer.orderedContents).toMatchObject(before > 0 ? [{ mealContent: rajma, orders: before }] : []);
  });

  test('while Meera orders before it is written, and no order is left without', async () => {
    const [, ...answers] = await Promise.all([
      publish(cook, menuWith(rajma)),
      ...Array.from({ length: 12 }, () => placeOrder(meera, orderOf(tiffin, fridaysLunch))),
    ]);
    for (const { id, status } of answers) if (status === 'PLACED') expect(await contentOf(id)).toBe(rajma);
  });
});

test('a dish that is no tiffin of the day has no such content, before and after it becomes one', async () => {
  const { id, lines } = await placeOrder(meera, orderOf(dal, fridaysLunch));
  expect(lines).toMatchObject([{ mealContent: null }]);
  const known = { id: dal.id, version: dal.version, name: dal.name };
  await asha.saveDish(aDish(categoryId, { ...known, isTiffinOfTheDay: true }));
  const contents = [{ dishId: dal.id, text: 'Dal with butter' }];
  expect(await publish(cook, { ...menuFor(fridaysLunch, [dal]), contents })).toMatchObject({ mealCount: 1 });
  expect(await contentOf(id)).toBeNull();
});

test('Meera reads in her cart what is in the tiffin, for the meal that she chose', async () => {
  await publish(cook, menuWith(rajma));
  const document = `query ($input: QuoteCartInput!) { quoteCart(input: $input) { lines { mealContent } } }`;
  const quoted = async (meal: object) => {
    const input = { supplierId: kitchen.id, lines: [lineOf(tiffin), lineOf(dal)], ...meal };
    return (await meera.graphql(document, { input })).quoteCart.lines;
  };
  expect(await quoted(fridaysLunch)).toEqual([{ mealContent: rajma }, { mealContent: null }]);
  expect(await quoted(fridaysDinner)).toEqual([{ mealContent: '' }, { mealContent: null }]);
  expect(await quoted({})).toEqual([{ mealContent: null }, { mealContent: null }]);
});

test('Asha cooks by what is in each tiffin that was ordered', async () => {
  await publish(cook, menuWith(rajma));
  await placeOrder(meera, orderOf(tiffin, fridaysLunch, 2));
  await publish(cook, menuWith(kadhi));
  await placeOrder(meera, orderOf(tiffin, fridaysLunch, 3));
  await placeOrder(meera, orderOf(tiffin, fridaysLunch));
  const document = `{ prepSheet(serviceDate: "2026-11-20", mealtime: LUNCH) {
    dishes { dishName mealContent plates isTicked } } }`;
  expect((await cook.graphql(document)).prepSheet.dishes).toEqual([
    { dishName: 'Ghar ka Tiffin', mealContent: kadhi, plates: 4, isTicked: false },
    { dishName: 'Ghar ka Tiffin', mealContent: rajma, plates: 2, isTicked: false },
  ]);
});

test('programs read it over REST', async () => {
  await publish(cook, menuWith(rajma));
  const input = { ...orderOf(tiffin, fridaysLunch), lines: [lineOf(tiffin), lineOf(dal)] };
  await placeOrder(meera, { ...input, expectedTotalCents: 1700 });
  const [order] = (await meera.rest('GET', '/api/orders')).body;
  expect(order.items).toEqual([
    { dishId: tiffin.id, name: 'Ghar ka Tiffin', quantity: 1, price: 8.5, content: rajma },
    { dishId: dal.id, name: 'Dal Makhani', quantity: 1, price: 8.5 },
  ]);
});

describe('nothing is published', () => {
  const refused = async (menu: object) => {
    const answer = await publish(cook, menu);
    expect((await mealsOf(meera, kitchen)).mealMenus).toEqual([]);
    return answer;
  };

  test('that says what is in a dish that always is the same', async () => {
    const contents = [{ dishId: dal.id, text: 'Dal' }];
    expect(await refused({ ...menuFor(fridaysLunch, [dal]), contents })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'menus',
      message: expect.stringContaining('only if it is a tiffin of the day'),
    });
  });

  test('that says what is in a dish that is not on the menu, or says it twice', async () => {
    const message = 'Write once what is in each dish of the menu, and of no others.';
    const contents = [{ dishId: tiffin.id, text: rajma }];
    expect(await refused({ ...menuFor(fridaysLunch, [dal]), contents })).toMatchObject({ message });
    expect(await refused({ ...menuFor(fridaysLunch, null), contents })).toMatchObject({ message });
    const twice = [...contents, { dishId: tiffin.id.toUpperCase(), text: kadhi }];
    expect(await refused({ ...menuFor(fridaysLunch, [tiffin]), contents: twice })).toMatchObject({ message });
  });

  test.each(['', ' \u200b ', 'x'.repeat(201), 'Dal\nRice'])('with the text %j', async text => {
    expect(await refused(menuWith(text))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
