import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProgram } from '../../../testing/api-tokens.ts';
import { aPersonAtTable, saveHousehold } from '../../../testing/builders/a-household.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let gauri: Visitor;
let anita: Visitor;
let ravi: TiffinPlanActs;

const wednesday = '2026-11-18';
const thursday = '2026-11-19';

const fields = `id status mealtime weekdays fulfillment portions startsOn endsOn stoppedAt supplier { id }
  lines { dishName quantity }
  days(first: 3) { serviceDate status code isChanged portions lines { dishName quantity } }`;
const planDocument = `query ($id: ID!) { kitchenTiffinPlan(id: $id) { ${fields} } }`;
const plansDocument = `query ($first: Int!, $after: String) { kitchenTiffinPlans(first: $first, after: $after) {
  nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`;

interface PlanPage {
  nodes: { id: string; status: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ({ cook: gauri } = await marketplace.kitchenOwner('Gauri Pande'));
  anita = await marketplace.admin('Anita Desai');
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
});

const planOf = async (reader: Visitor, id: string) =>
  (await reader.graphql(planDocument, { id })).kitchenTiffinPlan;

const eventsOf = async (reader: Visitor, types: string[]) => {
  await notificationsSent(marketplace);
  const document = `query ($types: [MarketplaceEventType!]) {
    events(first: 100, types: $types) { nodes { type subjectId payload } } }`;
  const { events } = await reader.graphql(document, { types: types as never });
  return events.nodes.map(({ type, subjectId, payload }: Record<string, string>) => ({
    type,
    subjectId,
    ...JSON.parse(payload!).data,
  }));
};

