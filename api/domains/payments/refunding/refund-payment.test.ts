import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  heldOrder,
  hold,
  intentOf,
  ledgerOf,
  openCardMarketplace,
  orderOf,
  paidOrder,
  refundsAreSent,
  startPayment,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { platesLeft } from '../../../testing/plates.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let [meera, anita]: Visitor[] = [];

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());
beforeEach(async () => {
  asha = await freshDay(place);
});

const document = `mutation ($input: RefundPaymentInput!) {
  refundPayment(input: $input) {
    __typename
    ... on Refund { id amount { cents } status }
    ... on Problem { code message field }
  }
}`;
const paymentOf = async (orderId: string): Promise<string> => {
  const { order } = await anita!.graphql('query ($id: ID!) { order(id: $id) { payment { id } } }', {
    id: orderId,
  });
  return order.payment.id;
};
const refund = async (orderId: string, wanted: object = {}, by = anita!) =>
  (
    await by.graphql(document, {
      input: {
        paymentId: await paymentOf(orderId),
        idempotencyKey: randomUUID(),
        reason: 'It came cold.',
        ...wanted,
      },
    })
  ).refundPayment;
/** As Anita would: on a machine so busy that her turn does not come in time she sends the same again. */
const refundInTurn = async (orderId: string) => {
  const same = { amountCents: 100, idempotencyKey: randomUUID() };
  for (;;) {
    const answer = await refund(orderId, same);
    if (answer.code !== 'REFUNDS_UNDER_WAY') return answer;
  }
};
const trail = async () =>
  (
    await place.marketplace.sql.rows<{ action: string }>(
      "select action from audit_events where subject_kind = 'payment'",
    )
  ).map(({ action }) => action);

describe('a paid order that Meera cancels', () => {
  test('gives back money, shares and plates in one step, and the provider sends it after', async () => {
    const { id, intentId } = await paidOrder(place, meera!, asha, 3);
    await cancelOrder(meera!, id, 'Guests canceled');
    const refunds = [
      {
        amount: { cents: 2700 },
        status: 'PENDING',
        cause: 'CANCELED',
        reason: 'Guests canceled',
        expectedOn: '2026-11-24',
        lines: [],
      },
    ];
    expect(await orderOf(meera!, id)).toMatchObject({ paymentStatus: 'REFUNDED', refunds });
    expect(await orderOf(await place.marketplace.cookOf(asha), id)).toMatchObject({ refunds });
    expect(await platesLeft(meera!, asha)).toBe(25);
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, commission: 0, owed: 2700 });

    await refundsAreSent(place);
    await refundsAreSent(place);
    expect(place.provider.payments.refunds.filter(each => each.payment_intent === intentId)).toHaveLength(1);
    expect(await orderOf(meera!, id)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] });
    // The provider keeps its fee.
    expect(await ledgerOf(place)).toMatchObject({ provider: -108, cardFees: 108, owed: 0 });
    expect((await trail()).sort()).toEqual(['PAYMENT_RECEIVED', 'REFUND_STARTED']);
  });

  test('20 times at the same time is refunded once', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    await Promise.all(Array.from({ length: 20 }, () => cancelOrder(meera!, id)));
    await Promise.all([refundsAreSent(place), refundsAreSent(place)]);
    expect((await orderOf(meera!, id)).refunds).toHaveLength(1);
    expect(await ledgerOf(place)).toMatchObject({ owed: 0, kitchen: 0 });
  });

  test('is refunded later when the provider is unavailable', async () => {
    const { id } = await paidOrder(place, meera!, asha);
    place.provider.isAway = true;
    await cancelOrder(meera!, id);
    await refundsAreSent(place);
    expect(await orderOf(meera!, id)).toMatchObject({ refunds: [{ status: 'PENDING' }] });
    place.provider.isAway = false;
    place.marketplace.clock.forward({ minutes: 1 });
    await refundsAreSent(place);
    expect(await orderOf(meera!, id)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] });
  });
});

