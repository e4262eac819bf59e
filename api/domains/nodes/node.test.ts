import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiScopes, everyApiScope } from '../../../schema/api-scopes.ts';
import type { ApiScope } from '../../core/access/api-scope.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { buildSchema } from '../../schema.ts';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aPdf } from '../../testing/builders/a-file.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { lunchesOf, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { completeRequired } from '../../testing/builders/an-application.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { throughRest } from '../../testing/onboarding-doors.ts';
import { startView } from '../../testing/staff-work.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { Export } from '../exports/export.ts';
import { documentIdIn } from '../onboarding/application/document.ts';
import { ClaimStatus, EinClaim } from '../onboarding/claims/ein-claim.ts';
import { TiffinBill } from '../payments/bills/tiffin-bill.ts';
import { Payment } from '../payments/payment.ts';
import {
  PaymentMethod,
  PaymentStatus,
  RefundCause,
  RefundStatus,
  TiffinBillStatus,
} from '../payments/payment-enums.ts';
import { Payout, PayoutStatus } from '../payments/payouts/payout.ts';
import { Refund } from '../payments/refunding/refund.ts';
import { type NodeName, nodeKinds } from './node-kinds.ts';

const names = Object.keys(nodeKinds) as NodeName[];

let marketplace: Marketplace;
let asha: TestKitchen;
let people: Record<'anyone' | 'Meera' | 'Ravi' | 'Asha' | 'Gauri' | 'Anita' | 'a reviewer', Visitor>;
/** An object of each type, all of them Meera's or Asha's. */
const ids = {} as Record<NodeName, string>;

const nodeDocument = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const nodesDocument = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
/** Asks once, where a test is about what one request does. */
const sent = async (visitor: Visitor, query: string, variables: Record<string, unknown>) => {
  const response = await visitor.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
};
const nodeOf = async (visitor: Visitor, id: string) => (await visitor.graphql(nodeDocument, { id })).node;

beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  const { sql, clock } = marketplace;
  const city = await aCity(marketplace);
  // As pending, so that documents are taken.
  const owner = await marketplace.kitchenOwner('Asha Rao', { city, status: 'pending' });
  asha = owner.kitchen;
  const gauri = await aKitchen(marketplace, city, { kitchenName: "Gauri's Kitchen" });
  people = {
    anyone: marketplace.anonymous(),
    Meera: await marketplace.customer('Meera Iyer'),
    Ravi: await marketplace.customer('Ravi Menon'),
    Asha: owner.cook,
    Gauri: await marketplace.cookOf(gauri),
    Anita: await marketplace.admin('Anita Desai'),
    'a reviewer': await marketplace.admin('Ruth Kapoor', 'REVIEWER'),
  };
  await completeRequired(people.Asha);
  await sql.rows("update applications set status = 'approved'");
  await sql.rows('update suppliers set is_active = true');
  await sql.rows('update cities set is_active = true');
  const of = { customerId: people.Meera.userId, supplierId: asha.id };
  const now = clock.read();
  const id = () => newIdentifier(now);
  const orderId = await aDeliveredOrder(marketplace, people.Meera, asha);
  const written = await people.Meera.graphql(
    'mutation ($input: ReviewInput!) { writeReview(input: $input) { ... on Review { id } } }',
    { input: { orderId, rating: 5 } },
  );
  const plan = await new TiffinPlanActs(marketplace, people.Meera).start(lunchesOf(asha));
  const offered = await people.Asha.graphql(
    `mutation ($input: TiffinOfferInput!) {
      saveTiffinOffer(input: $input) { ... on OwnTiffinOffers { offers { id } } } }`,
    {
      input: {
        name: 'Lunch on workdays',
        mealtime: 'LUNCH',
        weekdays: [1, 2, 3, 4, 5],
        leastDays: 3,
        lines: [{ dishId: asha.dishes[0]!.id, quantity: 1, unitPriceCents: 800 }],
      },
    },
  );
  const em = marketplace.services.entityManager();
  const paymentId = await em.insert(Payment, {
    ...of,
    id: id(),
    orderId,
    orderNumber: 'T-PAID',
    method: PaymentMethod.CARD,
    status: PaymentStatus.SUCCEEDED,
    amountCents: 900,
    commissionCents: 90,
    cardFeeCents: 0,
    refundedCents: 100,
    chargedBackCents: 0,
    isToStop: false,
    createdAt: now,
    succeededAt: now,
  });
  Object.assign(ids, {
    Supplier: asha.id,
    Dish: asha.dishes[0]!.id,
    Order: orderId,
    City: city.id,
    Review: written.writeReview.id,
    Payment: paymentId,
    Refund: await em.insert(Refund, {
      ...of,
      id: id(),
      paymentId,
      orderId,
      amountCents: 100,
      commissionCents: 10,
      cause: RefundCause.ADMIN,
      lines: [],
      status: RefundStatus.PENDING,
      createdAt: now,
      expectedOn: '2026-11-24',
    }),
    Payout: await em.insert(Payout, {
      id: id(),
      supplierId: asha.id,
      amountCents: 700,
      status: PayoutStatus.PENDING,
      createdAt: now,
      expectedOn: '2026-11-24',
    }),
    EinClaim: await em.insert(EinClaim, {
      id: id(),
      einLookup: 'unknown',
      einLastFour: '4321',
      email: 'gauri@example.com',
      contactName: 'Gauri Sen',
      phone: '(408) 555-0101',
      message: '',
      status: ClaimStatus.OPEN,
      createdAt: now,
      attempts: 0,
    }),
    TiffinPlan: plan.id,
    TiffinBill: await em.insert(TiffinBill, {
      ...of,
      id: id(),
      billNumber: 'B-TEST-0001',
      weekStartsOn: '2026-11-16',
      lines: [],
      mealsCents: 900,
      creditCents: 0,
      amountCents: 900,
      status: TiffinBillStatus.OPEN,
      createdAt: now,
      dueAt: now,
    }),
    TiffinOffer: offered.saveTiffinOffer.offers[0].id,
    Export: await em.insert(Export, {
      id: id(),
      userId: people.Asha.userId,
      supplierId: asha.id,
      kind: 'ORDERS',
      format: 'CSV',
      from: '2026-11-01',
      to: '2026-11-17',
      status: 'WAITING',
      idempotencyKey: 'november',
      createdAt: now,
      attempts: 0,
      slowAttempts: 0,
    }),
  });
  const only = async (table: string, of: string) =>
    (await sql.rows<{ id: string }>(`select id from ${table} where ${of} limit 1`))[0]!.id;
  ids.Application = await only('applications', `supplier_id = '${asha.id}'`);
  ids.Document = await only('documents', 'submitted_at is not null');
});
afterAll(() => marketplace.close());

