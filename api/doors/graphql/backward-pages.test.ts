import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newIdentifier } from '../../core/values/identifier.ts';
import { AuditEvent } from '../../domains/audit/audit-event.ts';
import { TiffinBill } from '../../domains/payments/bills/tiffin-bill.ts';
import { PaymentMismatch, UnmatchedPayment } from '../../domains/payments/paying/unmatched-payment.ts';
import { Payment } from '../../domains/payments/payment.ts';
import {
  PaymentMethod,
  PaymentStatus,
  RefundCause,
  RefundStatus,
  TiffinBillStatus,
} from '../../domains/payments/payment-enums.ts';
import { Payout, PayoutStatus } from '../../domains/payments/payouts/payout.ts';
import { Refund } from '../../domains/payments/refunding/refund.ts';
import { Review } from '../../domains/reviews/review.ts';
import { WebhookEndpoint } from '../../domains/webhooks/webhook-endpoint.ts';
import { buildSchema } from '../../schema.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let endpointId: string;
let [meera, cook, anita]: Visitor[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  const { clock } = marketplace;
  const city = await aCity(marketplace);
  const owner = await marketplace.kitchenOwner('Asha Rao', { city });
  asha = owner.kitchen;
  cook = owner.cook;
  meera = await marketplace.customer('Meera Iyer');
  anita = await marketplace.admin('Anita Desai');
  const em = marketplace.services.entityManager();
  endpointId = await em.insert(WebhookEndpoint, {
    id: newIdentifier(clock.read()),
    userId: asha.userId,
    url: 'https://printer.example',
    types: [],
    status: 'ACTIVE',
    secret: '',
    createdAt: clock.read(),
    failures: 0,
  });
  for (let count = 1; count <= 5; count++) {
    // Two of each at the same moment: their IDs decide.
    if (count % 2 === 0) clock.forward({ minutes: 1 });
    const now = clock.read();
    const of = { customerId: meera.userId, supplierId: asha.id };
    const entry = () => ({ id: newIdentifier(now), createdAt: now });
    const kitchen = await aKitchen(marketplace, city, { kitchenName: `Kitchen ${count}` });
    await meera.graphql('mutation ($id: ID!) { favoriteSupplier(supplierId: $id) { __typename } }', {
      id: kitchen.id,
    });
    const { id: orderId } = await placeOrder(meera, anOrder(asha));
    await em.insert(Review, { ...of, ...entry(), orderId, rating: 5, words: null });
    const paymentId = await em.insert(Payment, {
      ...of,
      ...entry(),
      orderId,
      orderNumber: `T-${count}`,
      method: PaymentMethod.CARD,
      status: PaymentStatus.SUCCEEDED,
      amountCents: 900,
      commissionCents: 90,
      cardFeeCents: 0,
      refundedCents: 100,
      chargedBackCents: 0,
      isToStop: false,
    });
    await em.insert(Refund, {
      ...of,
      ...entry(),
      paymentId,
      orderId,
      amountCents: 100,
      commissionCents: 10,
      cause: RefundCause.ADMIN,
      lines: [],
      status: RefundStatus.PENDING,
      expectedOn: '2026-11-24',
    });
    await em.insert(Payout, {
      ...entry(),
      supplierId: asha.id,
      amountCents: 700,
      status: PayoutStatus.PENDING,
      expectedOn: '2026-11-24',
    });
    await em.insert(TiffinBill, {
      ...entry(),
      customerId: meera.userId,
      supplierId: kitchen.id,
      billNumber: `B-${count}`,
      weekStartsOn: '2026-11-16',
      lines: [],
      mealsCents: 900,
      creditCents: 0,
      amountCents: 900,
      status: TiffinBillStatus.OPEN,
      dueAt: now,
    });
    await em.insert(AuditEvent, {
      id: newIdentifier(now),
      at: now,
      actorId: anita.userId,
      action: 'suspendKitchen',
      subjectKind: 'kitchen',
      subjectId: kitchen.id,
      subjectName: kitchen.kitchenName,
    });
    await em.insert(UnmatchedPayment, {
      id: newIdentifier(now),
      eventId: `evt_${count}`,
      mismatch: PaymentMismatch.UNKNOWN_PAYMENT,
      intentId: `pi_${count}`,
      amount: 900,
      currency: 'usd',
      receivedAt: now,
    });
  }
  await notificationsSent(marketplace);
});
afterAll(() => marketplace.close());

