import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayDinner, tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let meera: Visitor;
let anita: Visitor | undefined;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
});

const document = `mutation ($orderId: ID!) { handleOrderIssue(orderId: $orderId) { __typename
  ... on Order { issue { reason handledAt } } ... on Problem { code message field } } }`;
const handle = async (orderId: string) => (await anita!.graphql(document, { orderId })).handleOrderIssue;

/** An order that was delivered; Anita signs in afterwards, since admins are signed out after half an hour. */
const deliveredOrder = async () => {
  const order = await placeOrder(meera, anOrder(kitchen));
  marketplace.clock.moveTo(tuesdayDinner);
  await deliver(marketplace, order.id);
  anita ??= await marketplace.admin('Anita Desai');
  return order;
};

const report = (orderId: string) =>
  meera.graphql(
    'mutation ($input: ReportOrderIssueInput!) { reportOrderIssue(input: $input) { __typename } }',
    { input: { orderId, reason: 'MISSING_DISHES', words: 'One dosa, not two.' } },
  );

const openIssues = async () => {
  const { openOrderIssues, searchOrders } = await anita!.graphql(
    `{ openOrderIssues searchOrders(hasOpenIssue: true) {
      nodes { id placedBy { name } supplier { kitchenName } issue { words reportedAt handledAt } } } }`,
  );
  return { openOrderIssues, nodes: searchOrders.nodes };
};

test('Anita sees what Meera reported, and marks it as handled once', async () => {
  const { id } = await deliveredOrder();
  expect(await openIssues()).toEqual({ openOrderIssues: 0, nodes: [] });
  await report(id);
  const issue = { words: 'One dosa, not two.', reportedAt: '2026-11-18T02:00:00.000Z', handledAt: null };
  expect(await openIssues()).toEqual({
    openOrderIssues: 1,
    nodes: [{ id, placedBy: { name: 'Meera Iyer' }, supplier: { kitchenName: kitchen.kitchenName }, issue }],
  });

  const answers = await Promise.all(Array.from({ length: 10 }, () => handle(id)));
  expect(answers.filter(({ __typename }) => __typename === 'Order')).toEqual([
    { __typename: 'Order', issue: { reason: 'MISSING_DISHES', handledAt: '2026-11-18T02:00:00.000Z' } },
  ]);
  expect(answers.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(9);
  expect(await openIssues()).toEqual({ openOrderIssues: 0, nodes: [] });
  expect(await trail(anita!, { subjectId: id })).toMatchObject([
    {
      action: 'ORDER_ISSUE_HANDLED',
      actorName: 'Anita Desai',
      changes: [{ fact: 'report', before: 'open', after: 'handled' }],
    },
  ]);
  // It stays with the order, and what admins did with it is theirs.
  const own = 'query ($id: ID!) { order(id: $id) { issue { words } } }';
  expect((await meera.graphql(own, { id })).order.issue).toEqual({ words: 'One dosa, not two.' });
  const theirs = 'query ($id: ID!) { order(id: $id) { issue { handledAt } } }';
  expect(await meera.refusal(theirs, { id })).toBe('FORBIDDEN');
});

test('where nothing was reported there is nothing to handle', async () => {
  const { id } = await deliveredOrder();
  for (const unknown of [id, crypto.randomUUID(), "' or true"])
    expect(await handle(unknown)).toMatchObject({ code: 'ISSUE_NOT_FOUND', field: 'orderId' });
  expect(await trail(anita!, { subjectId: id })).toEqual([]);
});

test('only admins see and handle open reports', async () => {
  const { id } = await deliveredOrder();
  await report(id);
  const asha = await marketplace.cookOf(kitchen);
  for (const visitor of [meera, asha]) {
    expect(await visitor.refusal(document, { orderId: id })).toBe('FORBIDDEN');
    expect(await visitor.refusal('{ openOrderIssues }')).toBe('FORBIDDEN');
  }
  expect(await marketplace.anonymous().refusal(document, { orderId: id })).toBe('UNAUTHENTICATED');
});
