import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { aProgram } from '../../../testing/api-tokens.ts';
import { recordBillPayment } from '../../../testing/builders/a-tiffin-bill.ts';
import { ExplainedMarketplace } from '../../../testing/explained-marketplace.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { forgedCursors } from '../../../testing/pages.ts';
import { Poller, polledBills } from '../../../testing/poller.ts';
import { postgresqlServer } from '../../../testing/test-database.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { changedBillsQueries } from './find-bills.ts';
import { TiffinBill } from './tiffin-bill.ts';

const since = '2026-01-01T00:00:00Z';

describe('a list of changed bills', () => {
  let marketplace: Marketplace;
  let ids: string[];
  let [meera, anita]: Visitor[] = [];

  beforeAll(async () => {
    marketplace = await Marketplace.open();
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    await marketplace.empty('cities', 'users');
    anita = await marketplace.admin('Anita Desai');
    meera = await marketplace.customer('Meera Iyer');
    ids = [];
    for (const name of ['Asha Rao', 'Gauri Sen', 'Lata Rao']) ids.push(await billFrom(name));
  });

  /** A bill of Meera from a kitchen of its own: she has at most one open bill from each. */
  const billFrom = async (cookName: string): Promise<string> => {
    const { kitchen } = await marketplace.kitchenOwner(cookName);
    const now = marketplace.clock.read();
    return marketplace.services.entityManager().insert(TiffinBill, {
      id: newIdentifier(now),
      billNumber: `B-${kitchen.id}`,
      customerId: meera!.userId,
      supplierId: kitchen.id,
      weekStartsOn: '2026-11-16',
      lines: [],
      mealsCents: 900,
      creditCents: 0,
      amountCents: 900,
      status: TiffinBillStatus.OPEN,
      createdAt: now,
      dueAt: now,
    });
  };
  const document = (list: 'myTiffinBills' | 'tiffinBills', page: string) =>
    `{ ${list}(${page}) { edges { cursor } nodes { id status updatedAt } } }`;
  const sinceThen = `updatedSince: "${since}"`;
  const changedOfAll = async (reader: Visitor) =>
    (await reader.graphql(document('tiffinBills', sinceThen))).tiffinBills.nodes;
  const changed = async (reader: Visitor, from = since) =>
    (await reader.graphql(document('myTiffinBills', `updatedSince: "${from}"`))).myTiffinBills.nodes;
  const idsOf = (bills: { id: string }[]) => bills.map(({ id }) => id);

  test('has the earliest change first, each bill once, in REST too', async () => {
    expect(idsOf(await changed(meera!))).toEqual(ids);
    await recordBillPayment(anita!, ids[0]!, 900);
    const bills = await changed(meera!);
    expect(idsOf(bills)).toEqual([ids[1], ids[2], ids[0]]);
    expect(bills[2].status).toBe('PAID');
    expect(idsOf(await changed(meera!, bills[2].updatedAt))).toEqual([ids[0]]);
    const { status, body } = await meera!.rest('GET', `/api/tiffin-bills?updatedSince=${since}`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: bills.map(({ id }: { id: string }) => ({ id })),
    });
    const again = await meera!.rest('GET', `/api/tiffin-bills?updatedSince=${body.at(-1).updatedAt}`);
    expect(idsOf(again.body)).toContain(ids[0]);
    expect((await meera!.rest('GET', '/api/tiffin-bills?updatedSince=yesterday')).status).toBe(400);
  });

  test("is a customer's own, or of all customers for staff with the scope, and without a filter", async () => {
    const program = await aProgram(marketplace, anita!, ['PAYOUTS_READ']);
    for (const reader of [anita!, program]) expect(idsOf(await changedOfAll(reader))).toEqual(ids);
    expect(await changed(await marketplace.customer('Ravi Menon'))).toEqual([]);
    const ofOrders = await aProgram(marketplace, anita!, ['ORDERS_READ']);
    for (const reader of [ofOrders, meera!])
      expect(await reader.refusal(document('tiffinBills', sinceThen))).toBe('FORBIDDEN');
    expect(await ofOrders.refusal(document('myTiffinBills', sinceThen))).toBe('FORBIDDEN');
    for (const filter of ['isOpen: true', 'filter: OVERDUE'])
      expect(await anita!.refusal(document('tiffinBills', `${sinceThen}, ${filter}`))).toBe('BAD_USER_INPUT');
  });

  test('continues at a cursor in later polls, and a cursor of the other order is refused', async () => {
    const poller = new Poller(meera!, polledBills);
    expect(await poller.poll()).toEqual(ids);
    expect(await poller.poll()).toEqual([]);
    await recordBillPayment(anita!, ids[1]!, 900);
    expect(await poller.poll()).toEqual([ids[1]]);

    const cursorOf = async (page: string) =>
      (await meera!.graphql(document('myTiffinBills', page))).myTiffinBills.edges[0].cursor;
    const ofChanges = await cursorOf(sinceThen);
    expect(await meera!.refusal(document('myTiffinBills', `after: "${ofChanges}"`))).toBe('BAD_USER_INPUT');
    for (const foreign of [await cursorOf('first: 1'), ...forgedCursors.filter(Boolean)])
      expect(await meera!.refusal(document('myTiffinBills', `${sinceThen}, after: "${foreign}"`))).toBe(
        'BAD_USER_INPUT',
      );
  });
});

describe.skipIf(!postgresqlServer)('among 20,000 bills', () => {
  let explained: ExplainedMarketplace;
  let meera: Visitor;

  beforeAll(async () => {
    explained = await ExplainedMarketplace.open(postgresqlServer!);
    meera = await explained.marketplace.customer('Meera Iyer');
    await explained.fill(
      'tiffin_bills',
      `insert into tiffin_bills (id, bill_number, customer_id, supplier_id, week_starts_on, lines, meals_cents,
         credit_cents, amount_cents, status, created_at, due_at, updated_at)
       select gen_random_uuid(), 'B-' || n, case when n % 100 = 0 then $2::uuid else gen_random_uuid() end,
         gen_random_uuid(), '2026-11-16', '[]', 900, 0, 900, 'VOID', now(), now(),
         now() - n * interval '1 minute' from generate_series(1, $1) n`,
      [20_000, meera.userId],
    );
  });
  afterAll(() => explained.close());

  test.each([
    ['customer', 'tiffin_bills_updated_of_customer'],
    ['staff', 'tiffin_bills_updated'],
  ] as const)('a page of changes for %s is read from %s, and nothing else of the table', (reader, index) =>
    explained.expectPageOfChanges(
      (ctx, part) => changedBillsQueries[reader].all(ctx.sql, { ...part, viewerId: meera.userId }),
      index,
    ),
  );
});