interface List {
  reader: () => Visitor;
  /** Where it is in an answer. */
  path: string[];
  /** Everything around the arguments of its page. */
  text: (page: string) => string;
}

const nodes = '{ nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
const rootList = (reader: () => Visitor | undefined, name: string, given = ''): List => ({
  reader: () => reader()!,
  path: [name],
  text: page => `{ ${name}(${given} ${page}) ${nodes} }`,
});
const ofMeera = (name: string) => rootList(() => meera, name);
const ofAsha = (name: string) => rootList(() => cook, name);
const ofAnita = (name: string) => rootList(() => anita, name);

const filled: Record<string, List> = {
  'Query.orders': ofMeera('orders'),
  'Query.kitchenOrders': ofAsha('kitchenOrders'),
  'Query.searchOrders': ofAnita('searchOrders'),
  'Query.notifications': ofAsha('notifications'),
  'Query.payments': ofAsha('payments'),
  'Query.refunds': ofMeera('refunds'),
  'Query.payouts': ofAsha('payouts'),
  'Query.myTiffinBills': ofMeera('myTiffinBills'),
  'Query.tiffinBills': ofAnita('tiffinBills'),
  'Query.favorites': ofMeera('favorites'),
  'Query.auditEvents': ofAnita('auditEvents'),
  'Query.applications': ofAnita('applications'),
  'Query.unmatchedPayments': ofAnita('unmatchedPayments'),
  'Query.webhookDeliveries': {
    ...ofAsha('webhookDeliveries'),
    text: page => `{ webhookDeliveries(endpointId: "${endpointId}", ${page}) ${nodes} }`,
  },
  'Supplier.reviews': {
    reader: () => meera!,
    path: ['supplier', 'reviews'],
    text: page => `{ supplier(id: "${asha.id}") { reviews(${page}) ${nodes} } }`,
  },
};
const empty: Record<string, List> = {
  'Query.tiffinCredits': ofAnita('tiffinCredits'),
  'Query.disputes': ofAnita('disputes'),
  'Query.exports': ofAsha('exports'),
  'Query.providerFailures': ofAnita('providerFailures'),
  'Query.myTiffinPlans': ofMeera('myTiffinPlans'),
  'Query.allTiffinPlans': ofAnita('allTiffinPlans'),
  'Query.kitchenTiffinPlans': ofAsha('kitchenTiffinPlans'),
  'Query.conductProposals': ofAnita('conductProposals'),
  'Query.conductOrders': {
    ...ofAnita('conductOrders'),
    text: page => `{ conductOrders(proposalId: "${asha.id}", kind: LATE, ${page}) ${nodes} }`,
  },
  'Query.myConductOrders': {
    ...ofAsha('myConductOrders'),
    text: page => `{ myConductOrders(kind: LATE, ${page}) ${nodes} }`,
  },
  'Query.tiffinPlansOf': {
    ...ofAnita('tiffinPlansOf'),
    text: page => `{ tiffinPlansOf(supplierId: "${asha.id}", ${page}) ${nodes} }`,
  },
};

/** Its days have no IDs; closed-days.test.ts reads it from both ends. */
const readElsewhere = ['TiffinPlan.pastDays'];

const pageOf = async ({ reader, path, text }: List, page: string) => {
  let part = await reader().graphql(text(page));
  for (const name of path) part = part[name];
  return part;
};
const idsOf = (page: { nodes: { id: string }[] }) => page.nodes.map(({ id }) => id);

/** Reads a list page by page from its end. */
const fromTheEnd = async (list: List, size: number): Promise<string[]> => {
  const read: string[] = [];
  let before = '';
  for (;;) {
    const page = await pageOf(list, `last: ${size}${before}`);
    expect(page.pageInfo.hasNextPage).toBe(before !== '');
    read.unshift(...idsOf(page));
    if (!page.pageInfo.hasPreviousPage) return read;
    before = `, before: "${page.pageInfo.startCursor}"`;
  }
};