test('every type that implements Node can be read, and there is one of each here', () => {
  const schema = buildSchema();
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getImplementations(node).objects.map(({ name }) => name) : [];
  expect(types.toSorted()).toEqual(names.toSorted());
  expect(Object.keys(ids).toSorted()).toEqual(names.toSorted());
});

const everyone = ['anyone', 'Meera', 'Ravi', 'Asha', 'Gauri', 'Anita', 'a reviewer'];
const whoFinds: Record<NodeName, readonly string[]> = {
  Supplier: everyone,
  Dish: everyone,
  City: everyone,
  Review: everyone,
  TiffinOffer: everyone,
  Order: ['Meera', 'Asha', 'Anita'],
  Payment: ['Meera', 'Asha', 'Anita'],
  Refund: ['Meera', 'Asha', 'Anita'],
  Payout: ['Asha', 'Anita'],
  TiffinBill: ['Meera', 'Anita'],
  TiffinPlan: ['Meera'],
  Application: ['Asha', 'Anita', 'a reviewer'],
  Document: ['Asha', 'Anita', 'a reviewer'],
  EinClaim: ['Anita', 'a reviewer'],
  Export: ['Asha'],
};

describe.each(names)('%s', name => {
  test('is found by its ID by those who may read it; for everyone else it does not exist', async () => {
    const found = { __typename: name, id: ids[name] };
    for (const [person, visitor] of Object.entries(people)) {
      const expected = whoFinds[name].includes(person) ? found : null;
      expect(await nodeOf(visitor, ids[name]), person).toEqual(expected);
    }
  });
});

