import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newIdentifier } from '../../core/values/identifier.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, cancelOrderDocument, placeOrder, placeOrderDocument } from '../builders/an-order.ts';
import {
  cancelByKitchenDocument,
  moveOrderDocument,
  moveOrdersDocument,
  undoOrderMoveDocument,
} from '../kitchen-work.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let [asha, gauri]: TestKitchen[] = [];
let meera: Visitor;
let order: { id: string; orderNumber: string };
const idempotencyKey = randomUUID();

/** Meera's private data; if found in anyone else's response, it has leaked. */
const canaries = () => [
  'canary',
  meera.email,
  meera.userId,
  meera.token!,
  order.orderNumber,
  '(650) 555-0199',
  'Iyer',
];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city);
  gauri = await aKitchen(marketplace, city, { kitchenName: 'Gauri’s Bengali Table' });
  meera = await marketplace.customer('Meera Iyer');
  await marketplace.sql.rows("update users set phone = '(650) 555-0199' where id = $1", [meera.userId]);
  order = await placeOrder(meera, {
    ...anOrder(asha),
    idempotencyKey,
    fulfillment: 'DELIVERY',
    deliveryAddress: '5 Canary canary St, San Jose, CA 95112',
    note: 'A canary note',
  });
  await marketplace.sql.rows(
    `insert into reviews (id, order_id, supplier_id, customer_id, rating, words, created_at)
     values ($1, $2, $3, $4, 5, 'Public words.', now())`,
    [newIdentifier(marketplace.clock.read()), order.id, asha.id, meera.userId],
  );
});
afterAll(() => marketplace.close());

const orderFields = `id orderNumber deliveryAddress note supplier { id } total { cents } lines { dishName }
  timeline { at } cancellationReason`;

