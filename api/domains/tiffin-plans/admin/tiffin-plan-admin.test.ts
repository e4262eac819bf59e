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

test('customers, cooks and strangers do not read the plans of others', async () => {
  const asked = { supplierId: kitchen.id, first: 1 };
  for (const who of [ravi.customer, cook]) {
    expect(await who.refusal(plansOf, asked)).toBe('FORBIDDEN');
    expect(await who.refusal(weeks, {})).toBe('FORBIDDEN');
  }
  expect(await marketplace.anonymous().refusal(plansOf, asked)).toBe('UNAUTHENTICATED');
});
