import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { platesLeft, storedOrders } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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

/** Saves a dish and returns an order of it, by default for Tuesday's dinner. */
const orderOf = async (given: Record<string, unknown>, quantity = 1) => {
  const { id, name } = await asha.saveDish(aDish(categoryId, given));
  return anOrder({ ...kitchen, dishes: [{ id, name, priceCents: 850 }] }, quantity);
};

const breakfastOfWeekend = { name: 'Set Dosa', mealtimes: ['BREAKFAST'], weekdays: [0, 6] };
const saturdaysBreakfast = { serviceDate: '2026-11-21', mealtime: 'BREAKFAST' };

describe("Asha's set dosa is for breakfast on weekends", () => {
  test('so it is not sold for dinner, and the refusal names the next meal that has it', async () => {
    const order = await orderOf(breakfastOfWeekend);
    expect(await placeOrder(meera, order)).toMatchObject({
      code: 'DISH_NOT_COOKED',
      field: 'mealtime',
      message: 'Not cooked for this meal: Set Dosa. Choose breakfast on Sat, Nov 21.',
      notCookedIds: [order.lines[0]!.dishId],
      nextMeal: saturdaysBreakfast,
    });
    const onFriday = { ...order, serviceDate: '2026-11-20', mealtime: 'BREAKFAST' };
    expect(await placeOrder(meera, onFriday)).toMatchObject({ code: 'DISH_NOT_COOKED' });
    expect(await storedOrders(marketplace)).toBe(0);
    expect(await placeOrder(meera, { ...order, ...saturdaysBreakfast })).toMatchObject({ status: 'PLACED' });
  });

  test('so a sold-out Saturday leads to Sunday', async () => {
    const order = await orderOf(breakfastOfWeekend, 25);
    expect(await placeOrder(meera, { ...order, ...saturdaysBreakfast })).toMatchObject({ status: 'PLACED' });
    const two = await orderOf(breakfastOfWeekend, 2);
    await marketplace.sql.rows('update dishes set sold_out_on = $1 where id = $2', [
      '2026-11-22',
      two.lines[0]!.dishId,
    ]);
    expect(await placeOrder(meera, two)).toMatchObject({ code: 'DISH_NOT_COOKED', nextMeal: null });
    expect(await placeOrder(meera, await orderOf(breakfastOfWeekend))).toMatchObject({
      nextMeal: { serviceDate: '2026-11-22', mealtime: 'BREAKFAST' },
    });
  });

  test('so one cart cannot have it beside a dish for dinner', async () => {
    const order = await orderOf(breakfastOfWeekend);
    const dal = await orderOf({ name: 'Dal', mealtimes: ['DINNER'] });
    const both = { ...order, lines: [...order.lines, ...dal.lines], expectedTotalCents: 1700 };
    expect(await placeOrder(meera, both)).toMatchObject({
      code: 'DISH_NOT_COOKED',
      message: 'Not cooked for this meal: Set Dosa. Choose another meal, or order its dishes one by one.',
      nextMeal: null,
    });
  });

  test('so ordering it again offers Saturday', async () => {
    const order = await orderOf(breakfastOfWeekend);
    const { id } = await placeOrder(meera, { ...order, ...saturdaysBreakfast });
    const document = `query ($id: ID!) { reorder(orderId: $id) { nextMeal { serviceDate mealtime } } }`;
    expect((await meera.graphql(document, { id })).reorder.nextMeal).toEqual(saturdaysBreakfast);
  });

  test('so customers read when it is cooked', async () => {
    await orderOf(breakfastOfWeekend);
    const document = 'query ($id: ID!) { supplier(id: $id) { menu { dishes { name mealtimes weekdays } } } }';
    const { supplier } = await marketplace.anonymous().graphql(document, { id: kitchen.id });
    const dishes = supplier.menu.flatMap((category: { dishes: object[] }) => category.dishes);
    expect(dishes).toContainEqual(breakfastOfWeekend);
  });
});

describe('a family pot takes four plates', () => {
  const pot = { name: 'Biryani pot', plates: 4 };

  test('of each portion', async () => {
    const order = await placeOrder(meera, await orderOf(pot, 2));
    expect(order).toMatchObject({ plates: 8, total: { cents: 1700 }, lines: [{ quantity: 2 }] });
    expect(await platesLeft(meera, kitchen)).toBe(17);
  });

  test('so a seventh is refused when 25 plates are cooked', async () => {
    expect(await placeOrder(meera, await orderOf(pot, 7))).toMatchObject({
      code: 'SOLD_OUT',
      platesLeft: 25,
    });
    expect(await placeOrder(meera, await orderOf(pot, 6))).toMatchObject({ plates: 24 });
    expect(await placeOrder(meera, await orderOf(pot))).toMatchObject({ code: 'SOLD_OUT', platesLeft: 1 });
  });
});

test.each([
  [{ mealtimes: [] }, 'mealtimes', 'Choose at least one meal.'],
  [{ weekdays: [] }, 'weekdays', 'Choose at least one day.'],
  [{ weekdays: [7] }, 'weekdays.0', expect.any(String)],
  [{ weekdays: [0, 1, 2, 3, 4, 5, 6, 0] }, 'weekdays', 'Choose each day once.'],
  [{ plates: 0 }, 'plates', 'Please enter 1 to 20 plates'],
  [{ plates: 21 }, 'plates', 'Please enter 1 to 20 plates'],
])('a dish with %o is refused', async (given, field, message) => {
  expect(await asha.saveDish(aDish(categoryId, given))).toMatchObject({
    code: 'INVALID_INPUT',
    field,
    message,
  });
});
