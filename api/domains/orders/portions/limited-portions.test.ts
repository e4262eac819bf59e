import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { platesLeft } from '../../../testing/plates.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { purgePortionCounts } from '../../menus/portions/purge-portion-counts.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: OwnMenuActs;
let meera: Visitor;
let categoryId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  const owner = await marketplace.kitchenOwner('Asha Rao');
  kitchen = owner.kitchen;
  asha = new OwnMenuActs(owner.cook);
  categoryId = (await asha.read()).categories[0].id;
});

const cooked = async (given: Record<string, unknown>): Promise<{ id: string; version: number }> =>
  asha.saveDish(aDish(categoryId, { name: 'Ukadiche Modak', ...given }));

const orderOf = ({ id }: { id: string }, quantity = 1) =>
  anOrder({ ...kitchen, dishes: [{ id, name: 'Ukadiche Modak', priceCents: 850 }] }, quantity);

/** Portions of a dish left for today's dinner, as a customer sees it; undefined when it is not limited. */
const portionsLeft = async ({ id }: { id: string }): Promise<number | undefined> => {
  const document = `query ($id: ID!) { supplier(id: $id) {
    portionsLeft(serviceDate: "2026-11-17", mealtime: DINNER) { dishId portionsLeft } } }`;
  const { supplier } = await marketplace.anonymous().graphql(document, { id: kitchen.id });
  const left: { dishId: string; portionsLeft: number }[] = supplier.portionsLeft;
  return left.find(each => each.dishId === id)?.portionsLeft;
};

const limitTo = (dish: { id: string; version: number }, portionLimit: number | null) =>
  cooked({ id: dish.id, version: dish.version, portionLimit });

test('Asha sells five modak a meal, and no buyer of many at the same moment gets a sixth', async () => {
  const modak = await cooked({ portionLimit: 5 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      placeOrder(meera, { ...orderOf(modak), idempotencyKey: crypto.randomUUID() }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'PLACED')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'TOO_FEW_PORTIONS')).toHaveLength(35);
  expect(await portionsLeft(modak)).toBe(0);
  expect(await platesLeft(meera, kitchen)).toBe(20);
  expect(await placeOrder(meera, { ...orderOf(modak), mealtime: 'LUNCH' })).toMatchObject({
    status: 'PLACED',
  });
});

test('twenty people ask two hundred times for five modak at the same moment, and five get one', async () => {
  const modak = await cooked({ portionLimit: 5 });
  const people: Visitor[] = [];
  for (let each = 1; each <= 20; each++) people.push(await marketplace.customer(`Guest ${each}`));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, each) =>
      placeOrder(people[each % people.length]!, { ...orderOf(modak), idempotencyKey: crypto.randomUUID() }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'PLACED')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'TOO_FEW_PORTIONS')).toHaveLength(195);
  expect(await portionsLeft(modak)).toBe(0);
  expect(await platesLeft(meera, kitchen)).toBe(20);
  const [sold] = await marketplace.sql.rows(
    'select count(*)::int as lines, sum(quantity)::int as portions from order_lines where dish_id = $1',
    [modak.id],
  );
  expect(sold).toEqual({ lines: 5, portions: 5 });
});

test('Meera wants more than are left, and reads how many there are', async () => {
  const modak = await cooked({ portionLimit: 5 });
  await placeOrder(meera, orderOf(modak, 3));
  expect(await placeOrder(meera, orderOf(modak, 3))).toMatchObject({
    code: 'TOO_FEW_PORTIONS',
    field: 'lines',
    message:
      'Too few portions are left for this meal: Ukadiche Modak (2 left). Please order fewer, or another meal.',
    fewDishes: [{ dishId: modak.id, portionsLeft: 2 }],
  });
  const twice = orderOf(modak);
  expect(
    await placeOrder(meera, { ...twice, lines: [...twice.lines, ...twice.lines], expectedTotalCents: 1700 }),
  ).toMatchObject({ plates: 2 });
});

test('a canceled order gives its portions back', async () => {
  const modak = await cooked({ portionLimit: 5 });
  const { id } = await placeOrder(meera, orderOf(modak, 5));
  expect(await placeOrder(meera, orderOf(modak))).toMatchObject({ code: 'TOO_FEW_PORTIONS' });
  await cancelOrder(meera, id);
  expect(await portionsLeft(modak)).toBe(5);
  expect(await placeOrder(meera, orderOf(modak, 5))).toMatchObject({ status: 'PLACED' });
});

