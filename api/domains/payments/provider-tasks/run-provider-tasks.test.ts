import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import {
  type CardMarketplace,
  dueOrder,
  freshDay,
  heldOf,
  heldOrder,
  intentOf,
  ledgerOf,
  openCardMarketplace,
  orderOf,
  paidOrder,
  refundsAreSent,
  startPayment,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { endedHoldsQuery, releaseUnpaid } from '../paying/release-unpaid.ts';
import { stopAbandoned } from '../paying/stop-abandoned.ts';
import { makePayouts } from '../payouts/make-payouts.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { sendRefunds } from '../refunding/send-refunds.ts';
import { forgetSettledFailures } from './forget-settled-failures.ts';
import { ProviderTask } from './provider-failure.ts';
import { runProviderTasks } from './run-provider-tasks.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let [meera, anita]: Visitor[] = [];
let sessions = 0;

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());
beforeEach(async () => {
  asha = await freshDay(place);
  place.marketplace.warnings.length = 0;
});

/** Admins are signed out while hours pass, so Anita signs in to look. */
const failures = async () => {
  anita = await place.marketplace.admin(`Anita ${++sessions}`);
  return (
    await anita.graphql(`{ providerFailures { nodes { id task status subjectName orderId tries lastError
      nextTryAt amount { cents } } } }`)
  ).providerFailures.nodes;
};
const act = async (name: 'retryProviderTask' | 'settleProviderTask', id: string) =>
  (
    await anita!.graphql(`mutation ($id: ID!) { ${name}(id: $id) { __typename ... on Problem { code } } }`, {
      id,
    })
  )[name];
const checked = () => checkLedger(systemContext(place.marketplace.services), null);
const refundOf = async (orderId: string) => (await orderOf(meera!, orderId)).refunds[0];
const sentFor = (intentId: string) => place.provider.payments.refundsOf(intentId);

/** Asked every minute, as the job does. */
const minutesPass = async (minutes: number, work = () => refundsAreSent(place)) => {
  for (let minute = 0; minute < minutes; minute++) {
    place.marketplace.clock.forward({ minutes: 1 });
    await work();
  }
};

/** A paid order that was canceled, and whose payment the provider does not know any more. */
const refusedRefund = async () => {
  const { payments } = place.provider;
  const order = await paidOrder(place, meera!, asha);
  await cancelOrder(meera!, order.id);
  const intent = payments.intents.get(order.intentId)!;
  payments.intents.delete(order.intentId);
  return { ...order, isKnownAgain: () => void payments.intents.set(order.intentId, intent) };
};

