import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acts, trail } from '../../../testing/admin-work.ts';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { testFastPath } from '../../../testing/fast-path.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let meera: Visitor;
let sanJose: TestCity;
let asha: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  anita = await marketplace.admin('Anita Desai');
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities');
  sanJose = await aCity(marketplace);
  asha = await aKitchen(marketplace, sanJose);
});

const suspend = (admin: Visitor, supplierId: string, reason = 'Complaints about hygiene.') =>
  acts.suspendKitchen.ask(admin, { supplierId, reason });
const reinstate = (admin: Visitor, supplierId: string) =>
  acts.reinstateKitchen.ask(admin, { supplierId, reason: 'The inspection went well.' });

const publicPage = async ({ id }: TestKitchen) =>
  (await meera.graphql('query ($id: ID!) { supplier(id: $id) { kitchenName } }', { id })).supplier;
const listedNames = async () => {
  const { suppliers } = await meera.graphql('{ suppliers { nodes { kitchenName city { supplierCount } } } }');
  return suppliers.nodes;
};

test('a suspended kitchen is immediately unlisted and cannot sell; its orders remain and are counted', async () => {
  const { id: orderId } = await placeOrder(meera, anOrder(asha));
  expect(await publicPage(asha)).toEqual({ kitchenName: "Asha's Kitchen" });

  expect(await suspend(anita, asha.id)).toMatchObject({
    __typename: 'KitchenRecord',
    status: 'SUSPENDED',
    suspendedSince: '2026-11-17T17:00:00.000Z',
    openOrders: 1,
  });
  expect(await publicPage(asha)).toBeNull();
  expect(await listedNames()).toEqual([]);
  expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ code: 'KITCHEN_UNAVAILABLE' });
  const { order } = await meera.graphql('query ($id: ID!) { order(id: $id) { status } }', { id: orderId });
  expect(order.status).toBe('PLACED');

  marketplace.clock.forward({ minutes: 1 });
  expect(await reinstate(anita, asha.id)).toMatchObject({ status: 'LISTED', suspendedSince: null });
  expect(await publicPage(asha)).not.toBeNull();
  expect(await trail(anita, { subjectId: asha.id })).toEqual([
    expect.objectContaining({ action: 'KITCHEN_REINSTATED', reason: 'The inspection went well.' }),
    {
      action: 'KITCHEN_SUSPENDED',
      subjectKind: 'kitchen',
      subjectName: "Asha's Kitchen",
      actorName: 'Anita Desai',
      reason: 'Complaints about hygiene.',
      changes: [{ fact: 'suspended', before: 'false', after: 'true' }],
    },
  ]);
});

test('a kitchen that pauses is hidden as well while it is suspended', async () => {
  const gauri = await aKitchen(marketplace, sanJose, { pausedUntil: '2026-12-01' });
  expect(await publicPage(gauri)).not.toBeNull();
  await suspend(anita, gauri.id);
  expect(await publicPage(gauri)).toBeNull();
});

test('twenty concurrent admins suspend it once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => suspend(anita, asha.id)));
  const refused = outcomes.filter(({ code }) => code === 'ALREADY_DONE');
  expect(refused).toHaveLength(19);
  expect(await trail(anita, { subjectId: asha.id })).toHaveLength(1);
  expect(await listedNames()).toEqual([]);
});

test.each([
  ['', 'INVALID_INPUT', 'reason'],
  ['   ', 'INVALID_INPUT', 'reason'],
  ['x'.repeat(301), 'INVALID_INPUT', 'reason'],
  ['Nul\u0000', 'INVALID_INPUT', 'reason'],
])('but not for the reason %.9j', async (reason, code, field) => {
  expect(await suspend(anita, asha.id, reason)).toMatchObject({ code, field });
  expect(await trail(anita, { subjectId: asha.id })).toEqual([]);
});

test('one that is unknown, or not suspended, stays as it is', async () => {
  for (const unknown of [crypto.randomUUID(), 'x', '']) {
    expect(await suspend(anita, unknown)).toMatchObject({ code: 'KITCHEN_NOT_FOUND' });
  }
  expect(await reinstate(anita, asha.id)).toMatchObject({ code: 'ALREADY_DONE', field: 'supplierId' });
});

test('admins find every kitchen by name, owner, city and status', async () => {
  const edison = await aCity(marketplace, { name: 'Edison', state: 'NJ' });
  await aKitchen(marketplace, edison, { kitchenName: 'Gauri’s Table', status: 'documents_submitted' });
  await aKitchen(marketplace, edison, {
    kitchenName: 'Bina’s Corner',
    status: 'pending',
    email: 'bina@x.example',
  });
  await suspend(anita, asha.id);
  const found = async (args: string) => {
    const { kitchens } = await anita.graphql(
      `{ kitchens(${args}) { nodes { status supplier { kitchenName city { name } } owner { email } } } }`,
    );
    return kitchens.nodes.map(
      ({ supplier, status }: { supplier: { kitchenName: string }; status: string }) =>
        `${supplier.kitchenName}: ${status}`,
    );
  };
  expect(await found('first: 50')).toEqual([
    "Asha's Kitchen: SUSPENDED",
    'Bina’s Corner: REGISTERING',
    'Gauri’s Table: IN_REVIEW',
  ]);
  expect(await found('text: "S KITCHEN"')).toEqual(["Asha's Kitchen: SUSPENDED"]);
  expect(await found('text: "bina@x"')).toEqual(['Bina’s Corner: REGISTERING']);
  expect(await found(`cityId: "${edison.id}", status: IN_REVIEW`)).toEqual(['Gauri’s Table: IN_REVIEW']);
  expect(await found('text: "%"')).toEqual([]);
  const pages = await anita.graphql('{ kitchens(first: 2) { pageInfo { hasNextPage endCursor } } }');
  expect(await found(`first: 2, after: "${pages.kitchens.pageInfo.endCursor}"`)).toEqual([
    'Gauri’s Table: IN_REVIEW',
  ]);
});
