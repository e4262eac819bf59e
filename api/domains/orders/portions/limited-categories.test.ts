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

interface Cooked {
  id: string;
  name: string;
  version: number;
}
interface Category {
  id: string;
  name: string;
  version: number;
  portionLimit: number | null;
}

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: OwnMenuActs;
let meera: Visitor;
let categoryId: string;
let modak: Cooked;
let puranPoli: Cooked;

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
  categoryId = (await asha.addCategory('Sweets')).categories.at(-1).id;
  modak = await asha.saveDish(aDish(categoryId, { name: 'Ukadiche Modak' }));
  puranPoli = await asha.saveDish(aDish(categoryId, { name: 'Puran Poli' }));
});

const sweets = async (): Promise<Category> =>
  (await asha.read()).categories.find((category: Category) => category.name === 'Sweets')!;
const limitTo = async (limit: number | null) => asha.limitCategory(await sweets(), limit);

const orderOf = (...lines: [dish: Cooked, quantity: number][]) => ({
  ...anOrder(kitchen),
  lines: lines.map(([{ id }, quantity]) => ({ dishId: id, quantity })),
  expectedTotalCents: lines.reduce((sum, [, quantity]) => sum + 850 * quantity, 0),
});

/** Portions of a dish left for today's dinner, as a customer sees it; undefined when it is not limited. */
const portionsLeft = async ({ id }: Cooked): Promise<number | undefined> => {
  const document = `query ($id: ID!) { supplier(id: $id) {
    portionsLeft(serviceDate: "2026-11-17", mealtime: DINNER) { dishId portionsLeft } } }`;
  const { supplier } = await marketplace.anonymous().graphql(document, { id: kitchen.id });
  const left: { dishId: string; portionsLeft: number }[] = supplier.portionsLeft;
  return left.find(each => each.dishId === id)?.portionsLeft;
};

const few = { code: 'TOO_FEW_PORTIONS' };

test('Asha sells five sweets a meal, and of two hundred buyers at the same moment no sixth gets one', async () => {
  expect(await limitTo(5)).toMatchObject({ __typename: 'OwnMenu' });
  expect(await sweets()).toMatchObject({ portionLimit: 5 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) =>
      placeOrder(meera, orderOf([[modak, puranPoli][buyer % 2]!, 1])),
    ),
  );
  expect(answers.filter(({ status }) => status === 'PLACED')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'TOO_FEW_PORTIONS')).toHaveLength(195);
  expect([await portionsLeft(modak), await portionsLeft(puranPoli)]).toEqual([0, 0]);
  expect(await platesLeft(meera, kitchen)).toBe(20);
  expect(await placeOrder(meera, { ...orderOf([modak, 1]), mealtime: 'LUNCH' })).toMatchObject({
    status: 'PLACED',
  });
});

test('Meera reads how many are left of all sweets together', async () => {
  await limitTo(5);
  await placeOrder(meera, orderOf([modak, 2]));
  expect(await placeOrder(meera, orderOf([modak, 2], [puranPoli, 2]))).toMatchObject({
    ...few,
    message:
      'Too few portions are left for this meal: all of Sweets together (3 left). Please order fewer, or another meal.',
    fewDishes: [],
    categories: [{ categoryId, name: 'Sweets', portionsLeft: 3 }],
  });
  expect(await portionsLeft(puranPoli)).toBe(3);
  expect(await placeOrder(meera, orderOf([modak, 1], [puranPoli, 2]))).toMatchObject({ status: 'PLACED' });
});

test('the limit of a dish counts within that of its category', async () => {
  await limitTo(5);
  const known = { id: modak.id, version: modak.version, name: modak.name };
  await asha.saveDish(aDish(categoryId, { ...known, portionLimit: 2 }));
  expect([await portionsLeft(modak), await portionsLeft(puranPoli)]).toEqual([2, 5]);
  expect(await placeOrder(meera, orderOf([modak, 3]))).toMatchObject({
    ...few,
    fewDishes: [{ dishId: modak.id, portionsLeft: 2 }],
    categories: [],
  });
  await placeOrder(meera, orderOf([puranPoli, 4]));
  expect(await portionsLeft(modak)).toBe(1);
  expect(await placeOrder(meera, orderOf([modak, 2]))).toMatchObject({ ...few, fewDishes: [] });
});

test('a canceled order gives its portions back', async () => {
  await limitTo(5);
  const { id } = await placeOrder(meera, orderOf([modak, 2], [puranPoli, 3]));
  expect(await placeOrder(meera, orderOf([modak, 1]))).toMatchObject(few);
  await cancelOrder(meera, id);
  expect(await portionsLeft(modak)).toBe(5);
  expect(await placeOrder(meera, orderOf([puranPoli, 5]))).toMatchObject({ status: 'PLACED' });
});