describe('a refund that the provider refuses', () => {
  test('does not keep those behind it from being sent, were they 101', async () => {
    const bad = await refusedRefund();
    // 100 more like it, put beside it as they are stored.
    await place.marketplace.sql.rows(
      `insert into refunds (id, payment_id, order_id, customer_id, supplier_id, amount_cents, commission_cents, cause,
         lines, status, created_at, expected_on)
       select gen_random_uuid(), payment_id, order_id, customer_id, supplier_id, 1, 0, cause, lines, status,
         created_at - interval '1 hour', expected_on
       from refunds, generate_series(1, 100) where order_id = $1`,
      [bad.id],
    );
    const good = await paidOrder(place, meera!, asha);
    await cancelOrder(meera!, good.id);
    await refundsAreSent(place);
    expect(await refundOf(good.id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(sentFor(good.intentId)).toHaveLength(1);
  });

  test('is noted for all processes that tried it at the same moment', async () => {
    const { services } = place.marketplace;
    const waiting = { subjectId: randomUUID(), subjectName: 'T-1', orderId: null, amountCents: 900 };
    const all = Promise.withResolvers<void>();
    let underWay = 0;
    const failTogether = async () => {
      if (++underWay === 8) all.resolve();
      await all.promise;
      throw new Error('Refused');
    };
    const next = async () => [{ ...waiting, tries: 0, refusals: 0 }];
    const process = () => runProviderTasks(services, ProviderTask.SEND_REFUND, next, failTogether);
    await Promise.all(Array.from({ length: 8 }, process));
    expect(await failures()).toMatchObject([{ task: 'SEND_REFUND', subjectName: 'T-1', tries: 8 }]);
    for (const line of place.marketplace.complaints.splice(0)) expect(line).toContain('Refused');
  });

  test('is retried at growing intervals, paused after five refusals, and shown to Anita', async () => {
    const { id, orderNumber } = await refusedRefund();
    await refundsAreSent(place);
    expect(await failures()).toMatchObject([
      {
        task: 'SEND_REFUND',
        status: 'RETRYING',
        subjectName: orderNumber,
        orderId: id,
        tries: 1,
        lastError: expect.stringContaining('No such payment_intent'),
        amount: { cents: 900 },
      },
    ]);
    // After 1, 2, 4 and 8 minutes.
    await minutesPass(14);
    expect(await failures()).toMatchObject([{ tries: 4, status: 'RETRYING' }]);
    expect(await checked()).toEqual([]);
    await minutesPass(1);
    expect(await failures()).toMatchObject([{ tries: 5, status: 'NEEDS_ATTENTION', nextTryAt: null }]);
    await minutesPass(120);
    expect(await failures()).toMatchObject([{ tries: 5 }]);
    expect(await checked()).toEqual([`The card provider keeps refusing a task: ${orderNumber}`]);
    expect(place.marketplace.warnings).toHaveLength(5);
    expect(place.marketplace.warnings.at(-1)).toMatchObject({
      task: 'SEND_REFUND',
      tries: 5,
      nextTryAt: null,
      msg: expect.stringContaining('paused'),
    });
    expect(JSON.stringify(place.marketplace.warnings)).not.toContain(place.provider.keys.secretKey);
  });

  test('is sent once when Anita retries it and the provider accepts', async () => {
    const { id, intentId, isKnownAgain } = await refusedRefund();
    await minutesPass(20);
    const [failure] = await failures();
    isKnownAgain();
    expect(await act('retryProviderTask', failure.id)).toEqual({ __typename: 'ProviderFailure' });
    await Promise.all([refundsAreSent(place), refundsAreSent(place)]);
    await refundsAreSent(place);
    expect(await refundOf(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(sentFor(intentId)).toHaveLength(1);
    expect(await failures()).toEqual([]);
    expect(await checked()).toEqual([]);
  });

  test('is paused again when the provider still refuses', async () => {
    await refusedRefund();
    await minutesPass(20);
    const [failure] = await failures();
    await act('retryProviderTask', failure.id);
    await minutesPass(20);
    expect(await failures()).toMatchObject([{ tries: 6, status: 'NEEDS_ATTENTION' }]);
  });

  test('can be paid by hand once it is paused, and is not sent after that', async () => {
    const { id, intentId, isKnownAgain } = await refusedRefund();
    await refundsAreSent(place);
    const [failure] = await failures();
    expect(await act('settleProviderTask', failure.id)).toMatchObject({ code: 'NOTHING_TO_SETTLE' });
    await minutesPass(20);
    expect(await act('settleProviderTask', failure.id)).toEqual({ __typename: 'ProviderTaskSettled' });
    expect(await act('settleProviderTask', failure.id)).toMatchObject({ code: 'NOTHING_TO_SETTLE' });
    expect(await act('retryProviderTask', failure.id)).toMatchObject({ code: 'NOTHING_TO_SETTLE' });
    isKnownAgain();
    await minutesPass(5);
    expect(sentFor(intentId)).toEqual([]);
    expect(await refundOf(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await ledgerOf(place)).toMatchObject({ owed: 0, bank: -900 });
    expect(await checked()).toEqual([]);
  });
});

describe('while the provider is unavailable', () => {
  test('no task is paused, and all are sent once it is back', async () => {
    const orders = [];
    for (let count = 0; count < 5; count++) {
      const order = await paidOrder(place, meera!, asha);
      await cancelOrder(meera!, order.id);
      orders.push(order);
    }
    place.provider.isAway = true;
    await minutesPass(8);
    const waiting = await failures();
    expect(waiting).toHaveLength(5);
    expect(new Set(waiting.map(({ status }: { status: string }) => status))).toEqual(new Set(['RETRYING']));
    place.provider.isAway = false;
    place.marketplace.clock.forward({ minutes: 60 });
    await refundsAreSent(place);
    for (const { id, intentId } of orders) {
      expect(await refundOf(id)).toMatchObject({ status: 'SUCCEEDED' });
      expect(sentFor(intentId)).toHaveLength(1);
    }
    expect(await failures()).toEqual([]);
  });

  test('a refund whose answer was lost is not sent twice, also when its key is forgotten', async () => {
    const { id, intentId } = await paidOrder(place, meera!, asha, 2);
    const { refundPayment } = await anita!.graphql(
      `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { ... on Refund { id } } }`,
      {
        input: {
          paymentId: (await anita!.graphql('query ($id: ID!) { order(id: $id) { payment { id } } }', { id }))
            .order.payment.id,
          idempotencyKey: randomUUID(),
          amountCents: 500,
          reason: 'It came cold.',
        },
      },
    );
    const webhook = place.provider.webhooks.address;
    place.provider.webhooks.address = undefined;
    place.provider.isSilent = true;
    await sendRefunds(place.marketplace.services);
    expect(sentFor(intentId)).toMatchObject([{ amount: 500, metadata: { refund_id: refundPayment.id } }]);
    place.provider.isSilent = false;
    place.provider.forgetKeys();
    await minutesPass(2);
    place.provider.webhooks.address = webhook;
    expect(sentFor(intentId)).toHaveLength(1);
    expect(await refundOf(id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

test('a payout that the provider refuses is paused, and ends when Anita pays it by hand', async () => {
  const cook = await place.marketplace.cookOf(asha);
  const { id } = await paidOrder(place, meera!, asha);
  await deliver(place.marketplace, id);
  await cook.graphql(
    `mutation { openPayoutAccount(returnTo: "${place.marketplace.origin}/x") { __typename } }`,
  );
  await place.marketplace.sql.rows('update payout_accounts set is_ready = true');
  place.provider.accounts.isClosed = true;
  await makePayouts(systemContext(place.marketplace.services), null);
  await minutesPass(20, () => sendPayouts(place.marketplace.services));
  place.provider.accounts.isClosed = false;
  expect(await failures()).toMatchObject([
    { task: 'SEND_PAYOUT', status: 'NEEDS_ATTENTION', subjectName: "Asha's Kitchen", amount: { cents: 720 } },
  ]);
  expect(await checked()).toEqual(["The card provider keeps refusing a task: Asha's Kitchen"]);
  const { payouts } = await anita!.graphql('{ payouts { nodes { id } } }');
  await anita!.graphql(
    'mutation ($id: ID!) { markPayoutPaid(payoutId: $id, reference: "Check 42") { __typename } }',
    { id: payouts.nodes[0].id },
  );
  expect(await failures()).toEqual([]);
  expect(await checked()).toEqual([]);
});

test('a payment that cannot be canceled is paused, and ends when Anita has stopped it by hand', async () => {
  const id = await dueOrder(place, meera!, anOrder(asha));
  const intentId = intentOf(await startPayment(meera!, id));
  await cancelOrder(meera!, id);
  place.provider.payments.intents.delete(intentId);
  await minutesPass(20, () => stopAbandoned(place.marketplace.services));
  const [failure] = await failures();
  expect(failure).toMatchObject({ task: 'STOP_PAYMENT', status: 'NEEDS_ATTENTION', orderId: id });
  expect(await act('settleProviderTask', failure.id)).toEqual({ __typename: 'ProviderTaskSettled' });
  await minutesPass(2, () => stopAbandoned(place.marketplace.services));
  expect(await failures()).toEqual([]);
  expect(await checked()).toEqual([]);
});

test('plates whose payment cannot be stopped are free after an hour, and do not keep others waiting', async () => {
  const stuck = await heldOrder(meera!, asha);
  place.provider.payments.intents.delete(stuck.intentId);
  const other = await heldOrder(meera!, asha);
  const release = () => releaseUnpaid(place.marketplace.services);
  place.marketplace.clock.forward({ minutes: 15 });
  await minutesPass(1, release);
  expect(await heldOf(meera!, other.id)).toMatchObject({ holdStatus: 'RELEASED' });
  expect(await heldOf(meera!, stuck.id)).toMatchObject({ holdStatus: 'HELD' });
  expect(await failures()).toMatchObject([{ task: 'RELEASE_HOLD', subjectName: stuck.orderNumber }]);
  await minutesPass(60, release);
  expect(await heldOf(meera!, stuck.id)).toMatchObject({ holdStatus: 'RELEASED' });
  expect(await failures()).toEqual([]);
});

describe('a hold that was paid, but whose event never came', () => {
  const release = () => releaseUnpaid(place.marketplace.services);
  const paidUnheard = async () => {
    const held = await heldOrder(meera!, asha);
    const { webhooks } = place.provider;
    webhooks.address = undefined;
    place.provider.payments.confirm(held.intentId, cards.good);
    webhooks.address = place.marketplace.origin;
    return { ...held, event: webhooks.eventAbout('payment_intent.succeeded') };
  };

  test('does not block others, is paused, and becomes an order when the event arrives', async () => {
    const { id, orderNumber, event } = await paidUnheard();
    place.marketplace.clock.forward({ minutes: 15 });
    await minutesPass(1, release);
    expect(await failures()).toMatchObject([
      { task: 'RELEASE_HOLD', status: 'RETRYING', subjectName: orderNumber, orderId: id, tries: 1 },
    ]);
    await minutesPass(90, release);
    expect(await heldOf(meera!, id)).toMatchObject({ holdStatus: 'HELD' });
    const [failure] = await failures();
    expect(failure).toMatchObject({
      status: 'NEEDS_ATTENTION',
      tries: 5,
      lastError: expect.stringContaining('customer paid'),
    });
    expect(await checked()).toEqual([`The card provider keeps refusing a task: ${orderNumber}`]);
    await place.provider.webhooks.send(event);
    expect(await orderOf(meera!, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
    await forgetSettledFailures(place.marketplace.sql);
    expect(await failures()).toEqual([]);
  });

  const due = async () =>
    (await endedHoldsQuery.all(place.marketplace.sql, { now: place.marketplace.clock.read() })).map(
      ({ subjectId }) => subjectId,
    );

  test('is looked at again only after those that were not', async () => {
    const { id } = await paidUnheard();
    place.marketplace.clock.forward({ minutes: 15 });
    await minutesPass(1, release);
    expect(await due()).toEqual([]);
    const other = await heldOrder(meera!, asha);
    place.marketplace.clock.forward({ minutes: 15 });
    expect(await due()).toEqual([other.id, id]);
  });

  test('is over when Anita has given the money back by hand', async () => {
    const { id } = await paidUnheard();
    place.marketplace.clock.forward({ minutes: 15 });
    await minutesPass(20, release);
    const [failure] = await failures();
    expect(await act('settleProviderTask', failure.id)).toEqual({ __typename: 'ProviderTaskSettled' });
    expect(await heldOf(meera!, id)).toMatchObject({ holdStatus: 'RELEASED' });
    expect(await failures()).toEqual([]);
  });
});

describe('while the provider does not respond', () => {
  test('Meera is asked to try again, and pays the same payment once it responds', async () => {
    const { id } = await heldOrder(meera!, asha);
    await place.marketplace.sql.rows('delete from payments where order_id = $1', [id]);
    const before = place.provider.payments.intents.size;
    place.provider.isSilent = true;
    expect(await startPayment(meera!, id)).toMatchObject({
      code: 'PAYMENT_UNAVAILABLE',
      message: expect.stringContaining('try again'),
    });
    place.provider.isSilent = false;
    expect(await startPayment(meera!, id)).toMatchObject({ __typename: 'PaymentStarted' });
    // The key of before: the provider answers the payment it had opened.
    expect(place.provider.payments.intents.size).toBe(before);
  });
});