/** Every request with Meera's ids; none of it may change her order without permission. */
const questions = (): [document: string, variables: Record<string, unknown>][] => [
  ['{ me { id name email phone } }', {}],
  [`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, { id: order.id }],
  [`{ orders(first: 50) { nodes { ${orderFields} } edges { cursor } pageInfo { endCursor } } }`, {}],
  [cancelOrderDocument, { input: { orderId: order.id, reason: 'Not mine' } }],
  [placeOrderDocument, { input: { ...anOrder(asha!), idempotencyKey, expectedTotalCents: 1 } }],
  [
    `query ($id: ID!) { supplier(id: $id) { id kitchenName cookName address
      reviews { nodes { id authorName words rating } } } }`,
    { id: asha!.id },
  ],
  ['query ($id: ID!) { supplier(id: $id) { id kitchenName cookName } }', { id: meera.userId }],
  ['{ suppliers(filter: { text: "canary" }) { nodes { id kitchenName } } }', {}],
  [
    `{ kitchenOrders(serviceDate: "2026-11-17") { nodes { ${orderFields} customer { firstName phone } } } }`,
    {},
  ],
  [
    `{ prepSheet(serviceDate: "2026-11-17", mealtime: DINNER) { dishes { dishName }
      orders { ${orderFields} customer { firstName phone } } } kitchenAgenda { meals { orders } } }`,
    {},
  ],
  ['{ supplierAnalytics { totalOrders csv bestDishes { dishName } } kitchenToday { orders } }', {}],
  [moveOrderDocument, { input: { orderId: order.id, from: 'PLACED', to: 'PREPARING' } }],
  [moveOrdersDocument, { input: { orderIds: [order.id], to: 'PREPARING' } }],
  [undoOrderMoveDocument, { input: { orderId: order.id, from: 'PLACED' } }],
  [cancelByKitchenDocument, { input: { orderId: order.id, reason: 'Not mine' } }],
];
const paths = [
  '/api/auth/user',
  '/api/profile',
  '/api/orders',
  '/api/tiffin-plans',
  '/api/tiffin-bills',
  '/api/analytics/supplier',
  '/api/suppliers',
  '/api/search?query=canary',
  '/api/cities',
];

/** Errors of the query itself: an invalid document leaks nothing, and proves nothing. */
const malformed = (errors: { extensions?: { code?: string } }[] = []) =>
  errors.filter(({ extensions }) => /VALIDATION|PARSE|COSTLY|BAD_USER_INPUT/.test(extensions?.code ?? ''));

const everythingSeenBy = async (party: Visitor): Promise<string> => {
  const answers: unknown[] = [];
  for (const [document, variables] of questions()) {
    const { data, errors } = await party.ask(document, variables);
    expect(malformed(errors), document).toEqual([]);
    answers.push(data, errors);
  }
  for (const path of paths) answers.push((await party.rest('GET', path)).body);
  return JSON.stringify(answers);
};

describe('of Meera’s order and account', () => {
  test.each([
    ['an anonymous visitor', async () => marketplace.anonymous()],
    ['another customer', () => marketplace.customer('Ravi Menon')],
    ['the cook of another kitchen', () => marketplace.cookOf(gauri!)],
  ])('%s sees nothing and changes nothing', async (_, party) => {
    const seen = await everythingSeenBy(await party());
    for (const canary of canaries()) expect(seen).not.toContain(canary);
    const { order: after } = await meera.graphql(`query ($id: ID!) { order(id: $id) { status } }`, {
      id: order.id,
    });
    expect(after.status).toBe('PLACED');
  });

  test.each([
    ['the cook of her kitchen', () => marketplace.cookOf(asha!)],
    ['an admin', () => marketplace.admin('Anita')],
  ])('%s sees the order, but neither her account nor how she signs in', async (_, party) => {
    const seen = await everythingSeenBy(await party());
    expect(seen).toContain(order.orderNumber);
    for (const secret of [meera.email, meera.userId, meera.token!, 'Iyer', idempotencyKey]) {
      expect(seen).not.toContain(secret);
    }
  });

  test('she sees all of it', async () => {
    const seen = await everythingSeenBy(meera);
    for (const own of [meera.email, order.orderNumber, 'A canary note']) expect(seen).toContain(own);
  });
});

test('what needs sign-in says so to anonymous visitors', async () => {
  const anonymous = marketplace.anonymous();
  const refused = await Promise.all(
    questions()
      .slice(1, 5)
      .map(([document, variables]) => anonymous.refusal(document, variables)),
  );
  expect(new Set(refused)).toEqual(new Set(['UNAUTHENTICATED']));
  for (const path of paths.slice(0, 3)) {
    expect(await anonymous.rest('GET', path)).toMatchObject({
      status: 401,
      body: { message: 'Please sign in first.' },
    });
  }
});

test.each(['tfn_jkbe3zss', '', 'tfn_aaaaaaaa_'.padEnd(60, 'a')])(
  'a program whose token %j is not known is refused for that, not for want of a sign-in',
  async token => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await marketplace.anonymous().send('/api/orders', { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('token') });
  },
);

test.each(['x', 'a'.repeat(43), 'null', "' or true --", '..%2f..'])(
  'a made-up session %j opens nothing',
  async token => {
    const visitor = marketplace.anonymous();
    visitor.cookies.set('session', encodeURIComponent(token));
    expect((await visitor.graphql('{ me { id } }')).me).toBeNull();
    visitor.headers.authorization = `Bearer ${token}`;
    expect((await visitor.rest('GET', '/api/auth/user')).status).toBe(401);
  },
);

test('a session’s public id or its stored hash does not authenticate', async () => {
  const [session] = await marketplace.sql.rows<{ id: string; token_hash: string }>(
    'select id, token_hash from sessions where user_id = $1',
    [meera.userId],
  );
  for (const token of [session!.id, session!.token_hash]) {
    const thief = marketplace.anonymous();
    thief.cookies.set('session', token);
    expect((await thief.graphql('{ me { id } }')).me).toBeNull();
  }
});
