import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { mealsOf, menuFor, publish } from '../../../testing/meal-menus.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { storedOrders } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { purgeMealMenus } from './purge-meal-menus.ts';

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
let dal: Cooked;
let biryani: Cooked;

/** Today is Tuesday. */
const tuesdaysDinner = { serviceDate: '2026-11-17', mealtime: 'DINNER' };
const fridaysDinner = { serviceDate: '2026-11-20', mealtime: 'DINNER' };
const fridaysLunch = { serviceDate: '2026-11-20', mealtime: 'LUNCH' };

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
  const categoryId = (await asha.read()).categories[0].id;
  for (const dish of kitchen.dishes) await asha.removeDish(dish.id);
  dal = await asha.saveDish(aDish(categoryId, { name: 'Dal Makhani' }));
  biryani = await asha.saveDish(aDish(categoryId, { name: 'Biryani', mealtimes: ['DINNER'], weekdays: [0] }));
});

const orderOf = ({ id, name }: Cooked, meal: object) => ({
  ...anOrder({ ...kitchen, dishes: [{ id, name, priceCents: 850 }] }),
  ...meal,
  idempotencyKey: crypto.randomUUID(),
});

describe("Asha publishes a menu for Friday's dinner", () => {
  test('so exactly its dishes are sold for it, whatever their usual days', async () => {
    expect(await placeOrder(meera, orderOf(biryani, fridaysDinner))).toMatchObject({
      code: 'DISH_NOT_COOKED',
    });
    expect(await publish(cook, menuFor(fridaysDinner, [biryani]))).toMatchObject({ mealCount: 1 });
    expect((await mealsOf(meera, kitchen)).mealMenus).toEqual([
      { ...fridaysDinner, dishIds: [biryani.id], contents: [] },
    ]);
    expect(await placeOrder(meera, orderOf(biryani, fridaysDinner))).toMatchObject({ status: 'PLACED' });
    expect(await placeOrder(meera, orderOf(dal, fridaysDinner))).toMatchObject({
      code: 'DISH_NOT_COOKED',
      message: 'Not cooked for this meal: Dal Makhani. Choose lunch on Tue, Nov 17.',
    });
    expect(await placeOrder(meera, orderOf(dal, fridaysLunch))).toMatchObject({ status: 'PLACED' });
  });

  test('so the next meal of a dish is on it', async () => {
    await publish(cook, menuFor(fridaysDinner, [biryani, dal]));
    expect(await placeOrder(meera, orderOf(biryani, tuesdaysDinner))).toMatchObject({
      code: 'DISH_NOT_COOKED',
      nextMeal: fridaysDinner,
    });
    const { id } = await placeOrder(meera, orderOf(biryani, fridaysDinner));
    const document = 'query ($id: ID!) { reorder(orderId: $id) { nextMeal { serviceDate mealtime } } }';
    expect((await meera.graphql(document, { id })).reorder.nextMeal).toEqual(fridaysDinner);
  });

  test('and goes back to the usual one', async () => {
    await publish(cook, menuFor(fridaysDinner, [biryani]));
    await publish(cook, menuFor(fridaysDinner, null));
    expect((await mealsOf(meera, kitchen)).mealMenus).toEqual([]);
    expect(await placeOrder(meera, orderOf(dal, fridaysDinner))).toMatchObject({ status: 'PLACED' });
  });

  test('and reads how many orders still have what she took off', async () => {
    await placeOrder(meera, orderOf(dal, fridaysDinner));
    const canceled = await placeOrder(meera, orderOf(dal, fridaysDinner));
    await placeOrder(meera, orderOf(dal, fridaysLunch));
    await cancelOrder(meera, canceled.id);
    expect(await publish(cook, menuFor(fridaysDinner, [biryani]))).toMatchObject({
      stillOrdered: [{ ...fridaysDinner, dishId: dal.id, dishName: 'Dal Makhani', orders: 1 }],
    });
    expect(await publish(cook, menuFor(fridaysDinner, [biryani, dal]))).toMatchObject({ stillOrdered: [] });
    expect(await storedOrders(marketplace)).toBe(3);
  });

  test('while Meera and others order by the old one, and none gets a dish that is not on it', async () => {
    const [, ...answers] = await Promise.all([
      publish(cook, menuFor(fridaysDinner, [biryani])),
      ...Array.from({ length: 15 }, () => placeOrder(meera, orderOf(dal, fridaysDinner))),
    ]);
    for (const answer of answers) expect(['PLACED', undefined]).toContain(answer.status);
    expect(await placeOrder(meera, orderOf(dal, fridaysDinner))).toMatchObject({ code: 'DISH_NOT_COOKED' });
    const placed = answers.filter(({ status }) => status === 'PLACED').length;
    expect(await storedOrders(marketplace)).toBe(placed);
  });
});