test('a limit that comes later counts what is sold, and one that is lowered sells no more', async () => {
  const modak = await cooked({});
  const first = await placeOrder(meera, orderOf(modak, 4));
  expect(await portionsLeft(modak)).toBeUndefined();
  const limited = await limitTo(modak, 6);
  expect(await portionsLeft(modak)).toBe(2);
  const lowered = await limitTo(limited, 3);
  expect(await portionsLeft(modak)).toBe(0);
  expect(await placeOrder(meera, orderOf(modak))).toMatchObject({ code: 'TOO_FEW_PORTIONS' });
  await cancelOrder(meera, first.id);
  expect(await placeOrder(meera, orderOf(modak, 3))).toMatchObject({ status: 'PLACED' });
  expect(await placeOrder(meera, orderOf(modak))).toMatchObject({ code: 'TOO_FEW_PORTIONS' });
  await limitTo(lowered, null);
  expect(await placeOrder(meera, orderOf(modak))).toMatchObject({ status: 'PLACED' });
});

test('a limit set while many order holds', async () => {
  const modak = await cooked({});
  const [, ...answers] = await Promise.all([
    limitTo(modak, 5),
    ...Array.from({ length: 20 }, () =>
      placeOrder(meera, { ...orderOf(modak), idempotencyKey: crypto.randomUUID() }),
    ),
  ]);
  const before = answers.filter(({ status }) => status === 'PLACED').length;
  const left = (await portionsLeft(modak))!;
  expect(left).toBe(Math.max(0, 5 - before));
  for (let each = 0; each < left; each++)
    expect(await placeOrder(meera, orderOf(modak))).toMatchObject({ status: 'PLACED' });
  expect(await placeOrder(meera, orderOf(modak))).toMatchObject({ code: 'TOO_FEW_PORTIONS' });
});

test('an order that was not counted, as by an earlier release, can still be canceled', async () => {
  const modak = await cooked({ portionLimit: 5 });
  const { id } = await placeOrder(meera, orderOf(modak, 2));
  await marketplace.sql.rows('update portion_counts set taken = 1');
  expect(await cancelOrder(meera, id)).toMatchObject({ status: 'CANCELED' });
  expect(await portionsLeft(modak)).toBe(5);
});

test('a dish whose allergens are missing shows no limit to customers', async () => {
  const modak = await cooked({ portionLimit: 5, allergens: null, isAvailable: false });
  expect(await portionsLeft(modak)).toBeUndefined();
});

test('the limits of a whole menu file are counted together', async () => {
  const modak = await cooked({});
  await placeOrder(meera, orderOf(modak, 2));
  const file = ['category,name,price,diet,allergens,portions a meal'];
  for (const name of ['Ukadiche Modak', 'Puran Poli'])
    file.push(`${(await asha.read()).categories[0].name},${name},8.50,vegetarian,milk,4`);
  const { importMenu } = await sendFile(
    asha.cook,
    'mutation ($file: Upload!) { importMenu(file: $file) { ... on MenuImported { added changed } } }',
    {},
    { content: Buffer.from(file.join('\n')), name: 'menu.csv' },
  );
  expect(importMenu).toEqual({ added: 1, changed: 1 });
  expect(await portionsLeft(modak)).toBe(2);
});

test('counts of past meals are deleted after a week', async () => {
  const modak = await cooked({ portionLimit: 5 });
  await placeOrder(meera, orderOf(modak));
  const counts = () => marketplace.sql.rows('select taken from portion_counts');
  marketplace.clock.forward({ days: 7 });
  await purgePortionCounts(marketplace.sql, marketplace.clock.read());
  expect(await counts()).toHaveLength(1);
  marketplace.clock.forward({ days: 2 });
  await purgePortionCounts(marketplace.sql, marketplace.clock.read());
  expect(await counts()).toEqual([]);
});

test.each([0, 101, 2.5])('a limit of %d is refused', async portionLimit => {
  const document = 'mutation ($input: DishInput!) { saveDish(input: $input) { ... on Problem { code } } }';
  const input = aDish(categoryId, { portionLimit });
  const refused = Number.isInteger(portionLimit)
    ? (await asha.cook.graphql(document, { input })).saveDish.code
    : await asha.cook.refusal(document, { input });
  expect(refused).toBe(Number.isInteger(portionLimit) ? 'INVALID_INPUT' : 'BAD_USER_INPUT');
});