describe('many at one time', () => {
  test('come in the order of their IDs, each as often as it is asked for', async () => {
    const unknown = crypto.randomUUID();
    const asked = [ids.Dish, ids.Order, unknown, 'T-7K3F-92QD', ids.Payout.toUpperCase(), ids.Dish, ids.City];
    const { nodes } = await people.Asha.graphql(nodesDocument, { ids: asked });
    expect(nodes.map(node => node?.__typename ?? null)).toEqual([
      'Dish',
      'Order',
      null,
      null,
      'Payout',
      'Dish',
      'City',
    ]);
  });

  test('hold nothing back and nothing more than the queries of their types', async () => {
    const facts = `... on Order { orderNumber total { cents } lines { dishName } supplier { kitchenName } }
      ... on Supplier { kitchenName menu { dishes { name } } }`;
    const { nodes } = await people.Meera.graphql(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ${facts} } }`,
      { ids: [ids.Order, ids.Supplier] },
    );
    const alone = await people.Meera.graphql(
      `query ($order: ID!, $kitchen: ID!) {
        order(id: $order) { __typename orderNumber total { cents } lines { dishName } supplier { kitchenName } }
        supplier(id: $kitchen) { __typename kitchenName menu { dishes { name } } } }`,
      { order: ids.Order, kitchen: ids.Supplier },
    );
    expect(nodes).toEqual([alone.order, alone.supplier]);
  });

  test('are at most 100, and none are fine', async () => {
    const many = (count: number) => ({ ids: Array.from({ length: count }, () => ids.Dish) });
    const { nodes } = await people.anyone.graphql(nodesDocument, many(100));
    expect(nodes).toHaveLength(100);
    expect((await people.anyone.graphql(nodesDocument, many(0))).nodes).toEqual([]);
    // As they are sent: the limits are those of the door, before any execution.
    const refusalOf = async (query: string, variables = {}) => {
      const { status, body } = await sent(people.anyone, query, variables);
      return { status, error: body.errors[0] };
    };
    expect(await refusalOf(nodesDocument, many(101))).toMatchObject({
      status: 400,
      error: { message: 'Please list at most 100 entries.', extensions: { code: 'BAD_USER_INPUT' } },
    });
    const literal = (list: readonly string[]) => `{ nodes(ids: ${JSON.stringify(list)}) { id } }`;
    for (const length of [101, 900])
      expect(await refusalOf(literal(many(length).ids))).toMatchObject({
        status: 400,
        error: { message: 'A list may have at most 100 entries.', extensions: { code: 'BAD_USER_INPUT' } },
      });
    expect(await refusalOf(literal(Array.from({ length: 5000 }, () => 'a')))).toMatchObject({
      error: { extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    });
  });

  test('cost what each of them costs, also where the same document was cheap before', async () => {
    const document = `query ($ids: [ID!]!) {
      nodes(ids: $ids) { ... on Supplier { menu { dishes { id name diet marks price { cents text } } } } } }`;
    const repeated = (count: number) => ({ ids: Array.from({ length: count }, () => ids.Supplier) });
    for (let calls = 0; calls < 4; calls++)
      expect((await people.anyone.ask(document, repeated(1))).errors).toBeUndefined();
    expect(await people.anyone.refusal(document, repeated(100))).toBe('QUERY_TOO_COSTLY');
  });
});

describe('statements', () => {
  /** The statements that ask for one of the IDs while a visitor reads a document. */
  const statementsFor = async (visitor: Visitor, asked: readonly string[], query: string, variables = {}) => {
    const rows = vi.spyOn(marketplace.services.sql, 'rows');
    try {
      const { data } = (await sent(visitor, query, variables)).body;
      const isAskedFor = (value: unknown) => Array.isArray(value) && asked.some(id => value.includes(id));
      const statements = rows.mock.calls.filter(([, values]) => values?.some(isAskedFor)).length;
      return { data, statements };
    } finally {
      rows.mockRestore();
    }
  };

  /** Two of each type that Anita reads, and two plans, one of them Ravi's. */
  const pairs = async (): Promise<Partial<Record<NodeName, readonly string[]>>> => {
    const { sql } = marketplace;
    const twoOf = async (table: string, of = 'true') =>
      (await sql.rows<{ id: string }>(`select id from ${table} where ${of} limit 2`)).map(({ id }) => id);
    await sql.rows(
      `insert into payouts (id, supplier_id, amount_cents, status, created_at, expected_on)
       select gen_random_uuid(), supplier_id, 800, status, created_at, expected_on from payouts where id = $1`,
      [ids.Payout],
    );
    await sql.rows(
      `insert into ein_claims (id, ein_lookup, ein_last_four, email, contact_name, phone, message, status, created_at, attempts)
       select gen_random_uuid(), ein_lookup, '4322', 'hema@example.com', contact_name, phone, message, status, created_at, attempts
       from ein_claims where id = $1`,
      [ids.EinClaim],
    );
    await new TiffinPlanActs(marketplace, people.Ravi).start(lunchesOf(asha));
    return {
      Payout: await twoOf('payouts'),
      Application: await twoOf('applications'),
      Document: await twoOf('documents', 'submitted_at is not null'),
      EinClaim: await twoOf('ein_claims'),
      TiffinPlan: await twoOf('tiffin_plans'),
    };
  };

  test('are one for the types of all IDs and one for each type, however many IDs there are', async () => {
    for (const [name, both] of Object.entries(await pairs())) {
      expect(both, name).toHaveLength(2);
      const reader = name === 'TiffinPlan' ? people.Meera : people.Anita;
      const { data, statements } = await statementsFor(reader, both, nodesDocument, { ids: both });
      const found = data.nodes.filter((node: object | null) => node !== null);
      expect(found, name).toHaveLength(name === 'TiffinPlan' ? 1 : 2);
      expect(statements, name).toBe(2);
    }
  });

  test('are shared by all fields of a query', async () => {
    const asked = [ids.Payout, ids.Application, ids.Order, ids.EinClaim];
    const aliases = asked.map((id, index) => `o${index}: node(id: "${id}") { __typename }`).join(' ');
    const query = `{ ${aliases} again: node(id: "${ids.Payout}") { id } nodes(ids: ["${ids.Order}"]) { id } }`;
    const { data, statements } = await statementsFor(people.Anita, asked, query);
    expect(data).toMatchObject({
      o0: { __typename: 'Payout' },
      o3: { __typename: 'EinClaim' },
      again: { id: ids.Payout },
      nodes: [{ id: ids.Order }],
    });
    expect(statements).toBe(1 + 4);
  });
});

describe('what is not public', () => {
  test('is not found: a suspended kitchen, its dishes, its reviews and its offers', async () => {
    const hidden = [ids.Supplier, ids.Dish, ids.Review, ids.TiffinOffer];
    await marketplace.sql.rows('update suppliers set is_active = false, suspended_at = now() where id = $1', [
      asha.id,
    ]);
    try {
      const seenBy = async (visitor: Visitor) =>
        (await visitor.graphql(nodesDocument, { ids: hidden })).nodes.map(node => node?.__typename ?? null);
      expect(await seenBy(people.anyone)).toEqual([null, null, null, null]);
      expect(await seenBy(people.Gauri)).toEqual([null, null, null, null]);
      // Her menu and what she wrote stay readable to those they belong to.
      expect(await seenBy(people.Asha)).toEqual([null, 'Dish', null, null]);
      expect(await seenBy(people.Meera)).toEqual([null, null, 'Review', null]);
    } finally {
      await marketplace.sql.rows('update suppliers set is_active = true, suspended_at = null where id = $1', [
        asha.id,
      ]);
    }
  });

  test('is not found: a removed dish, and for customers one without allergens', async () => {
    const change = (column: string, value: unknown) =>
      marketplace.sql.rows(`update dishes set ${column} = $2 where id = $1`, [ids.Dish, value]);
    const [before] = await marketplace.sql.rows<{ allergens: string[] }>(
      'select allergens, is_available from dishes where id = $1',
      [ids.Dish],
    );
    await marketplace.sql.rows('update dishes set is_available = false where id = $1', [ids.Dish]);
    await change('allergens', null);
    expect(await nodeOf(people.Meera, ids.Dish)).toBeNull();
    expect(await nodeOf(people.Asha, ids.Dish)).toMatchObject({ id: ids.Dish });
    await change('allergens', before!.allergens);
    await change('removed_at', marketplace.clock.read());
    expect(await nodeOf(people.Asha, ids.Dish)).toBeNull();
    await change('removed_at', null);
    await change('is_available', true);
  });

  test('is not found: the dishes of a kitchen before it is approved, as its menu is not', async () => {
    const { sql } = marketplace;
    await sql.rows("update applications set status = 'under_review' where supplier_id = $1", [asha.id]);
    await sql.rows('update suppliers set is_active = false where id = $1', [asha.id]);
    try {
      expect((await people.Asha.graphql('{ myMenu { id } }')).myMenu).toBeNull();
      expect(await nodeOf(people.Asha, ids.Dish)).toBeNull();
    } finally {
      await sql.rows("update applications set status = 'approved' where supplier_id = $1", [asha.id]);
      await sql.rows('update suppliers set is_active = true where id = $1', [asha.id]);
    }
    expect(await nodeOf(people.Asha, ids.Dish)).toMatchObject({ id: ids.Dish });
  });

  test('is not found: a document that was uploaded and not submitted', async () => {
    const { documentUrl } = await throughRest.upload(people.Asha, 'tax_id', aPdf());
    const uploaded = documentIdIn(documentUrl!)!;
    for (const visitor of [people.Asha, people.Anita, people['a reviewer']])
      expect(await nodeOf(visitor, uploaded)).toBeNull();
  });

  test('is not found: a document by support staff who look on as the kitchen', async () => {
    const farida = await marketplace.admin('Farida Khan', 'SUPPORT');
    expect(await startView(farida, people.Asha)).toMatchObject({ __typename: 'ViewChanged' });
    expect(await nodeOf(farida, ids.Document)).toBeNull();
    expect(await nodeOf(farida, ids.Application)).toMatchObject({ __typename: 'Application' });
  });

  test('is not found: a city that only a registration brought, except by those who decide about it', async () => {
    const fremont = await aCity(marketplace, { name: 'Fremont' });
    await marketplace.sql.rows('update cities set is_active = false, is_announced = false where id = $1', [
      fremont.id,
    ]);
    expect(await nodeOf(people.anyone, fremont.id)).toBeNull();
    expect(await nodeOf(people.Anita, fremont.id)).toMatchObject({ __typename: 'City' });
  });
});

describe('a program with the scope', () => {
  const isPublic = (name: NodeName) => whoFinds[name] === everyone;
  const opened: Partial<Record<ApiScope, readonly NodeName[]>> = {
    ORDERS_READ: ['Order', 'Export'],
    ORDERS_WRITE: ['Order', 'Export'],
    PAYOUTS_READ: ['Payment', 'Refund', 'Payout'],
  };

  test.each(everyApiScope.filter(scope => apiScopes[scope].isForKitchens))(
    '%s finds what is public and what the scope opens',
    async scope => {
      await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
      const program = await aProgram(marketplace, people.Asha, [scope]);
      const { nodes } = await program.graphql(nodesDocument, { ids: names.map(name => ids[name]) });
      const found = names.filter((_, index) => nodes[index] !== null);
      expect(found).toEqual(names.filter(name => isPublic(name) || opened[scope]?.includes(name)));
    },
  );
});
