import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  ledgerOf,
  openCardMarketplace,
  paidAndDelivered,
  paidOrder,
  refundsAreSent,
} from '../../../testing/card-provider/card-marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { makePayouts } from './make-payouts.ts';
import { sendPayouts } from './send-payouts.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let cook: Visitor;
let [meera, anita]: Visitor[] = [];

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());
beforeEach(async () => {
  asha = await freshDay(place);
  cook = await place.marketplace.cookOf(asha);
});

const delivered = (quantity = 1) => paidAndDelivered(place, meera!, asha, quantity);
const night = async () => {
  await makePayouts(systemContext(place.marketplace.services), null);
  return checkLedger(systemContext(place.marketplace.services), null);
};
const adjust = async (cents: number, reason = 'A broken box.', id: string = randomUUID()) =>
  (
    await anita!.graphql(
      `mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { __typename
         ... on KitchenRecord { balance { cents } } ... on Problem { code field } } }`,
      { input: { id, supplierId: asha.id, cents, reason } },
    )
  ).adjustBalance;
const statements = async (reader = cook) =>
  (
    await reader.graphql(`{ payouts { nodes { id amount { cents } status method reference expectedOn
      paidAt kitchenName lines { orderNumber day gross { cents } platformFee { cents } cardFee { cents }
      adjustments { cents } net { cents } words } } } }`)
  ).payouts.nodes;
const line = (cents: Record<string, number>, orderNumber: string | null, words: string | null = null) => ({
  orderNumber,
  words,
  day: '2026-11-17',
  ...Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, { cents: value }])),
});

describe('a kitchen is paid', () => {
  test('for what was delivered, order by order, within five business days', async () => {
    const [first, second] = [await delivered(), await delivered(3)];
    await paidOrder(place, meera!, asha);
    const gone = await paidOrder(place, meera!, asha, 2);
    await cancelOrder(meera!, gone.id);
    await refundsAreSent(place);
    await adjust(150);
    expect((await cook.graphql('{ upcomingPayout { cents } }')).upcomingPayout.cents).toBe(3030);
    expect(await night()).toEqual([]);
    const [payout] = await statements();
    expect(payout).toEqual({
      id: expect.any(String),
      amount: { cents: 3030 },
      status: 'PENDING',
      method: null,
      reference: null,
      expectedOn: '2026-11-24',
      paidAt: null,
      kitchenName: asha.kitchenName,
      lines: expect.arrayContaining([
        line({ gross: 900, platformFee: 180, cardFee: 56, adjustments: 0, net: 720 }, first.orderNumber),
        line({ gross: 2700, platformFee: 540, cardFee: 108, adjustments: 0, net: 2160 }, second.orderNumber),
        line({ gross: 0, platformFee: 0, cardFee: 0, adjustments: 150, net: 150 }, null, 'A broken box.'),
      ]),
    });
    expect(payout.lines).toHaveLength(3);
    expect((await cook.graphql('{ upcomingPayout { cents } }')).upcomingPayout.cents).toBe(0);
    await night();
    expect(await statements()).toHaveLength(1);
  });

  test('by hand, once, with a reference that is stored', async () => {
    await delivered();
    await night();
    const [{ id }] = await statements();
    const pay = async (reference = 'Check 1042') =>
      (
        await anita!.graphql(
          `mutation ($id: ID!, $reference: String!) { markPayoutPaid(payoutId: $id, reference: $reference) {
             __typename ... on Payout { status method reference } ... on Problem { code field } } }`,
          { id, reference },
        )
      ).markPayoutPaid;
    expect(await pay(' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'reference' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay()));
    expect(answers.filter(({ status }) => status === 'PAID')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'NOTHING_TO_SETTLE')).toHaveLength(19);
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, bank: -720 });
    expect((await statements())[0]).toMatchObject({ method: 'BY_HAND', reference: 'Check 1042' });
    expect(await night()).toEqual([]);
  });

  test('by the card provider once it has an account there', async () => {
    await delivered();
    await night();
    const open = async () =>
      (
        await cook.graphql(`mutation { openPayoutAccount(returnTo: "https://tiffin.example/supplier-payouts") {
          __typename ... on PayoutAccountLink { url } } }`)
      ).openPayoutAccount;
    expect((await open()).url).toBe((await open()).url);
    const account = [...place.provider.accounts.accounts.values()].at(-1)!;
    expect(await cook.graphql('{ payoutAccountReady }')).toEqual({ payoutAccountReady: false });
    await sendPayouts(place.marketplace.services);
    expect((await statements())[0].status).toBe('PENDING');
    place.provider.webhooks.tell('account.updated', { ...account, payouts_enabled: true });
    await place.provider.webhooks.settled();
    await Promise.all([1, 2].map(() => sendPayouts(place.marketplace.services)));
    expect((await statements())[0]).toMatchObject({ status: 'PAID', method: 'TRANSFER' });
    expect(place.provider.accounts.transfers.filter(each => each.destination === account.id)).toHaveLength(1);
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0 });
    expect(await night()).toEqual([]);
  });

  test('less when something went back after it was paid', async () => {
    const { id } = await delivered(2);
    await night();
    const { order } = await anita!.graphql('query ($id: ID!) { order(id: $id) { payment { id } } }', { id });
    await anita!.graphql(
      'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename } }',
      {
        input: { paymentId: order.payment.id, amountCents: 900, reason: 'Cold', idempotencyKey: 'cold-cold' },
      },
    );
    expect((await cook.graphql('{ upcomingPayout { cents } }')).upcomingPayout.cents).toBe(-720);
    await night();
    expect(await statements()).toHaveLength(1);
    await delivered(3);
    expect(await night()).toEqual([]);
    expect(
      (await statements()).map(({ amount }: { amount: { cents: number } }) => amount.cents).sort(),
    ).toEqual([1440, 1440]);
  });
});

