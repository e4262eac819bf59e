import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aChoice, aGroup, aThali, idsOf, type Thali } from '../../../testing/builders/a-thali.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { platesLeft, storedOrders } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let asha: OwnMenuActs;
let meera: Visitor;
let thali: Thali;
let dish: { id: string; version: number; categoryId: string };

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao', { capacity: 100 }));
  asha = new OwnMenuActs(cook);
  thali = aThali();
  const [category] = (await asha.read()).categories;
  dish = await asha.saveDish(thaliInput({ categoryId: category.id }));
});

const thaliInput = (given: Record<string, unknown>) =>
  aDish(String(given.categoryId), {
    name: 'Thali',
    priceCents: 1200,
    diet: 'VEGAN',
    allergens: ['MUSTARD'],
    optionGroups: thali.groups,
    ...given,
  });

/** Asha changes her thali. */
const change = async (given: Record<string, unknown>) => {
  const { id, version, categoryId } = dish;
  const answer = await asha.saveDish(thaliInput({ id, version, categoryId, ...given }));
  if (answer.__typename === 'Dish') dish = answer;
  return answer;
};
const without = (gone: { id: string }) =>
  thali.groups.map(group => ({ ...group, choices: group.choices.filter(({ id }) => id !== gone.id) }));
const priced = (changed: { id: string }, priceCents: number) =>
  thali.groups.map(group => ({
    ...group,
    choices: group.choices.map(each => (each.id === changed.id ? { ...each, priceCents } : each)),
  }));

/** An order of one thali for Tuesday's dinner. */
const orderOf = (choiceIds: string[] | undefined, expectedTotalCents: number, quantity = 1) => ({
  ...anOrder(kitchen),
  lines: [{ dishId: dish.id, quantity, ...(choiceIds && { choiceIds }) }],
  expectedTotalCents,
});
const usual = () => idsOf(thali.rice, thali.bhindi, thali.aloo);
const refused = (groups: string[]) => ({
  code: 'CHOICES_CHANGED',
  field: 'lines',
  toChoose: [expect.objectContaining({ dishId: dish.id, groups })],
});