const listsWithLast = Object.values(buildSchema().getTypeMap())
  .filter(isObjectType)
  .flatMap(type =>
    Object.values(type.getFields())
      .filter(({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'last'))
      .map(field => `${type.name}.${field.name}`),
  );

test('every list that takes last is read here, and every other one says why not', () => {
  const read = [...Object.keys({ ...filled, ...empty }), ...readElsewhere];
  expect(read.toSorted()).toEqual(listsWithLast.toSorted());
  const forward = Object.values(buildSchema().getQueryType()!.getFields())
    .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
    .map(({ name }) => `Query.${name}`)
    .filter(name => !listsWithLast.includes(name));
  // Decision 119; changes have one order (decision 131), given-up jobs are done (141), notes (145) and announcements (146) read the newest first.
  expect(forward.toSorted()).toEqual([
    'Query.announcements',
    'Query.changedDishes',
    'Query.cities',
    'Query.failedJobs',
    'Query.kitchens',
    'Query.people',
    'Query.suppliers',
    'Query.supportNotes',
  ]);
});

describe.each(Object.entries(filled))('%s', (_, list) => {
  test('read from its end is the same list', async () => {
    const all = idsOf(await pageOf(list, 'first: 100'));
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const size of [1, 2, 100]) expect(await fromTheEnd(list, size)).toEqual(all);
  });

  test('leads back from a page to the one before it', async () => {
    const first = await pageOf(list, 'first: 2');
    const second = await pageOf(list, `first: 2, after: "${first.pageInfo.endCursor}"`);
    const back = await pageOf(list, `last: 2, before: "${second.pageInfo.startCursor}"`);
    expect(back).toEqual({ ...first, pageInfo: { ...first.pageInfo, hasNextPage: true } });
    const beforeAll = await pageOf(list, `last: 2, before: "${first.pageInfo.startCursor}"`);
    expect(beforeAll).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });
});

test.each(Object.entries(empty))('%s is empty from both ends', async (_, list) => {
  const before = Buffer.from(JSON.stringify(['2026-11-17T17:00:00Z', newIdentifier(new Date())]));
  for (const page of ['first: 2', 'last: 2', `last: 2, before: "${before.toString('base64url')}"`])
    expect(idsOf(await pageOf(list, page))).toEqual([]);
});

describe('both directions in one request', () => {
  const orders = (page: string) => `{ orders(${page}) { nodes { id } } }`;
  const cursor = Buffer.from(JSON.stringify(['2026-11-17T17:00:00Z', newIdentifier(new Date())])).toString(
    'base64url',
  );

  test.each([
    ['first: 2, last: 2', 'last', 'Use first or last, not both.'],
    ['first: 20, last: 2', 'last', 'Use first or last, not both.'],
    [`last: 2, after: "${cursor}"`, 'after', 'Use last together with before, not with after.'],
    [`first: 2, before: "${cursor}"`, 'before', 'Use before together with last.'],
    [`before: "${cursor}"`, 'before', 'Use before together with last.'],
    ['last: 0', 'last', 'A page has 1 to 100 entries.'],
    ['last: 101', 'last', 'A page has 1 to 100 entries.'],
    ['last: 2, before: "x"', 'before', 'This cursor is not one of ours. Start again without before.'],
  ])('%s is refused', async (page, field, message) => {
    const { errors } = await meera!.ask(orders(page));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  });

  const bidirectional = `query ($first: Int, $after: String, $last: Int, $before: String) {
    orders(first: $first, after: $after, last: $last, before: $before) { nodes { id } } }`;
  const read = async (page: Record<string, unknown>) =>
    idsOf((await meera!.graphql(bidirectional, page)).orders);

  test('are variables of one document, of which a client sends those of one direction', async () => {
    const all = await read({});
    expect(all).toHaveLength(5);
    expect(await read({ first: 2, after: null, last: null, before: null })).toEqual(all.slice(0, 2));
    expect(await read({ first: null, after: null, last: 2, before: null })).toEqual(all.slice(-2));
    expect(await read({ last: 2 })).toEqual(all.slice(-2));
    expect(await meera!.refusal(bidirectional, { first: 20, last: 2 })).toBe('BAD_USER_INPUT');
  });

  test('cost what the entries of the page cost', async () => {
    const costly = (page: string) => `{ orders(${page}) { nodes { supplier { menu { dishes { id } } } } } }`;
    expect(await meera!.refusal(costly('last: 100'))).toBe('QUERY_TOO_COSTLY');
    expect(await meera!.refusal(costly('last: 2'))).toBeUndefined();
  });
});