describe('Anita adjusts what a kitchen is owed', () => {
  test('once, however often it is sent', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => adjust(150, 'A broken box.', id)));
    for (const answer of answers) {
      expect(answer).toEqual({ __typename: 'KitchenRecord', balance: { cents: 150 } });
    }
    expect(await adjust(250, 'A broken box.', id)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 150, commission: -150 });
  });

  test('also below zero, and then the next orders make up for it', async () => {
    expect(await adjust(-1000, 'Paid twice last week.')).toMatchObject({ balance: { cents: -1000 } });
    await delivered();
    await night();
    expect(await statements()).toEqual([]);
    await delivered();
    await night();
    expect((await statements())[0].amount.cents).toBe(440);
  });

  test('not by nothing, nor without a reason, nor of no kitchen', async () => {
    expect(await adjust(0)).toMatchObject({ code: 'INVALID_INPUT', field: 'cents' });
    expect(await adjust(100_001)).toMatchObject({ code: 'INVALID_INPUT', field: 'cents' });
    expect(await adjust(5, ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    expect(await adjust(5, 'A broken box.', 'x')).toMatchObject({ code: 'INVALID_INPUT', field: 'id' });
    asha = { ...asha, id: randomUUID() };
    expect(await adjust(5)).toMatchObject({ code: 'KITCHEN_NOT_FOUND' });
  });
});

