import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import { aPersonAtTable, saveHousehold } from '../../../testing/builders/a-household.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { cancelOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;
let planId: string;

const thursday = '2026-11-19';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
/** Ravi has lemon rice on workdays; Aarav, who eats with him, never eats peanuts, which the dosa contains. */
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  await knowSanJose(marketplace.sql);
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  await changeFirstDish(cook, { allergens: ['PEANUTS'] });
  await saveHousehold(ravi.customer, [aPersonAtTable('Aarav', { never: ['PEANUTS'] })]);
  const lines = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
  const started = await ravi.start(lunchesOf(kitchen, { lines, expectedTotalCents: 750 }));
  expect(started).toMatchObject({ __typename: 'TiffinPlan' });
  planId = started.id;
});

const dosaLines = () => [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }];
const dosaOnThursday = () => ({
  planId,
  serviceDate: thursday,
  lines: dosaLines(),
  expectedTotalCents: 900,
});
const conflictIds = async (): Promise<string[]> => {
  const document = 'query ($input: QuoteCartInput!) { quoteCart(input: $input) { dietConflicts { id } } }';
  const input = { supplierId: kitchen.id, lines: dosaLines() };
  const { quoteCart } = await ravi.customer.graphql(document, { input });
  return quoteCart.dietConflicts.map(({ id }: { id: string }) => id);
};
const dishOn = async (serviceDate: string) =>
  (await ravi.day(planId, serviceDate)).order?.lines.map(({ dishName }) => dishName);

test('a day with peanuts is asked about, and ordered once he accepts it', async () => {
  expect(await ravi.changeDay(dosaOnThursday())).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
  const acceptedDietConflicts = await conflictIds();
  expect(await ravi.changeDay({ ...dosaOnThursday(), acceptedDietConflicts })).toMatchObject({
    __typename: 'TiffinPlan',
  });
  await ordersPlaced(marketplace);
  expect(await dishOn(thursday)).toEqual(['Masala Dosa']);
  expect(await dishOn('2026-11-20')).toEqual(['Lemon Rice']);
});

test('an ordered day is ordered again with what he accepts, and as planned after he takes it back', async () => {
  await ordersPlaced(marketplace);
  expect(await dishOn(thursday)).toEqual(['Lemon Rice']);
  expect(await ravi.changeDay(dosaOnThursday())).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
  await ravi.changeDay({ ...dosaOnThursday(), acceptedDietConflicts: await conflictIds() });
  expect(await dishOn(thursday)).toEqual(['Masala Dosa']);
  await ravi.resetDay(planId, thursday);
  expect(await dishOn(thursday)).toEqual(['Lemon Rice']);
  expect((await liveOrders(marketplace)).every(({ count }) => count === 1)).toBe(true);
});

test('a plan that gets peanuts is asked about, and one that had it accepted can change its days', async () => {
  const plan = { planId, weekdays: [1, 4], weekdayAddresses: [], hasConsented: true };
  const withDosa = { ...plan, lines: dosaLines(), expectedTotalCents: 900 };
  expect(await ravi.change(withDosa)).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
  const acceptedDietConflicts = await conflictIds();
  expect(await ravi.change({ ...withDosa, acceptedDietConflicts })).toMatchObject({ weekdays: [1, 4] });
  expect(await ravi.change({ ...withDosa, weekdays: [4] })).toMatchObject({ weekdays: [4] });
  await ordersPlaced(marketplace);
  expect(await dishOn(thursday)).toEqual(['Masala Dosa']);
});

test('a canceled day that he takes back is not ordered with what Aarav must not eat by now', async () => {
  await ordersPlaced(marketplace);
  await ravi.changeDay({ ...dosaOnThursday(), acceptedDietConflicts: await conflictIds() });
  const { order } = await ravi.day(planId, thursday);
  expect(await cancelOrder(ravi.customer, order!.id)).toMatchObject({ status: 'CANCELED' });
  await saveHousehold(ravi.customer, [aPersonAtTable('Aarav', { diet: 'VEGAN', needs: ['JAIN'] })]);
  expect(await ravi.resetDay(planId, thursday)).toMatchObject({ __typename: 'TiffinPlan' });
  await ordersPlaced(marketplace);
  expect(await ravi.day(planId, thursday)).toMatchObject({ status: 'WAITING', code: 'PLAN_BREAKS_DIET' });
});

test('what he accepted for a day stays accepted when the plan changes, until Aarav leaves the household', async () => {
  const faraway = '2026-11-26';
  const day = { ...dosaOnThursday(), serviceDate: faraway };
  await ravi.changeDay({ ...day, acceptedDietConflicts: await conflictIds() });
  const lines = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
  const plan = { planId, weekdays: [4], weekdayAddresses: [], hasConsented: true, lines, note: 'Ring twice' };
  expect(await ravi.change({ ...plan, expectedTotalCents: 750 })).toMatchObject({ note: 'Ring twice' });
  marketplace.clock.forward({ days: 3 });
  await ordersPlaced(marketplace);
  expect(await dishOn(faraway)).toEqual(['Masala Dosa']);
  await saveHousehold(ravi.customer, []);
  const { agreed } = (
    await marketplace.sql.rows<{ agreed: unknown[] }>('select agreed_conflicts as agreed from tiffin_plans')
  )[0]!;
  expect(agreed).toEqual([]);
});

test('staff who look after the plan do not read what the household never eats', async () => {
  await saveHousehold(ravi.customer, [aPersonAtTable('Aarav', { diet: 'VEGAN', needs: ['JAIN'] })]);
  await ordersPlaced(marketplace);
  expect(await ravi.day(planId, thursday)).toMatchObject({ code: 'PLAN_BREAKS_DIET' });
  const anita = await marketplace.admin('Anita Desai');
  const document = `query ($id: ID!) { tiffinPlansOf(customerId: $id, first: 5) {
    nodes { days(first: 2) { status code reason } } } }`;
  const { tiffinPlansOf } = await anita.graphql(document, { id: ravi.customer.userId });
  expect(tiffinPlansOf.nodes[0].days[0]).toEqual({ status: 'WAITING', code: null, reason: null });
});