describe('Anita refunds', () => {
  test('dishes of an order, then the rest, and never more than was paid', async () => {
    const [dosa, rice] = asha.dishes;
    const held = await hold(meera!, {
      ...anOrder(asha),
      lines: [
        { dishId: dosa!.id, quantity: 2 },
        { dishId: rice!.id, quantity: 1 },
      ],
      expectedTotalCents: 2550,
    });
    place.provider.payments.confirm(intentOf(await startPayment(meera!, held.id)), cards.good);
    await place.provider.webhooks.settled();

    const lines = [{ position: 1, quantity: 1 }];
    expect(await refund(held.id, { lines })).toMatchObject({ amount: { cents: 900 }, status: 'PENDING' });
    expect(await ledgerOf(place)).toMatchObject({ commission: 330, kitchen: 1320, owed: 900 });
    expect(await orderOf(meera!, held.id)).toMatchObject({
      paymentStatus: 'PAID',
      payment: { refunded: { cents: 900 } },
      refunds: [{ reason: 'It came cold.', lines }],
    });
    const tooMany = [{ position: 1, quantity: 2 }];
    expect(await refund(held.id, { lines: tooMany })).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await refund(held.id, { lines: [{ position: 9, quantity: 1 }] })).toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
    expect(await refund(held.id, { amountCents: 1651 })).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await refund(held.id)).toMatchObject({ amount: { cents: 1650 } });
    expect(await orderOf(meera!, held.id)).toMatchObject({ status: 'PLACED', paymentStatus: 'REFUNDED' });
    expect(await refund(held.id, { amountCents: 1 })).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    await refundsAreSent(place);
    expect(await ledgerOf(place)).toMatchObject({ commission: 0, kitchen: 0, owed: 0 });
  });

  test('40 times at the same time no more than was paid', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    const answers = await Promise.all(Array.from({ length: 40 }, () => refundInTurn(id)));
    expect(answers.filter(({ __typename }) => __typename === 'Refund')).toHaveLength(18);
    expect(answers.filter(({ code }) => code === 'REFUND_TOO_LARGE')).toHaveLength(22);
    expect(await ledgerOf(place)).toMatchObject({ commission: 0, kitchen: 0, owed: 1800 });
  });

  test('once for one key, however often it is sent', async () => {
    const [one, other] = [await paidOrder(place, meera!, asha), await paidOrder(place, meera!, asha)];
    const key = { idempotencyKey: randomUUID(), amountCents: 100 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(one.id, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await orderOf(meera!, one.id)).payment.refunded.cents).toBe(100);
    expect(await refund(other.id, key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('nothing else under a key that was used: not another sum, other plates, all, or another reason', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    const idempotencyKey = randomUUID();
    await refund(id, { idempotencyKey, amountCents: 500 });
    for (const other of [
      { amountCents: 900 },
      { lines: [{ position: 1, quantity: 1 }] },
      {},
      { amountCents: 500, reason: 'Another reason.' },
    ]) {
      expect(await refund(id, { idempotencyKey, ...other })).toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
        field: 'idempotencyKey',
      });
    }
    expect(await refund(id, { idempotencyKey, amountCents: 500 })).toMatchObject({ amount: { cents: 500 } });
    expect((await orderOf(meera!, id)).payment.refunded.cents).toBe(500);
  });

  test('plates or a sum, not both', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    const both = { lines: [{ position: 1, quantity: 1 }], amountCents: 100 };
    expect(await refund(id, both)).toMatchObject({ code: 'INVALID_INPUT', field: 'amountCents' });
    expect((await orderOf(meera!, id)).refunds).toEqual([]);
  });

  test('only what was paid, with a reason, and she alone', async () => {
    const { id } = await paidOrder(place, meera!, asha);
    expect(await refund(id, { reason: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
    expect(await refund(id, { amountCents: -5 })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await refund(id, { lines: [] })).toMatchObject({ code: 'INVALID_INPUT', field: 'lines' });
    const unpaid = await heldOrder(meera!, asha);
    const [open] = await place.marketplace.sql.rows<{ id: string }>(
      'select id from payments where order_id = $1',
      [unpaid.id],
    );
    for (const paymentId of [open!.id, randomUUID(), "' or true"]) {
      expect(await refund(id, { paymentId })).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    }
    const input = { paymentId: await paymentOf(id), idempotencyKey: randomUUID(), reason: 'x' };
    expect(await meera!.refusal(document, { input })).toBe('FORBIDDEN');
    expect(await (await place.marketplace.cookOf(asha)).refusal(document, { input })).toBe('FORBIDDEN');
    expect(await place.marketplace.anonymous().refusal(document, { input })).toBe('UNAUTHENTICATED');
  });
});

test('a refund that the customer’s bank sends back is owed again, and settled by hand', async () => {
  const { id } = await paidOrder(place, meera!, asha);
  const { id: refundId } = await refund(id);
  await refundsAreSent(place);
  const sent = place.provider.payments.refunds.at(-1)!;
  for (let times = 0; times < 2; times++)
    place.provider.webhooks.tell('refund.failed', { ...sent, status: 'failed' });
  await place.provider.webhooks.settled();
  expect(await orderOf(meera!, id)).toMatchObject({ refunds: [{ status: 'FAILED' }] });
  expect(await ledgerOf(place)).toMatchObject({ owed: 900 });
  const settle = async () =>
    (
      await anita!.graphql(
        'mutation ($id: ID!) { settleRefund(refundId: $id) { __typename ... on Refund { status } ... on Problem { code } } }',
        { id: refundId },
      )
    ).settleRefund;
  expect(await settle()).toEqual({ __typename: 'Refund', status: 'SUCCEEDED' });
  expect(await settle()).toMatchObject({ code: 'NOTHING_TO_SETTLE' });
  expect(await ledgerOf(place)).toMatchObject({ owed: 0, bank: -900 });
});

test('refunds of one payment above 50 dollars together need a fresh proof, also when they are split', async () => {
  const { id } = await paidOrder(place, meera!, asha, 6);
  const ravi = await place.marketplace.admin('Ravi Menon');
  const stale = await place.marketplace.cookOf(ravi);
  await place.marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [ravi.userId]);
  const codes = [];
  for (const amountCents of [5001, 4000, 1001, 1000, 1])
    codes.push((await refund(id, { amountCents }, stale)).code);
  expect(codes).toEqual([
    'FRESH_PROOF_NEEDED',
    undefined,
    'FRESH_PROOF_NEEDED',
    undefined,
    'FRESH_PROOF_NEEDED',
  ]);
  expect((await refund(id, { amountCents: 1 })).__typename).toBe('Refund');
});