describe('of payouts and the ledger', () => {
  test('another kitchen and customers learn nothing', async () => {
    await delivered();
    await night();
    const [{ id }] = await statements();
    const gauri = await place.marketplace.cookOf(
      await aKitchen(place.marketplace, await aCity(place.marketplace, { name: 'Fremont' })),
    );
    expect(await statements(gauri)).toEqual([]);
    expect(await gauri.graphql('query ($id: ID!) { payout(id: $id) { id } }', { id })).toEqual({
      payout: null,
    });
    for (const path of [`/api/payouts/${id}/statement.csv`]) {
      expect((await gauri.send(path)).status).toBe(404);
      expect((await meera!.send(path)).status).toBe(403);
      expect((await place.marketplace.anonymous().send(path)).status).toBe(401);
    }
    for (const query of ['{ payouts { nodes { id } } }', '{ ledger { owedToKitchens { cents } } }']) {
      expect(await meera!.refusal(query)).toBe('FORBIDDEN');
    }
    expect(await cook.refusal('{ ledger { owedToKitchens { cents } } }')).toBe('FORBIDDEN');
    expect(await cook.refusal('{ paymentAnalytics { totalOrders } }')).toBe('FORBIDDEN');
    expect(await statements(anita!)).toHaveLength(1);
  });

  test('a statement is a table for spreadsheets', async () => {
    const { orderNumber } = await delivered();
    await adjust(-20, '=cmd|"calc"');
    await night();
    const [{ id }] = await statements();
    const response = await cook.send(`/api/payouts/${id}/statement.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect((await response.text()).split('\r\n')).toEqual([
      'day,order,gross,platform_fee,card_fee_paid_by_marketplace,adjustments,net,note',
      `2026-11-17,${orderNumber},9.00,1.80,0.56,0.00,7.20,`,
      `2026-11-17,,0.00,0.00,0.00,-0.20,-0.20,"'=cmd|""calc"""`,
      'total,,9.00,1.80,0.56,-0.20,7.00,',
      '',
    ]);
  });

  test('discrepancies are found and reported', async () => {
    const { id, orderNumber } = await delivered();
    await place.marketplace.sql.rows("update orders set payment_status = 'DUE' where id = $1", [id]);
    const { checkLedger: figures } = await anita!.graphql(
      'mutation { checkLedger { lastCheck { at findings } owedToKitchens { cents } } }',
    );
    expect(figures).toEqual({
      lastCheck: {
        at: '2026-11-17T17:00:00.000Z',
        findings: [`Payment received, but the order is still due: ${orderNumber}`],
      },
      owedToKitchens: { cents: 720 },
    });
  });

  test('an entry that does not come to zero cannot be stored, and none can be altered', async () => {
    await delivered();
    const insert = `insert into ledger_entries (id, at, kind, source_id, supplier_id, provider_cents)
      values (gen_random_uuid(), now(), 'ADJUSTMENT', gen_random_uuid(), $1, 1)`;
    await expect(place.marketplace.sql.rows(insert, [asha.id])).rejects.toThrow('ledger_entries_balance');
    for (const change of [
      'update ledger_entries set words = $1',
      'delete from ledger_entries where words is distinct from $1',
    ]) {
      await expect(place.marketplace.sql.rows(change, ['x'])).rejects.toThrow('keeps what it was told');
    }
  });
});

test('analytics are the same through GraphQL and REST', async () => {
  await delivered();
  await paidOrder(place, meera!, asha, 2);
  const gone = await paidOrder(place, meera!, asha, 4);
  await cancelOrder(meera!, gone.id);
  const { paymentAnalytics } = await anita!.graphql(`{ paymentAnalytics { totalRevenue { cents } totalOrders
    platformFees { cents } avgOrderValue { cents } } }`);
  expect(paymentAnalytics).toEqual({
    totalRevenue: { cents: 2700 },
    totalOrders: 2,
    platformFees: { cents: 540 },
    avgOrderValue: { cents: 1350 },
  });
  expect((await anita!.rest('GET', '/api/stripe/analytics')).body).toEqual({
    message: 'Stripe is configured',
    totalRevenue: 27,
    totalOrders: 2,
    platformFees: 5.4,
    avgOrderValue: 13.5,
  });
  expect((await meera!.rest('GET', '/api/stripe/analytics')).status).toBe(403);
  expect((await place.marketplace.anonymous().rest('GET', '/api/stripe/config')).body).toEqual({
    configured: true,
    message: 'Stripe is configured',
  });
  const { paymentConfiguration } = await anita!.graphql(
    '{ paymentConfiguration { configured message publishableKey maskedSecretKey maskedWebhookSecret } }',
  );
  expect(paymentConfiguration).toEqual({
    configured: true,
    message: 'Stripe is configured',
    publishableKey: 'pk_test_a_fake_key_4242',
    maskedSecretKey: 'sk_test_••••••••4242',
    maskedWebhookSecret: 'whsec_••••••••4242',
  });
  expect(await meera!.refusal('{ paymentConfiguration { maskedSecretKey } }')).toBe('FORBIDDEN');
});
