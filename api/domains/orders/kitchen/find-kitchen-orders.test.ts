import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { moveOrder } from '../../../testing/kitchen-work.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { everyPage, forgedCursors } from '../../../testing/pages.ts';
import { tuesdayCutOff } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { formerNames } from '../../identity/former-names.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, gauri, meera, ravi]: Visitor[] = [];
type Placed = Record<
  'dinner' | 'second' | 'lunch' | 'breakfast' | 'canceled',
  { id: string; orderNumber: string }
>;
const placed = {} as Placed;

const tuesday = '2026-11-17';
const lunch = { serviceDate: '2026-11-18', mealtime: 'LUNCH' };

beforeAll(async () => {
  marketplace = await Marketplace.open();
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  asha = await marketplace.cookOf(kitchen);
  ({ cook: gauri } = await marketplace.kitchenOwner('Gauri Das'));
  meera = await marketplace.customer('Meera Iyer');
  ravi = await marketplace.customer('Ravi Menon');
  const lines = kitchen.dishes.map(dish => ({ dishId: dish.id, quantity: 2 }));
  placed.dinner = await placeOrder(meera, { ...anOrder(kitchen), note: 'No chili, please.' });
  marketplace.clock.forward({ minutes: 1 });
  placed.second = await placeOrder(ravi, { ...anOrder(kitchen), lines, expectedTotalCents: 3300 });
  marketplace.clock.forward({ minutes: 1 });
  placed.lunch = await placeOrder(meera, { ...anOrder(kitchen, 3), ...lunch });
  marketplace.clock.forward({ minutes: 1 });
  placed.breakfast = await placeOrder(ravi, { ...anOrder(kitchen), ...lunch, mealtime: 'BREAKFAST' });
  placed.canceled = await placeOrder(ravi, anOrder(kitchen, 4));
  await cancelOrder(ravi, placed.canceled.id);
  await moveOrder(asha, placed.second.id, 'PLACED', 'PREPARING');
  const before = marketplace.clock.read().toISOString();
  marketplace.clock.moveTo(tuesdayCutOff);
  await moveOrder(asha, placed.second.id, 'PREPARING', 'READY');
  marketplace.clock.moveTo(before);
});
afterAll(() => marketplace.close());

const document = `query ($day: LocalDate, $mealtime: Mealtime, $statuses: [OrderStatus!]) {
  kitchenOrders(serviceDate: $day, mealtime: $mealtime, statuses: $statuses) { nodes {
    id orderNumber note isLate customer { firstName phone } lines { dishName quantity allergens } } }
}`;
const board = async (cook: Visitor, variables: Record<string, unknown>) =>
  (await cook.graphql(document, variables)).kitchenOrders.nodes;
const numbers = (orders: { orderNumber: string }[]) => orders.map(order => order.orderNumber);
const numbersOf = (...names: (keyof Placed)[]) => names.map(name => placed[name].orderNumber);