describe("Asha's program reads on from an event of a plan", () => {
  test('and finds what to cook and when, but not for whom', async () => {
    const { id } = await ravi.start(
      lunchesOf(kitchen, {
        lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }],
        expectedTotalCents: 1800,
        note: 'For Ravi Menon, gate code 4711',
      }),
    );
    await ordersPlaced(marketplace);
    await ravi.skip(id, thursday);
    const program = await aProgram(marketplace, cook, ['ORDERS_READ']);
    const [started] = await eventsOf(program, ['TIFFIN_PLAN_STARTED']);
    const plan = await planOf(program, started.tiffinPlanId);
    expect(plan).toEqual({
      id,
      status: 'RUNNING',
      mealtime: 'LUNCH',
      weekdays: [1, 2, 3, 4, 5],
      fulfillment: 'PICKUP',
      portions: 2,
      startsOn: wednesday,
      endsOn: null,
      stoppedAt: null,
      supplier: { id: kitchen.id },
      lines: [{ dishName: 'Masala Dosa', quantity: 2 }],
      days: [
        expect.objectContaining({ serviceDate: wednesday, status: 'ORDERED', portions: 2 }),
        expect.objectContaining({ serviceDate: thursday, status: 'SKIPPED', code: null }),
        expect.objectContaining({ serviceDate: '2026-11-20', isChanged: false }),
      ],
    });
    expect(JSON.stringify(plan)).not.toMatch(/Ravi|gate code/);
  });

  test('and learns of each day that he skips or changes, and of a holiday once', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const changes = () => eventsOf(cook, ['TIFFIN_PLAN_CHANGED']);
    await ravi.skip(id, thursday);
    expect(await changes()).toHaveLength(1);
    await ravi.changeDay({
      planId: id,
      serviceDate: '2026-11-26',
      lines: [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }],
      expectedTotalCents: 750,
    });
    expect(await changes()).toHaveLength(2);
    await ravi.customer.graphql(
      'mutation ($input: SkipTiffinDaysInput!) { skipTiffinDays(input: $input) { __typename } }',
      { input: { from: '2026-11-23', until: '2026-11-25' } },
    );
    expect(await changes()).toHaveLength(3);
    expect(await ravi.skip(id, '2026-11-21')).toMatchObject({ code: 'NOT_A_PLAN_DAY' });
    expect(await changes()).toHaveLength(3);
  });

  test('page by page, the newest first, as it runs, ends and stops', async () => {
    const program = await aProgram(marketplace, cook, ['ORDERS_READ']);
    const { id: ended } = await ravi.start(lunchesOf(kitchen, { endsOn: thursday }));
    marketplace.clock.forward({ minutes: 1 });
    const { id: stopped } = await ravi.start(lunchesOf(kitchen));
    await ravi.stop(stopped);
    marketplace.clock.forward({ minutes: 1 });
    const { id: running } = await ravi.start(lunchesOf(kitchen));
    marketplace.clock.forward({ days: 3 });
    const read = [];
    let after: string | null = null;
    for (const _ of [1, 2]) {
      const { nodes, pageInfo }: PlanPage = (await program.graphql(plansDocument, { first: 2, after }))
        .kitchenTiffinPlans;
      read.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    }
    expect(read.map(({ id, status }) => [id, status])).toEqual([
      [running, 'RUNNING'],
      [stopped, 'STOPPED'],
      [ended, 'ENDED'],
    ]);
  });

  test('and learns of a day that is refused, that waits for its customer, and that is missed', async () => {
    await marketplace.sql.rows(
      "update mealtime_plans set plates = 1 where mealtime = 'LUNCH' and weekday = 3",
    );
    const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
    await priya.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    const { id } = await ravi.start(lunchesOf(kitchen));
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    await ordersPlaced(marketplace);
    const refused = await eventsOf(cook, ['TIFFIN_DAY_REFUSED']);
    expect(refused).toContainEqual({
      type: 'TIFFIN_DAY_REFUSED',
      subjectId: id,
      kitchenId: kitchen.id,
      tiffinPlanId: id,
      mealtime: 'LUNCH',
      serviceDate: thursday,
      reason: 'DISHES_CHANGED',
    });
    expect((await planOf(cook, id)).days[1]).toMatchObject({ status: 'WAITING', code: 'DISHES_CHANGED' });
    marketplace.clock.moveTo('2026-11-18T18:00:01Z');
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    const missed = await eventsOf(cook, ['TIFFIN_DAY_MISSED']);
    expect(missed).toEqual([expect.objectContaining({ subjectId: id, serviceDate: wednesday })]);
    expect(await eventsOf(gauri, ['TIFFIN_DAY_REFUSED', 'TIFFIN_DAY_MISSED'])).toEqual([]);
    // Staff are signed out meanwhile.
    const berta = await marketplace.admin('Berta Klein');
    expect(await eventsOf(berta, ['TIFFIN_DAY_MISSED'])).toEqual(missed);
  });

  test("of each day that waits for the same reason, but not what someone in Ravi's household never eats", async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await saveHousehold(ravi.customer, [aPersonAtTable('Aarav', { never: ['MILK'], diet: 'VEGAN' })]);
    await ordersPlaced(marketplace);
    const refused = await eventsOf(cook, ['TIFFIN_DAY_REFUSED']);
    expect(refused).toEqual(
      [wednesday, thursday, '2026-11-20', '2026-11-23'].map(serviceDate => ({
        type: 'TIFFIN_DAY_REFUSED',
        subjectId: id,
        kitchenId: kitchen.id,
        tiffinPlanId: id,
        mealtime: 'LUNCH',
        serviceDate,
      })),
    );
    for (const reader of [cook, anita])
      expect((await planOf(reader, id)).days[0]).toMatchObject({ status: 'WAITING', code: null });
  });
});

describe('A plan is read', () => {
  test('by its kitchen and by staff with the right, and is null for another kitchen', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const rita = await marketplace.admin('Rita Shah', 'REVIEWER');
    const support = await aProgram(marketplace, anita, ['ORDERS_READ']);
    for (const reader of [cook, anita, support]) expect(await planOf(reader, id)).toMatchObject({ id });
    expect(await planOf(gauri, id)).toBeNull();
    expect((await gauri.graphql(plansDocument, { first: 5 })).kitchenTiffinPlans.nodes).toEqual([]);
    expect((await support.graphql(plansDocument, { first: 5 })).kitchenTiffinPlans.nodes).toHaveLength(1);
    for (const reader of [ravi.customer, rita])
      expect(await reader.refusal(planDocument, { id })).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(planDocument, { id })).toBe('UNAUTHENTICATED');
    const website = await aProgram(marketplace, cook, ['MENU_READ']);
    expect(await website.refusal(planDocument, { id })).toBe('FORBIDDEN');
  });

  test.each(['', 'x', '019a92c4-5a00-7000-8000-5d0c4a4b2f11'])('by no other ID: %s', async id => {
    expect(await planOf(cook, id)).toBeNull();
  });

  test.each([0, 57])('with %d days in vain', async first => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const document = `query ($id: ID!, $first: Int) { kitchenTiffinPlan(id: $id) { days(first: $first) { code } } }`;
    expect(await cook.refusal(document, { id, first })).toBe('BAD_USER_INPUT');
  });
});