describe("Meera orders Asha's thali", () => {
  test('with choices that cost more, and pays for dish and choices', async () => {
    const choiceIds = idsOf(thali.ghee, thali.paneer, thali.roti, thali.fish);
    const order = await placeOrder(meera, orderOf(choiceIds, 2 * (1200 + 150 + 300 + 100), 2));
    expect(order).toMatchObject({ status: 'PLACED', plates: 2, total: { cents: 3500 } });
    expect(order.lines).toEqual([
      {
        position: 1,
        dishId: dish.id,
        dishName: 'Thali',
        quantity: 2,
        unitPrice: { cents: 1750 },
        lineTotal: { cents: 3500 },
        allergens: ['MUSTARD', 'FISH', 'MILK', 'WHEAT'],
        diet: 'NON_VEGETARIAN',
        mealContent: null,
        choices: [
          { ...thali.roti, group: 'Bread' },
          { ...thali.paneer, group: 'Sabzi' },
          { ...thali.fish, group: 'Sabzi' },
          { ...thali.ghee, group: 'Extras' },
        ],
      },
    ]);
    const document = `query ($id: ID!) { order(id: $id) { lines { position allergens diet choices { name } } } }`;
    expect((await meera.graphql(document, { id: order.id })).order.lines).toEqual([
      {
        position: 1,
        allergens: ['MUSTARD', 'FISH', 'MILK', 'WHEAT'],
        diet: 'NON_VEGETARIAN',
        choices: ['Roti', 'Paneer', 'Fish fry', 'Ghee'].map(name => ({ name })),
      },
    ]);
  });

  test('with choices that cost nothing, and it stays as strict as it is', async () => {
    expect(await placeOrder(meera, orderOf(usual(), 1200))).toMatchObject({
      total: { cents: 1200 },
      lines: [{ diet: 'VEGAN', allergens: ['MUSTARD'], unitPrice: { cents: 1200 } }],
    });
  });

  test('twice with other choices, as two lines beside a dish without any', async () => {
    const [dosa] = kitchen.dishes;
    const withGhee = idsOf(thali.roti, thali.bhindi, thali.aloo, thali.ghee);
    const lines = [
      { dishId: dish.id, quantity: 1, choiceIds: usual() },
      { dishId: dosa!.id, quantity: 1 },
      { dishId: dish.id, quantity: 2, choiceIds: withGhee },
    ];
    const order = await placeOrder(meera, {
      ...anOrder(kitchen),
      lines,
      expectedTotalCents: 1200 + 900 + 2600,
    });
    expect(order.lines).toMatchObject([
      { dishName: 'Thali', choices: [{ name: 'Rice' }, { name: 'Bhindi' }, { name: 'Aloo' }] },
      { dishName: 'Masala Dosa', choices: [] },
      { dishName: 'Thali', unitPrice: { cents: 1300 }, diet: 'VEGETARIAN', choices: { length: 4 } },
    ]);
  });

  test('and the same request under the same key returns the same order, another choice is refused', async () => {
    const first = orderOf(usual(), 1200);
    const { id } = await placeOrder(meera, first);
    expect(await placeOrder(meera, first)).toMatchObject({ id });
    const other = {
      ...orderOf(idsOf(thali.roti, thali.bhindi, thali.aloo), 1200),
      idempotencyKey: first.idempotencyKey,
    };
    expect(await placeOrder(meera, other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });
});

describe('wrong choices are refused, and nothing is stored', () => {
  const wrong: [string, () => string[] | undefined, string[]][] = [
    ['without any', () => undefined, ['Bread', 'Sabzi']],
    ['with an empty list', () => [], ['Bread', 'Sabzi']],
    ['with too few of a group', () => idsOf(thali.rice, thali.bhindi), ['Sabzi']],
    ['with too many of a group', () => [...usual(), thali.roti.id], ['Bread']],
    ['with an unknown choice', () => [...usual(), randomUUID()], []],
    ['with one choice twice', () => [...usual(), thali.aloo.id], []],
    ['with one choice twice instead of two', () => idsOf(thali.rice, thali.aloo, thali.aloo), ['Sabzi']],
  ];
  test.each(wrong)('%s', async (_, choiceIds, groups) => {
    expect(await placeOrder(meera, orderOf(choiceIds(), 1200))).toMatchObject(refused(groups));
    expect(await storedOrders(marketplace)).toBe(0);
    expect(await platesLeft(meera, kitchen)).toBe(100);
  });

  test('with a choice of another dish', async () => {
    const other = aThali();
    await asha.saveDish(
      thaliInput({ categoryId: dish.categoryId, name: 'Other', optionGroups: other.groups }),
    );
    const foreign = idsOf(other.rice, thali.bhindi, thali.aloo);
    expect(await placeOrder(meera, orderOf(foreign, 1200))).toMatchObject(refused(['Bread']));
  });

  test('with a choice of a dish that has none', async () => {
    const [dosa] = kitchen.dishes;
    const lines = [{ dishId: dosa!.id, quantity: 1, choiceIds: idsOf(thali.rice) }];
    expect(await placeOrder(meera, { ...anOrder(kitchen), lines })).toMatchObject({
      code: 'CHOICES_CHANGED',
      message: 'Please choose again for Masala Dosa (a choice is no longer offered).',
      toChoose: [{ dishId: dosa!.id, choiceIds: idsOf(thali.rice), groups: [] }],
    });
    expect(await storedOrders(marketplace)).toBe(0);
  });

  test('with more than a line can have', async () => {
    const tooMany = Array.from({ length: 81 }, () => randomUUID());
    expect(await placeOrder(meera, orderOf(tooMany, 1200))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await placeOrder(meera, orderOf(['rice'], 1200))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'lines.0.choiceIds.0',
    });
  });

  test('one wrong line of a cart refuses all of it', async () => {
    const [dosa] = kitchen.dishes;
    const lines = [
      { dishId: dosa!.id, quantity: 1 },
      { dishId: dish.id, quantity: 1, choiceIds: idsOf(thali.rice) },
    ];
    const order = { ...anOrder(kitchen), lines, expectedTotalCents: 2100 };
    expect(await placeOrder(meera, order)).toMatchObject({
      ...refused(['Sabzi']),
      message: 'Please choose again for Thali (Sabzi).',
    });
    expect(await storedOrders(marketplace)).toBe(0);
  });
});

describe('Asha changes her thali while Meera orders it', () => {
  test('without a choice of hers: she chooses again', async () => {
    await change({ optionGroups: without(thali.aloo) });
    expect(await placeOrder(meera, orderOf(usual(), 1200))).toMatchObject(refused(['Sabzi']));
    expect(
      await placeOrder(meera, orderOf(idsOf(thali.rice, thali.bhindi, thali.paneer), 1350)),
    ).toMatchObject({
      status: 'PLACED',
    });
  });

  test('with another price of her choice: she agrees to it first', async () => {
    await change({ optionGroups: priced(thali.paneer, 250) });
    const choiceIds = idsOf(thali.rice, thali.bhindi, thali.paneer);
    expect(await placeOrder(meera, orderOf(choiceIds, 1350))).toMatchObject({
      code: 'PRICE_CHANGED',
      total: { cents: 1450 },
    });
    expect(await placeOrder(meera, orderOf(choiceIds, 1450))).toMatchObject({ total: { cents: 1450 } });
  });

  test('with another price of a choice that is not hers: nothing changes for her', async () => {
    await change({ optionGroups: priced(thali.ghee, 500) });
    expect(await placeOrder(meera, orderOf(usual(), 1200))).toMatchObject({ status: 'PLACED' });
  });

  test('at the same moment: each order has what was offered at its price, or is refused', async () => {
    const choiceIds = idsOf(thali.rice, thali.bhindi, thali.paneer);
    const orders = () => Array.from({ length: 6 }, () => placeOrder(meera, orderOf(choiceIds, 1350)));
    const [first, , then] = await Promise.all([
      Promise.all(orders()),
      change({ optionGroups: without(thali.paneer) }),
      Promise.all(orders()),
    ]);
    const placed = [...first, ...then].filter(answer => answer.status === 'PLACED');
    const others = [...first, ...then].filter(answer => answer.status !== 'PLACED');
    for (const answer of placed)
      expect(answer).toMatchObject({ total: { cents: 1350 }, lines: [{ choices: { length: 3 } }] });
    for (const answer of others) expect(answer.code).toBe('CHOICES_CHANGED');
    expect(await storedOrders(marketplace)).toBe(placed.length);
    expect(await platesLeft(meera, kitchen)).toBe(100 - placed.length);
  });

  test('and her order keeps what she ordered', async () => {
    const { id } = await placeOrder(meera, orderOf(idsOf(thali.rice, thali.bhindi, thali.paneer), 1350));
    await change({ optionGroups: [aGroup('Rice', 0, 1, [aChoice('Jeera rice')])], priceCents: 500 });
    const document = `query ($id: ID!) { order(id: $id) { total { cents } lines { choices { group name priceCents } } } }`;
    expect((await meera.graphql(document, { id })).order).toEqual({
      total: { cents: 1350 },
      lines: [
        {
          choices: [
            { group: 'Bread', name: 'Rice', priceCents: 0 },
            { group: 'Sabzi', name: 'Bhindi', priceCents: 0 },
            { group: 'Sabzi', name: 'Paneer', priceCents: 150 },
          ],
        },
      ],
    });
  });
});

describe('the quote of a cart', () => {
  const document = `query ($input: QuoteCartInput!) { quoteCart(input: $input) {
    total { cents } lines { choiceIds unitPrice { cents } lineTotal { cents } choices { name } }
    problems { __typename ... on Problem { code } ... on ChoicesChanged { lines { dishId choiceIds groups } } } } }`;
  const quote = async (choiceIds: string[] | undefined) => {
    const lines = [{ dishId: dish.id, quantity: 2, choiceIds }];
    return (await meera.graphql(document, { input: { supplierId: kitchen.id, lines } })).quoteCart;
  };

  test('prices dish and choices', async () => {
    const choiceIds = idsOf(thali.ghee, thali.rice, thali.bhindi, thali.aloo);
    expect(await quote(choiceIds)).toEqual({
      total: { cents: 2600 },
      lines: [
        {
          choiceIds,
          unitPrice: { cents: 1300 },
          lineTotal: { cents: 2600 },
          choices: ['Rice', 'Bhindi', 'Aloo', 'Ghee'].map(name => ({ name })),
        },
      ],
      problems: [],
    });
  });

  test('marks a line to choose again, and prices what is left of it', async () => {
    await change({ optionGroups: without(thali.paneer) });
    const choiceIds = idsOf(thali.rice, thali.bhindi, thali.paneer);
    expect(await quote(choiceIds)).toMatchObject({
      total: { cents: 2400 },
      lines: [{ choiceIds, choices: [{ name: 'Rice' }, { name: 'Bhindi' }] }],
      problems: [
        {
          code: 'CHOICES_CHANGED',
          lines: [{ dishId: dish.id, choiceIds, groups: ['Sabzi'] }],
        },
      ],
    });
  });
});

describe('ordering again', () => {
  const document = `query ($id: ID!) { reorder(orderId: $id) { gone goneChoices changedPrices
    lines { quantity choiceIds unitPrice { cents } choices { id name } } } }`;
  const reorder = async (id: string) => (await meera.graphql(document, { id })).reorder;

  test('finds the same choices, also under another name', async () => {
    const choiceIds = idsOf(thali.rice, thali.bhindi, thali.paneer);
    const { id } = await placeOrder(meera, orderOf(choiceIds, 1350));
    await change({
      optionGroups: thali.groups.map(group => ({
        ...group,
        choices: group.choices.map(each =>
          each.id === thali.rice.id ? { ...each, name: 'Jeera rice' } : each,
        ),
      })),
    });
    const again = await reorder(id);
    expect(again).toMatchObject({ gone: [], goneChoices: [], changedPrices: [] });
    expect(again.lines).toMatchObject([{ choiceIds, choices: [{ name: 'Jeera rice' }, {}, {}] }]);
  });

  test('names what is gone and what costs more', async () => {
    const { id } = await placeOrder(meera, orderOf(idsOf(thali.rice, thali.bhindi, thali.paneer), 1350));
    await change({ optionGroups: priced(thali.paneer, 200) });
    expect(await reorder(id)).toMatchObject({ goneChoices: [], changedPrices: ['Thali'] });
    await change({ optionGroups: without(thali.paneer) });
    expect(await reorder(id)).toMatchObject({
      gone: [],
      goneChoices: ['Paneer (Thali)'],
      changedPrices: [],
      lines: [{ choiceIds: idsOf(thali.rice, thali.bhindi), unitPrice: { cents: 1200 } }],
    });
  });
});

test('the prep sheet counts the choices of all orders', async () => {
  await placeOrder(meera, orderOf(idsOf(thali.roti, thali.bhindi, thali.aloo), 3600, 3));
  await placeOrder(meera, orderOf(idsOf(thali.rice, thali.bhindi, thali.paneer), 2700, 2));
  const { prepSheet } = await cook.graphql(`{ prepSheet(serviceDate: "2026-11-17", mealtime: DINNER) {
    dishes { dishName plates diets allergens choices { group name portions } } } }`);
  expect(prepSheet.dishes).toEqual([
    {
      dishName: 'Thali',
      plates: 5,
      diets: ['VEGAN'],
      allergens: ['MUSTARD', 'WHEAT', 'MILK'],
      choices: [
        { group: 'Bread', name: 'Roti', portions: 3 },
        { group: 'Bread', name: 'Rice', portions: 2 },
        { group: 'Sabzi', name: 'Bhindi', portions: 5 },
        { group: 'Sabzi', name: 'Aloo', portions: 3 },
        { group: 'Sabzi', name: 'Paneer', portions: 2 },
      ],
    },
  ]);
});

test('programs read the choices of an order over REST', async () => {
  await placeOrder(meera, orderOf(idsOf(thali.roti, thali.bhindi, thali.paneer), 1350));
  const [order] = (await meera.rest('GET', '/api/orders')).body;
  expect(order.items).toEqual([
    {
      dishId: dish.id,
      name: 'Thali',
      quantity: 1,
      price: 13.5,
      choices: [
        { group: 'Bread', name: 'Roti', price: 0 },
        { group: 'Sabzi', name: 'Bhindi', price: 0 },
        { group: 'Sabzi', name: 'Paneer', price: 1.5 },
      ],
    },
  ]);
});

describe('what Asha changes about a choice after Meera ordered it', () => {
  const document = `query ($id: ID!) { order(id: $id) { reopenedAt viewerCanCancel
    lines { allergens addedAllergens diet changedDiet } } }`;
  const order = async (id: string) => (await meera.graphql(document, { id })).order;
  const changed = (which: { id: string }, given: Record<string, unknown>) =>
    thali.groups.map(group => ({
      ...group,
      choices: group.choices.map(each => (each.id === which.id ? { ...each, ...given } : each)),
    }));

  test('its new allergen and diet reopen her order', async () => {
    const { id } = await placeOrder(meera, orderOf(usual(), 1200));
    marketplace.clock.moveTo('2026-11-17T23:30:00Z');
    await change({ optionGroups: changed(thali.aloo, { allergens: ['PEANUTS'], diet: 'EGG' }) });
    expect(await order(id)).toEqual({
      reopenedAt: expect.any(String),
      viewerCanCancel: true,
      lines: [{ allergens: ['MUSTARD'], addedAllergens: ['PEANUTS'], diet: 'VEGAN', changedDiet: 'EGG' }],
    });
  });

  test('a choice that is not hers, or that she keeps although it is gone, does not', async () => {
    const { id } = await placeOrder(meera, orderOf(idsOf(thali.rice, thali.bhindi, thali.paneer), 1350));
    await change({ optionGroups: changed(thali.aloo, { allergens: ['PEANUTS'] }) });
    await change({ optionGroups: without(thali.paneer) });
    expect(await order(id)).toMatchObject({
      reopenedAt: null,
      lines: [{ allergens: ['MUSTARD', 'MILK'], addedAllergens: [], diet: 'VEGAN', changedDiet: null }],
    });
  });
});

test.each([
  [{ optionGroups: [aGroup('Bread', 2, 1, [aChoice('Roti')])] }, 'optionGroups.0.most'],
  [{ optionGroups: [aGroup('Bread', 1, 1, [])] }, 'optionGroups.0.choices'],
  [
    { optionGroups: [aGroup('Bread', 1, 1, [aChoice('Roti', { priceCents: -5 })])] },
    'optionGroups.0.choices.0.priceCents',
  ],
  [
    {
      diet: 'VEGETARIAN',
      marks: ['JAIN'],
      optionGroups: [aGroup('Egg', 0, 1, [aChoice('Omelet', { diet: 'EGG' })])],
    },
    'marks',
  ],
])('Asha cannot save %o', async (given, field) => {
  expect(await change(given)).toMatchObject({ code: 'INVALID_INPUT', field });
});
