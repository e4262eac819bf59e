import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let anita: Visitor;
let ravi: TiffinPlanActs;
let raviId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  anita = await marketplace.admin('Anita');
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  [{ id: raviId }] = (await marketplace.sql.rows("select id from users where name = 'Ravi Menon'")) as [
    { id: string },
  ];
});

const stopFor = async (planId: string, reason: string | null, words: string | null) =>
  (
    await ravi.customer.graphql(
      `mutation ($planId: ID!, $reason: TiffinStopReason, $words: String) {
        stopTiffinPlan(planId: $planId, reason: $reason, words: $words) { __typename
          ... on TiffinPlan { stopReason stopWords } ... on Problem { code field } } }`,
      { planId, reason, words },
    )
  ).stopTiffinPlan;

const plansOf = `query ($customerId: ID, $supplierId: ID, $first: Int!, $after: String) {
  tiffinPlansOf(customerId: $customerId, supplierId: $supplierId, first: $first, after: $after) {
    edges { node { id stopReason stopWords customer { name } supplier { kitchenName }
      days(first: 2) { serviceDate status order { orderNumber } } } }
    pageInfo { hasNextPage endCursor } } }`;
const weeks = '{ tiffinPlanWeeks { startsOn started stopped } }';

const listDocument = `query ($filter: TiffinPlanFilter!, $stopReason: TiffinStopReason, $first: Int!, $after: String) {
  allTiffinPlans(filter: $filter, stopReason: $stopReason, first: $first, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;
interface PlanPage {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** IDs of a list, read two at a time. */
const listed = async (filter: string, stopReason: string | null = null): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page: PlanPage = (await anita.graphql(listDocument, { filter, stopReason, first: 2, after }))
      .allTiffinPlans;
    ids.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return ids;
};

describe('Anita lists all plans', () => {
  test('those that run, and those that were stopped, for a reason or for any', async () => {
    const started: string[] = [];
    for (let each = 0; each < 4; each++) {
      started.push((await ravi.start(lunchesOf(kitchen))).id);
      marketplace.clock.forward({ minutes: 1 });
    }
    const [first, second, third, fourth] = started as [string, string, string, string];
    await stopFor(third, 'PRICE', null);
    marketplace.clock.forward({ minutes: 1 });
    await stopFor(first, 'FOOD', null);
    expect(await listed('ALL')).toEqual([fourth, third, second, first]);
    expect(await listed('RUNNING')).toEqual([fourth, second]);
    expect(await listed('STOPPED')).toEqual([first, third]);
    expect(await listed('STOPPED', 'PRICE')).toEqual([third]);
    expect(await listed('UNPAID')).toEqual([]);
    const wrong = { filter: 'RUNNING', stopReason: 'PRICE', first: 2 };
    expect(await anita.refusal(listDocument, wrong)).toBe('BAD_USER_INPUT');
  });

  test('those that wait for a bill', async () => {
    await ravi.start(lunchesOf(kitchen, { endsOn: '2026-11-18' }));
    const { id } = await ravi.start(lunchesOf(kitchen));
    await marketplace.sql.rows(
      `insert into tiffin_plan_days (plan_id, service_date, status, code, reason)
       values ($1, '2026-11-19', 'WAITING', 'PLAN_IS_UNPAID', 'Please pay your bill.')`,
      [id],
    );
    expect(await listed('UNPAID')).toEqual([id]);
    marketplace.clock.forward({ minutes: 3 * 24 * 60 });
    anita = await marketplace.admin('Berta');
    expect(await listed('UNPAID')).toEqual([]);
    expect(await listed('RUNNING')).toEqual([id]);
  });
});

describe('Anita looks after tiffin plans', () => {
  test('of a person and of a kitchen, page by page, with the orders they placed', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    marketplace.clock.forward({ minutes: 1 });
    const { id: second } = await ravi.start(lunchesOf(kitchen));
    for (const whose of [{ customerId: raviId }, { supplierId: kitchen.id }]) {
      const first = (await anita.graphql(plansOf, { ...whose, first: 1 })).tiffinPlansOf;
      expect(first.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([second]);
      const after = first.pageInfo.endCursor;
      const rest = (await anita.graphql(plansOf, { ...whose, first: 1, after })).tiffinPlansOf;
      expect(rest.edges[0].node).toMatchObject({
        id,
        customer: { name: 'Ravi Menon' },
        days: [
          { status: 'ORDERED', order: { orderNumber: expect.any(String) } },
          { status: 'ORDERED', order: { orderNumber: expect.any(String) } },
        ],
      });
      expect(rest.pageInfo.hasNextPage).toBe(false);
    }
  });

  test('and reads why they stopped, and how many start and stop in a week', async () => {
    const [first, second, third] = [
      await ravi.start(lunchesOf(kitchen)),
      await ravi.start(lunchesOf(kitchen)),
      await ravi.start(lunchesOf(kitchen)),
    ];
    expect(await stopFor(first.id, 'PRICE', ' Rent went up ')).toMatchObject({
      stopReason: 'PRICE',
      stopWords: 'Rent went up',
    });
    marketplace.clock.forward({ days: 7 });
    expect(await stopFor(second.id, null, null)).toMatchObject({ stopReason: null, stopWords: null });
    expect(await stopFor(third.id, 'OTHER', 'x'.repeat(301))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'words',
    });
    // Staff are signed out meanwhile.
    const berta = await marketplace.admin('Berta');
    expect((await berta.graphql(weeks)).tiffinPlanWeeks).toEqual([
      { startsOn: '2026-11-23', started: 0, stopped: 1 },
      { startsOn: '2026-11-16', started: 3, stopped: 1 },
    ]);
  });

  test('but of no one in particular asks in vain', async () => {
    for (const whose of [{}, { customerId: raviId, supplierId: kitchen.id }])
      expect(await anita.refusal(plansOf, { ...whose, first: 1 })).toBe('BAD_USER_INPUT');
  });
});

test('Anita counts why plans stop and how many days are skipped, week by week', async () => {
  const plans = [1, 2, 3].map(() => ravi.start(lunchesOf(kitchen)));
  const [first, second, third] = (await Promise.all(plans)) as [
    { id: string },
    { id: string },
    { id: string },
  ];
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-26']) await ravi.skip(first.id, day);
  await stopFor(second.id, 'PRICE', null);
  await stopFor(third.id, 'PRICE', null);
  await stopFor(first.id, null, null);
  marketplace.clock.forward({ days: 3 });
  const berta = await marketplace.admin('Berta');
  const { tiffinPlanWeeks } = await berta.graphql(
    '{ tiffinPlanWeeks { startsOn started stopped skippedDays stopReasons { reason plans } } }',
  );
  expect(tiffinPlanWeeks).toEqual([
    {
      startsOn: '2026-11-16',
      started: 3,
      stopped: 3,
      skippedDays: 2,
      stopReasons: [
        { reason: 'PRICE', plans: 2 },
        { reason: null, plans: 1 },
      ],
    },
  ]);
});

test('customers, cooks and strangers do not read the plans of others', async () => {
  const asked = { supplierId: kitchen.id, first: 1 };
  for (const who of [ravi.customer, cook]) {
    expect(await who.refusal(plansOf, asked)).toBe('FORBIDDEN');
    expect(await who.refusal(weeks, {})).toBe('FORBIDDEN');
    expect(await who.refusal(listDocument, { filter: 'ALL', first: 1 })).toBe('FORBIDDEN');
  }
  expect(await marketplace.anonymous().refusal(plansOf, asked)).toBe('UNAUTHENTICATED');
});
