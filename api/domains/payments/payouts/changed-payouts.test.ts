import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../../core/access/role.ts';
import { StaffRole } from '../../../core/access/staff-role.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { aProgram } from '../../../testing/api-tokens.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  type CardMarketplace,
  freshDay,
  openCardMarketplace,
  paidAndDelivered,
} from '../../../testing/card-provider/card-marketplace.ts';
import { ExplainedMarketplace } from '../../../testing/explained-marketplace.ts';
import { forgedCursors } from '../../../testing/pages.ts';
import { Poller, polledPayouts } from '../../../testing/poller.ts';
import { postgresqlServer } from '../../../testing/test-database.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { changedPayoutsQuery } from './find-payouts.ts';
import { makePayouts } from './make-payouts.ts';

const since = '2026-01-01T00:00:00Z';

describe('a list of changed payouts', () => {
  let place: CardMarketplace;
  let kitchen: TestKitchen;
  let asha: Visitor;
  let accountant: Visitor;
  let [meera, anita]: Visitor[] = [];

  beforeAll(async () => {
    place = await openCardMarketplace();
    meera = await place.marketplace.customer('Meera Iyer');
    anita = await place.marketplace.admin('Anita Desai');
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    kitchen = await freshDay(place);
    asha = await place.marketplace.cookOf(kitchen);
    accountant = await aProgram(place.marketplace, asha, ['PAYOUTS_READ']);
  });

  const document = (page: string) =>
    `{ payouts(${page}) { edges { cursor } nodes { id status amount { cents } updatedAt } } }`;
  const changed = async (reader: Visitor, from = since) =>
    (await reader.graphql(document(`updatedSince: "${from}"`))).payouts.nodes;
  const delivered = (quantity = 1) => paidAndDelivered(place, meera!, kitchen, quantity);
  const system = () => systemContext(place.marketplace.services);
  /** Makes a payout of one order more. */
  const aPayout = async (quantity = 1): Promise<string> => {
    await delivered(quantity);
    await makePayouts(system(), null);
    return (await changed(asha)).at(-1).id;
  };
  const pay = (id: string) =>
    anita!.graphql(
      'mutation ($id: ID!) { markPayoutPaid(payoutId: $id, reference: "Check 7") { __typename } }',
      { id },
    );

  test('has the earliest change first, each payout once', async () => {
    const [first, second] = [await aPayout(), await aPayout()];
    expect(await changed(accountant)).toMatchObject([{ id: first }, { id: second }]);
    await pay(first);
    const payouts = await changed(accountant);
    expect(payouts).toMatchObject([{ id: second }, { id: first, status: 'PAID' }]);
    expect(await changed(accountant, payouts[1].updatedAt)).toMatchObject([{ id: first }]);
  });

  test('has a payout that was withdrawn, and the one in its place', async () => {
    const { intentId } = await delivered(2);
    const before = await aPayout();
    const poller = new Poller(accountant, polledPayouts);
    expect(await poller.poll()).toEqual([before]);
    place.provider.disputes.open(intentId, 1800);
    await place.provider.webhooks.settled();
    const [rest, ...others] = (await accountant.graphql('{ payouts { nodes { id } } }')).payouts.nodes;
    expect(others).toEqual([]);
    expect((await poller.poll()).toSorted()).toEqual([before, rest.id].toSorted());
    expect(await changed(accountant)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: before, status: 'WITHDRAWN', amount: { cents: 2160 } }),
        expect.objectContaining({ id: rest.id, status: 'PENDING', amount: { cents: 720 } }),
      ]),
    );
    const asked = 'query ($id: ID!) { payout(id: $id) { status lines { id } } }';
    expect((await asha.graphql(asked, { id: before })).payout).toEqual({ status: 'WITHDRAWN', lines: [] });
    const refused = await anita!.graphql(
      'mutation ($id: ID!) { markPayoutPaid(payoutId: $id, reference: "Check 7") { __typename } }',
      { id: before },
    );
    expect(refused.markPayoutPaid.__typename).toBe('NothingToSettle');
    expect(await checkLedger(system(), null)).toEqual([]);
  });

  test("is a kitchen's own, or of all kitchens for staff, and needs the scope", async () => {
    const id = await aPayout();
    const { cook: gauri } = await place.marketplace.kitchenOwner('Gauri Sen');
    const support = await aProgram(place.marketplace, anita!, ['PAYOUTS_READ']);
    for (const reader of [asha, accountant, anita!, support])
      expect(await changed(reader)).toMatchObject([{ id }]);
    expect(await changed(gauri)).toEqual([]);
    const ofOrders = await aProgram(place.marketplace, asha, ['ORDERS_READ']);
    for (const reader of [ofOrders, meera!])
      expect(await reader.refusal(document(`updatedSince: "${since}"`))).toBe('FORBIDDEN');
  });

  test('continues at a cursor in later polls, and a cursor of the other order is refused', async () => {
    const ids = [await aPayout(), await aPayout(), await aPayout()];
    const poller = new Poller(accountant, polledPayouts);
    expect(await poller.poll()).toEqual(ids);
    expect(await poller.poll()).toEqual([]);
    await pay(ids[1]!);
    expect(await poller.poll()).toEqual([ids[1]]);

    const cursorOf = async (page: string) => (await asha.graphql(document(page))).payouts.edges[0].cursor;
    const ofChanges = await cursorOf(`updatedSince: "${since}"`);
    expect(await asha.refusal(document(`after: "${ofChanges}"`))).toBe('BAD_USER_INPUT');
    for (const foreign of [await cursorOf('first: 1'), ...forgedCursors.filter(Boolean)])
      expect(await asha.refusal(document(`updatedSince: "${since}", after: "${foreign}"`))).toBe(
        'BAD_USER_INPUT',
      );
  });
});

describe.skipIf(!postgresqlServer)('among 20,000 payouts', () => {
  let explained: ExplainedMarketplace;
  let kitchen: TestKitchen;

  beforeAll(async () => {
    explained = await ExplainedMarketplace.open(postgresqlServer!);
    const { marketplace } = explained;
    const city = await aCity(marketplace);
    kitchen = await aKitchen(marketplace, city);
    const other = await aKitchen(marketplace, city);
    await explained.fill(
      'payouts',
      `insert into payouts (id, supplier_id, amount_cents, status, created_at, expected_on, updated_at)
       select gen_random_uuid(), case when n % 100 = 0 then $2::uuid else $3::uuid end, 900, 'PENDING',
         now(), current_date, now() - n * interval '1 minute' from generate_series(1, $1) n`,
      [20_000, kitchen.id, other.id],
    );
  });
  afterAll(() => explained.close());

  test('a page of changes is read from the index of its reader, and nothing else of the table', async () => {
    const staff = { role: Role.ADMIN, staffRole: StaffRole.OWNER, userId: 'none' };
    const cook = { role: Role.SUPPLIER, staffRole: null, userId: kitchen.userId };
    for (const [index, session] of Object.entries({
      payouts_updated: staff,
      payouts_updated_of_supplier: cook,
    }))
      await explained.expectPageOfChanges(
        (ctx, part) => changedPayoutsQuery(ctx.viewer).all(ctx.sql, { ...part, viewerId: session.userId }),
        index,
        { sessionId: 'none', ...session },
      );
  });
});