describe('a meal for which nothing is cooked is not offered', () => {
  const isOffered = async (meal: object) =>
    (await mealsOf(meera, kitchen)).mealWindows.some(
      window => JSON.stringify(window) === JSON.stringify(meal),
    );

  test('because its own menu is empty', async () => {
    expect(await isOffered(fridaysDinner)).toBe(true);
    await publish(cook, menuFor(fridaysDinner, []));
    expect(await isOffered(fridaysDinner)).toBe(false);
    expect(await isOffered(fridaysLunch)).toBe(true);
    expect(await placeOrder(meera, orderOf(dal, fridaysDinner))).toMatchObject({ code: 'DISH_NOT_COOKED' });
  });

  test('because no dish on sale is usually cooked for it, unless its own menu has one', async () => {
    await asha.offer(dal.id, false);
    const sundaysDinner = { serviceDate: '2026-11-22', mealtime: 'DINNER' };
    expect(await mealsOf(meera, kitchen)).toMatchObject({
      mealWindows: [sundaysDinner],
      nextMealWindow: sundaysDinner,
    });
    await publish(cook, menuFor(fridaysLunch, [biryani]), menuFor(fridaysDinner, [dal]));
    expect(await mealsOf(meera, kitchen)).toMatchObject({
      mealWindows: [fridaysLunch, sundaysDinner],
      nextMealWindow: fridaysLunch,
    });
    await asha.offer(dal.id, true);
    expect(await isOffered(fridaysDinner)).toBe(true);
    await asha.removeDish(biryani.id);
    expect(await isOffered(fridaysLunch)).toBe(false);
  });

  test('so a search for kitchens that are open for it does not find hers', async () => {
    const document = `query ($meal: MealWindowInput!) { suppliers(filter: { openFor: $meal }) { nodes { id } } }`;
    const found = async (meal: object) => (await meera.graphql(document, { meal })).suppliers.nodes;
    expect(await found(fridaysDinner)).toEqual([{ id: kitchen.id }]);
    await publish(cook, menuFor(fridaysDinner, []));
    expect(await found(fridaysDinner)).toEqual([]);
  });
});

describe('nothing is published', () => {
  test('for meals whose orders have closed, which are named', async () => {
    const yesterdaysLunch = { serviceDate: '2026-11-16', mealtime: 'LUNCH' };
    const todaysBreakfast = { serviceDate: '2026-11-17', mealtime: 'BREAKFAST' };
    const menus = [yesterdaysLunch, todaysBreakfast, fridaysDinner].map(meal => menuFor(meal, [biryani]));
    expect(await publish(cook, ...menus)).toMatchObject({
      code: 'MEALS_CLOSED',
      message:
        'Orders have closed, so these menus stay: lunch on Mon, Nov 16, breakfast on Tue, Nov 17. Leave them out and publish again.',
      meals: [yesterdaysLunch, todaysBreakfast],
    });
    expect((await mealsOf(meera, kitchen)).mealMenus).toEqual([]);
  });

  test('of dishes that are removed, or of another kitchen', async () => {
    const { kitchen: ravis } = await marketplace.kitchenOwner('Ravi Kumar');
    await asha.removeDish(biryani.id);
    const others = ravis.dishes[0]!;
    expect(await publish(cook, menuFor(fridaysDinner, [dal, biryani, others]))).toMatchObject({
      code: 'DISHES_NOT_ON_MENU',
      dishIds: [biryani.id, others.id],
    });
    expect((await mealsOf(meera, kitchen)).mealMenus).toEqual([]);
  });

  test('beyond eight weeks, twice for one meal, or of a hundred and one dishes', async () => {
    const last = { serviceDate: '2027-01-11', mealtime: 'DINNER' };
    expect(await publish(cook, menuFor(last, [dal]))).toMatchObject({ mealCount: 1 });
    const tooLate = { serviceDate: '2027-01-12', mealtime: 'DINNER' };
    expect(await publish(cook, menuFor(tooLate, [dal]))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'menus',
      message: 'Menus can be published up to 8 weeks ahead.',
    });
    expect(await publish(cook, menuFor(fridaysDinner, [dal]), menuFor(fridaysDinner, null))).toMatchObject({
      message: 'Please give each meal one menu.',
    });
    expect(await publish(cook, menuFor(fridaysDinner, [{ id: 'dal' }]))).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Unknown dish',
    });
  });

  test('by a kitchen that is not approved', async () => {
    const newcomer = await marketplace.kitchenOwner('Nila Bose', { status: 'pending' });
    expect(await publish(newcomer.cook, menuFor(fridaysDinner, []))).toMatchObject({ code: 'MENU_NOT_OPEN' });
  });
});

test('Asha sees the menus of a week, and those of the week before', async () => {
  await publish(cook, menuFor(fridaysDinner, [biryani]));
  const read = async (weeksAhead: number) => {
    const document = `query ($weeksAhead: Int!) { myMenuWeek(weeksAhead: $weeksAhead) {
      today firstDay meals { serviceDate mealtime dishIds } } }`;
    return (await cook.graphql(document, { weeksAhead })).myMenuWeek;
  };
  const week = await read(0);
  expect(week).toMatchObject({ today: '2026-11-17', firstDay: '2026-11-17' });
  expect(week.meals).toHaveLength(42);
  expect(week.meals).toContainEqual({ ...fridaysDinner, dishIds: [biryani.id] });
  expect(week.meals).toContainEqual({ ...fridaysLunch, dishIds: null });
  const next = await read(1);
  expect(next.firstDay).toBe('2026-11-24');
  expect(next.meals[0]).toMatchObject({ serviceDate: '2026-11-17' });
  const document = '{ myMenuWeek(weeksAhead: 8) { today } }';
  expect(await cook.refusal(document, {})).toBe('BAD_USER_INPUT');
});

test('menus of past meals stay for thirty days', async () => {
  await publish(cook, menuFor(fridaysDinner, [biryani]));
  const stored = async () => (await marketplace.sql.rows('select 1 from meal_menus')).length;
  await purgeMealMenus(marketplace.sql, new Date('2026-12-20T12:00:00Z'));
  expect(await stored()).toBe(1);
  await purgeMealMenus(marketplace.sql, new Date('2026-12-21T12:00:00Z'));
  expect(await stored()).toBe(0);
});