describe('what a kitchen has to cook', () => {
  test('on a day, as the orders came in, with what the cook must know', async () => {
    const orders = await board(asha!, { day: tuesday });
    expect(numbers(orders)).toEqual(numbersOf('dinner', 'second', 'canceled'));
    expect(orders[0]).toMatchObject({
      note: 'No chili, please.',
      isLate: false,
      customer: { firstName: 'Meera', phone: '(408) 555-0147' },
      lines: [{ dishName: 'Masala Dosa', quantity: 1, allergens: ['MILK'] }],
    });
  });

  test('by meal, for one meal, or by status', async () => {
    expect(numbers(await board(asha!, { day: lunch.serviceDate }))).toEqual(numbersOf('breakfast', 'lunch'));
    const lunchAlone = await board(asha!, { day: lunch.serviceDate, mealtime: 'LUNCH' });
    expect(numbers(lunchAlone)).toEqual(numbersOf('lunch'));
    const open = await board(asha!, { day: tuesday, statuses: ['PLACED', 'READY'] });
    expect(numbers(open)).toEqual(numbersOf('dinner', 'second'));
    expect(await board(asha!, { day: tuesday, statuses: [] })).toEqual([]);
    expect(await board(asha!, { statuses: ['READY'] })).toHaveLength(1);
  });

  test('in pages without gaps or doubles, and from no made-up cursor', async () => {
    const query = (after: string) => `{ kitchenOrders(serviceDate: "${tuesday}", first: 1${after}) {
      nodes { orderNumber } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
    const orders = await everyPage(asha!, query, 'kitchenOrders');
    expect(orders.map(order => order.orderNumber)).toEqual(numbersOf('dinner', 'second', 'canceled'));
    for (const cursor of forgedCursors.filter(Boolean)) {
      expect(await asha!.refusal(query(`, after: "${cursor}"`))).toBe('BAD_USER_INPUT');
    }
  });

  test('is not visible to another kitchen, a customer or anyone else', async () => {
    expect(await board(gauri!, { day: tuesday })).toEqual([]);
    for (const query of [
      `{ kitchenOrders(serviceDate: "${tuesday}") { nodes { id } } }`,
      '{ kitchenAgenda { today } }',
      `{ prepSheet(serviceDate: "${tuesday}", mealtime: DINNER) { dishes { dishName } } }`,
    ]) {
      expect(await meera!.refusal(query)).toBe('FORBIDDEN');
      expect(await marketplace.anonymous().refusal(query)).toBe('UNAUTHENTICATED');
    }
  });
});

describe('of a customer', () => {
  const customerOf = async (reader: Visitor, id: string) =>
    (await reader.graphql('query ($id: ID!) { order(id: $id) { customer { firstName phone } } }', { id }))
      .order.customer;

  test('the kitchen has the phone number while the order is under way, and not for longer', async () => {
    const order = await placeOrder(meera!, anOrder(kitchen));
    expect(await customerOf(asha!, order.id)).toEqual({ firstName: 'Meera', phone: '(408) 555-0147' });
    await cancelOrder(meera!, order.id);
    expect(await customerOf(asha!, order.id)).toEqual({ firstName: 'Meera', phone: null });
    expect(await customerOf(meera!, order.id)).toBeNull();
  });

  test('who has gone, nothing', async () => {
    const leila = await marketplace.customer('Leila Haddad');
    const { id } = await placeOrder(leila, anOrder(kitchen));
    await cancelOrder(leila, id);
    await marketplace.sql.rows('update users set name = $2, phone = null where id = $1', [
      leila.userId,
      formerNames.CUSTOMER,
    ]);
    expect(await customerOf(asha!, id)).toEqual({ firstName: formerNames.CUSTOMER, phone: null });
  });
});

describe('what lies ahead', () => {
  const agenda = async (cook: Visitor, from?: string) =>
    (
      await cook.graphql(
        `query ($from: LocalDate) { kitchenAgenda(from: $from) { today timeZone
          meals { serviceDate mealtime orders openOrders plates } leftOver { serviceDate openOrders } } }`,
        { from },
      )
    ).kitchenAgenda;

  test('are the meals of seven days with what was ordered', async () => {
    const { today, timeZone, meals, leftOver } = await agenda(asha!);
    expect({ today, timeZone, leftOver }).toEqual({
      today: tuesday,
      timeZone: 'America/Los_Angeles',
      leftOver: [],
    });
    expect(meals).toHaveLength(21);
    expect(meals.filter((meal: { orders: number }) => meal.orders > 0)).toEqual([
      { serviceDate: tuesday, mealtime: 'DINNER', orders: 2, openOrders: 2, plates: 5 },
      { serviceDate: '2026-11-18', mealtime: 'BREAKFAST', orders: 1, openOrders: 1, plates: 1 },
      { serviceDate: '2026-11-18', mealtime: 'LUNCH', orders: 1, openOrders: 1, plates: 3 },
    ]);
    expect((await agenda(gauri!)).meals.every((meal: { orders: number }) => meal.orders === 0)).toBe(true);
  });

  test('and what was left over, late since its time passed', async () => {
    marketplace.clock.moveTo('2026-11-19T20:00:00Z');
    expect(await agenda(asha!)).toMatchObject({
      today: '2026-11-19',
      leftOver: [
        { serviceDate: '2026-11-18', openOrders: 2 },
        { serviceDate: tuesday, openOrders: 2 },
      ],
    });
    const late = await board(asha!, { day: tuesday });
    expect(late.map((order: { isLate: boolean }) => order.isLate).slice(0, 3)).toEqual([true, true, false]);
    expect((await agenda(asha!, tuesday)).meals).toHaveLength(21);
  });
});

test('the prep sheet adds up what a meal needs, without what was canceled', async () => {
  const { prepSheet } = await asha!.graphql(
    `{ prepSheet(serviceDate: "${tuesday}", mealtime: DINNER) {
      dishes { dishName plates platesToCook allergens } orders { orderNumber } } }`,
  );
  expect(prepSheet.dishes).toEqual([
    { dishName: 'Masala Dosa', plates: 3, platesToCook: 1, allergens: ['MILK'] },
    { dishName: 'Lemon Rice', plates: 2, platesToCook: 0, allergens: ['MILK'] },
  ]);
  expect(numbers(prepSheet.orders)).toEqual(numbersOf('dinner', 'second'));
});