test('a limit that comes later counts what is sold, and one that is lowered sells no more', async () => {
  const first = await placeOrder(meera, orderOf([modak, 2], [puranPoli, 2]));
  await limitTo(6);
  expect(await portionsLeft(modak)).toBe(2);
  await limitTo(3);
  expect(await portionsLeft(puranPoli)).toBe(0);
  expect(await placeOrder(meera, orderOf([puranPoli, 1]))).toMatchObject(few);
  await cancelOrder(meera, first.id);
  expect(await placeOrder(meera, orderOf([puranPoli, 3]))).toMatchObject({ status: 'PLACED' });
  expect(await placeOrder(meera, orderOf([modak, 1]))).toMatchObject(few);
  await limitTo(null);
  expect(await placeOrder(meera, orderOf([modak, 1]))).toMatchObject({ status: 'PLACED' });
});

test('a limit set while many order holds', async () => {
  const category = await sweets();
  const [, ...answers] = await Promise.all([
    asha.limitCategory(category, 5),
    ...Array.from({ length: 20 }, (_, buyer) =>
      placeOrder(meera, orderOf([[modak, puranPoli][buyer % 2]!, 1])),
    ),
  ]);
  const before = answers.filter(({ status }) => status === 'PLACED').length;
  const left = (await portionsLeft(modak))!;
  expect(left).toBe(Math.max(0, 5 - before));
  if (left > 0) expect(await placeOrder(meera, orderOf([modak, left]))).toMatchObject({ status: 'PLACED' });
  expect(await placeOrder(meera, orderOf([puranPoli, 1]))).toMatchObject(few);
});

test('a dish that moves to another category takes its sold portions along', async () => {
  await limitTo(5);
  const others = (await asha.read()).categories[0].id;
  const ordered = await placeOrder(meera, orderOf([modak, 3], [puranPoli, 1]));
  const move = async (to: string) =>
    asha.saveDish(aDish(to, { id: modak.id, name: modak.name, version: (await versionOf(modak))! }));
  await move(others);
  expect([await portionsLeft(modak), await portionsLeft(puranPoli)]).toEqual([undefined, 4]);
  await placeOrder(meera, orderOf([modak, 2]));
  expect(await portionsLeft(puranPoli)).toBe(4);
  await move(categoryId);
  expect(await portionsLeft(puranPoli)).toBe(0);
  await move(others);
  await cancelOrder(meera, ordered.id);
  expect(await portionsLeft(puranPoli)).toBe(5);
});

const versionOf = async ({ id }: Cooked): Promise<number | undefined> => {
  const dishes: Cooked[] = (await asha.read()).categories.flatMap(
    (category: { dishes: Cooked[] }) => category.dishes,
  );
  return dishes.find(dish => dish.id === id)?.version;
};

test('a menu file that moves dishes counts them in their new categories', async () => {
  await limitTo(5);
  await placeOrder(meera, orderOf([modak, 3], [puranPoli, 1]));
  const file = ['category,name,price,diet,allergens', 'Festival,Ukadiche Modak,8.50,vegetarian,milk'];
  await sendFile(
    asha.cook,
    'mutation ($file: Upload!) { importMenu(file: $file) { ... on MenuImported { added changed } } }',
    {},
    { content: Buffer.from(file.join('\n')), name: 'menu.csv' },
  );
  expect([await portionsLeft(modak), await portionsLeft(puranPoli)]).toEqual([undefined, 4]);
});

test('Asha renames a category without its limit, and other kitchens cannot limit hers', async () => {
  await limitTo(5);
  const { version } = await sweets();
  const menu = await asha.renameCategory(categoryId, version, 'Sweets & treats');
  expect(menu.categories.at(-1)).toMatchObject({ name: 'Sweets & treats', portionLimit: 5 });
  const ravi = new OwnMenuActs((await marketplace.kitchenOwner('Ravi Kumar')).cook);
  expect(await ravi.limitCategory({ id: categoryId, version: version + 1, name: 'Mine' }, 1)).toMatchObject({
    code: 'MENU_CATEGORY_NOT_FOUND',
  });
});

test.each([0, 101])('a limit of %d is refused', async limit => {
  expect(await limitTo(limit)).toMatchObject({ code: 'INVALID_INPUT', field: 'portionLimit' });
});

test('counts of past meals are deleted after a week', async () => {
  await limitTo(5);
  await placeOrder(meera, orderOf([modak, 1]));
  const counts = () => marketplace.sql.rows('select taken from category_portion_counts');
  marketplace.clock.forward({ days: 7 });
  await purgePortionCounts(marketplace.sql, marketplace.clock.read());
  expect(await counts()).toHaveLength(1);
  marketplace.clock.forward({ days: 2 });
  await purgePortionCounts(marketplace.sql, marketplace.clock.read());
  expect(await counts()).toEqual([]);
});
