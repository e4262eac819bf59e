import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { cancelOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import {
  type CardMarketplace,
  freshDay,
  ledgerOf,
  openCardMarketplace,
  orderOf,
  paidOrder,
  refundsAreSent,
} from '../../../testing/card-provider/card-marketplace.ts';
import type { FakeDispute } from '../../../testing/card-provider/fake-disputes.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { makePayouts } from '../payouts/make-payouts.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let [meera, anita, cook]: Visitor[] = [];

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());
beforeEach(async () => {
  asha = await freshDay(place);
  place.provider.webhooks.address = place.marketplace.origin;
  await place.marketplace.empty('notifications', 'audit_events');
  cook = await place.marketplace.cookOf(asha);
});

const services = () => place.marketplace.services;
const checked = async () => {
  await place.provider.webhooks.settled();
  return checkLedger(systemContext(services()), null);
};
const deliveredOrder = async (quantity = 2) => {
  const order = await paidOrder(place, meera!, asha, quantity);
  await deliver(place.marketplace, order.id);
  return order;
};
const dispute = async (intentId: string, amount = 1800, reason?: string): Promise<FakeDispute> => {
  const opened = place.provider.disputes.open(intentId, amount, reason);
  await place.provider.webhooks.settled();
  return opened;
};
const decide = async (disputed: FakeDispute, status: 'won' | 'lost' | 'warning_closed') => {
  place.marketplace.clock.forward({ minutes: 1 });
  place.provider.disputes.decide(disputed, status);
  await place.provider.webhooks.settled();
};
const disputes = async () =>
  (
    await anita!.graphql(
      `{ disputes { nodes { orderNumber status reason amount { cents } evidenceDueAt closedAt } } }`,
    )
  ).disputes.nodes;
const upcoming = async () => (await cook!.graphql('{ upcomingPayout { cents } }')).upcomingPayout.cents;
const payouts = async () =>
  (
    await cook!.graphql(
      '{ payouts { nodes { id status amount { cents } lines { orderNumber net { cents } words } } } }',
    )
  ).payouts.nodes;
const night = () => makePayouts(systemContext(services()), null);
const paidByHand = (id: string) =>
  anita!.graphql(
    'mutation ($id: ID!) { markPayoutPaid(payoutId: $id, reference: "Check 7") { __typename } }',
    { id },
  );
const messages = async (person: Visitor, type: string): Promise<string[]> => {
  await notificationsSent(place.marketplace);
  const { notifications } = await person.graphql('{ notifications { nodes { type message } } }');
  return notifications.nodes
    .filter((each: { type: string }) => each.type === type)
    .map(({ message }: { message: string }) => message);
};
const refund = async (orderId: string, amountCents: number) => {
  const { order } = await anita!.graphql('query ($id: ID!) { order(id: $id) { payment { id } } }', {
    id: orderId,
  });
  const input = { paymentId: order.payment.id, idempotencyKey: randomUUID(), amountCents, reason: 'Cold.' };
  const document = `mutation ($input: RefundPaymentInput!) {
    refundPayment(input: $input) { __typename ... on Problem { code } } }`;
  return (await anita!.graphql(document, { input })).refundPayment;
};

test('a dispute of a payment that is not ours reaches Anita once, and stays a finding until she closes it', async () => {
  const foreign = await dispute('pi_not_ours', 2500);
  place.provider.disputes.submitEvidence(foreign);
  await decide(foreign, 'lost');
  const { unmatchedPayments } = await anita!.graphql(
    '{ unmatchedPayments { nodes { id mismatch intentId disputeId amount currency expected { cents } } } }',
  );
  expect(unmatchedPayments.nodes).toEqual([
    {
      id: expect.any(String),
      mismatch: 'UNKNOWN_DISPUTE',
      intentId: 'pi_not_ours',
      disputeId: foreign.id,
      amount: 2500,
      currency: 'USD',
      expected: null,
    },
  ]);
  expect(await messages(anita!, 'PAYMENT_ATTENTION')).toEqual([
    `A customer disputed a payment that isn't in our records (${foreign.id}). Please look into it.`,
  ]);
  expect(await checked()).toEqual([
    `A dispute matches no payment of ours; an admin must review it: ${foreign.id}`,
  ]);
  await anita!.graphql(
    'mutation ($id: ID!) { closeUnmatchedPayment(id: $id, note: "Of our other shop") { __typename } }',
    { id: unmatchedPayments.nodes[0].id },
  );
  place.provider.disputes.submitEvidence(foreign);
  expect(await checked()).toEqual([]);
});

describe('a dispute of a delivered order', () => {
  test('holds the share of its kitchen, is shown to Anita, and both get a notification', async () => {
    const { intentId, orderNumber } = await deliveredOrder();
    await deliveredOrder(1);
    expect(await upcoming()).toBe(1440 + 720);
    await dispute(intentId);
    expect(await disputes()).toMatchObject([
      {
        orderNumber,
        status: 'NEEDS_RESPONSE',
        reason: 'product_not_received',
        amount: { cents: 1800 },
        evidenceDueAt: '2026-11-24T17:00:00.000Z',
        closedAt: null,
      },
    ]);
    expect(await upcoming()).toBe(720);
    expect(await ledgerOf(place)).toMatchObject({ disputed: 1800, kitchen: 1440 + 720 });
    expect(await messages(cook!, 'PAYMENT_DISPUTED')).toEqual([expect.stringContaining(orderNumber)]);
    expect(await messages(anita!, 'PAYMENT_ATTENTION')).toEqual([
      `A customer disputed $18.00 for order ${orderNumber}: product not received.`,
    ]);
    expect(await checked()).toEqual([]);
  });

  test('that is won gives the share back, and costs the fee alone', async () => {
    const { intentId, orderNumber } = await deliveredOrder();
    const before = await ledgerOf(place);
    const disputed = await dispute(intentId);
    place.provider.disputes.submitEvidence(disputed);
    await decide(disputed, 'won');
    expect(await disputes()).toMatchObject([{ status: 'WON', closedAt: expect.any(String) }]);
    expect(await upcoming()).toBe(1440);
    expect(await ledgerOf(place)).toEqual({
      ...before,
      provider: before.provider! - 1500,
      cardFees: before.cardFees! + 1500,
    });
    expect(await messages(cook!, 'DISPUTE_CLOSED')).toEqual([
      `Order ${orderNumber}: The dispute is over and doesn't cost you anything.`,
    ]);
    place.marketplace.clock.forward({ days: 2 });
    expect(await checked()).toEqual([]);
  });

  test('that is lost for the meal takes both shares, on the statement with its reason', async () => {
    const { intentId, orderNumber } = await deliveredOrder();
    await deliveredOrder(1);
    await decide(await dispute(intentId), 'lost');
    expect(await upcoming()).toBe(720);
    expect(await ledgerOf(place)).toMatchObject({ disputed: 0, kitchen: 720, commission: 180, owed: 0 });
    await night();
    const [{ lines }] = await payouts();
    expect(lines).toContainEqual({
      orderNumber,
      net: { cents: 0 },
      words: 'Dispute lost: product not received',
    });
    expect(await messages(cook!, 'DISPUTE_CLOSED')).toEqual([
      `Order ${orderNumber}: The bank sided with the customer. Your share of $14.40 goes back to them. ` +
        "If we already paid you, we'll deduct it from your next payout.",
    ]);
    place.marketplace.clock.forward({ days: 2 });
    expect(await checked()).toEqual([]);
  });

  test('that is lost for a stolen card is borne by the marketplace', async () => {
    const { intentId } = await deliveredOrder();
    await decide(await dispute(intentId, 1800, 'fraudulent'), 'lost');
    expect(await upcoming()).toBe(1440);
    expect(await ledgerOf(place)).toMatchObject({ disputed: 0, kitchen: 1440, commission: 360 - 1800 });
    expect(await checked()).toEqual([]);
  });

  test('takes its order out of a payout that is not sent, and the kitchen gets the rest', async () => {
    const { intentId, orderNumber } = await deliveredOrder();
    const other = await deliveredOrder(1);
    await night();
    const [{ id: before }] = await payouts();
    await dispute(intentId);
    const [now] = await payouts();
    expect(now).toMatchObject({
      status: 'PENDING',
      amount: { cents: 720 },
      lines: [{ orderNumber: other.orderNumber }],
    });
    expect(now.id).not.toBe(before);
    expect(JSON.stringify(now)).not.toContain(orderNumber);
    expect(await checked()).toEqual([]);
  });

  test('after its payout makes the balance negative when it is lost', async () => {
    const { intentId } = await deliveredOrder();
    await night();
    await paidByHand((await payouts())[0].id);
    const disputed = await dispute(intentId);
    expect(await upcoming()).toBe(0);
    await decide(disputed, 'lost');
    expect(await upcoming()).toBe(-1440);
    await deliveredOrder(1);
    await night();
    expect(await payouts()).toHaveLength(1);
    expect(await upcoming()).toBe(-720);
    expect(await checked()).toEqual([]);
  });

  test('leaves a payout alone that the provider may have sent', async () => {
    const { intentId } = await deliveredOrder();
    await cook!.graphql(
      `mutation { openPayoutAccount(returnTo: "${place.marketplace.origin}/x") { __typename } }`,
    );
    await place.marketplace.sql.rows('update payout_accounts set is_ready = true');
    await night();
    place.provider.isAway = true;
    await sendPayouts(services());
    const disputed = await dispute(intentId);
    const [asked] = await payouts();
    expect(asked).toMatchObject({ status: 'PENDING', amount: { cents: 1440 } });
    // Nor may it be paid by hand: it would be paid twice.
    expect(await paidByHand(asked.id)).toEqual({ markPayoutPaid: { __typename: 'PayoutUnderWay' } });
    place.provider.isAway = false;
    place.marketplace.clock.forward({ minutes: 1 });
    await sendPayouts(services());
    expect(await payouts()).toMatchObject([{ status: 'PAID', amount: { cents: 1440 } }]);
    await decide(disputed, 'lost');
    expect(await upcoming()).toBe(-1440);
    expect(await checked()).toEqual([]);
  });
});

describe('events of a dispute', () => {
  test('have their effect once, however often and in whatever order they come', async () => {
    const { provider } = place;
    const { intentId } = await deliveredOrder();
    const address = provider.webhooks.address;
    provider.webhooks.address = undefined;
    const first = provider.webhooks.events.length;
    const disputed = provider.disputes.open(intentId, 1800);
    place.marketplace.clock.forward({ minutes: 1 });
    provider.disputes.submitEvidence(disputed);
    place.marketplace.clock.forward({ minutes: 1 });
    provider.disputes.decide(disputed, 'lost');
    provider.webhooks.address = address;
    const events = provider.webhooks.events.slice(first);
    expect(events).toHaveLength(4);
    for (const event of events.toReversed()) {
      const answers = await Promise.all([1, 2, 3].map(() => provider.webhooks.send(event)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await disputes()).toMatchObject([{ status: 'LOST' }]);
    expect(await upcoming()).toBe(0);
    expect(await ledgerOf(place)).toMatchObject({ disputed: 0, kitchen: 0, commission: 0 });
    expect(await messages(cook!, 'DISPUTE_CLOSED')).toHaveLength(1);
    expect(await checked()).toEqual([]);
  });

  test('all at the same time', async () => {
    const { provider } = place;
    const { intentId } = await deliveredOrder();
    const address = provider.webhooks.address;
    provider.webhooks.address = undefined;
    const first = provider.webhooks.events.length;
    provider.disputes.decide(provider.disputes.open(intentId, 1800), 'won');
    provider.webhooks.address = address;
    const events = provider.webhooks.events.slice(first);
    const answers = await Promise.all([...events, ...events].map(event => provider.webhooks.send(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await disputes()).toMatchObject([{ status: 'WON' }]);
    expect(await ledgerOf(place)).toMatchObject({ disputed: 0, kitchen: 1440, commission: 360 });
    expect(await checked()).toEqual([]);
  });

  test('of a payment that is not ours, or of odd contents, change nothing', async () => {
    const { webhooks, disputes: fake } = place.provider;
    await dispute('pi_unknown');
    expect(await disputes()).toEqual([]);
    webhooks.address = undefined;
    const odd = fake.open((await deliveredOrder()).intentId, 1800);
    webhooks.address = place.marketplace.origin;
    for (const changes of [
      { amount: 0 },
      { amount: 1.5 },
      { payment_intent: "' or true" },
      { balance_transactions: null },
    ]) {
      const { status } = await webhooks.send(webhooks.tell('charge.dispute.created', { ...odd, ...changes }));
      expect(status).toBe(400);
    }
    await webhooks.settled();
    expect(await disputes()).toEqual([]);
  });
});

describe('money of an order that is disputed', () => {
  test('is not refunded meanwhile', async () => {
    const { id, intentId } = await deliveredOrder();
    await dispute(intentId);
    expect(await refund(id, 500)).toMatchObject({ code: 'PAYMENT_DISPUTED' });
  });

  test('goes back by refund when the order was canceled and the dispute is won', async () => {
    const { id, intentId } = await paidOrder(place, meera!, asha, 2);
    const disputed = await dispute(intentId);
    await cancelOrder(meera!, id);
    expect((await orderOf(meera!, id)).refunds).toEqual([]);
    expect(await checked()).toEqual([]);
    await decide(disputed, 'won');
    await refundsAreSent(place);
    expect(await orderOf(meera!, id)).toMatchObject({
      refunds: [{ amount: { cents: 1800 }, status: 'SUCCEEDED' }],
    });
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, commission: 0, owed: 0, disputed: 0 });
    expect(await checked()).toEqual([]);
  });

  test('does not go back twice when the order was canceled and the dispute is lost', async () => {
    const { id, intentId } = await paidOrder(place, meera!, asha, 2);
    const disputed = await dispute(intentId, 1800, 'fraudulent');
    await cancelOrder(meera!, id);
    await decide(disputed, 'lost');
    await refundsAreSent(place);
    expect(place.provider.payments.refundsOf(intentId)).toEqual([]);
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, commission: 0, owed: 0, disputed: 0 });
    // The kitchen never had this money, so nothing is taken off a payout.
    expect(await messages(cook!, 'DISPUTE_CLOSED')).toEqual([]);
    expect(await checked()).toEqual([]);
  });

  test('does not go back twice when a refund was decided and not sent', async () => {
    const { id, intentId } = await deliveredOrder();
    await refund(id, 500);
    const disputed = await dispute(intentId);
    await refundsAreSent(place);
    expect(place.provider.payments.refundsOf(intentId)).toEqual([]);
    await decide(disputed, 'lost');
    await refundsAreSent(place);
    expect(place.provider.payments.refundsOf(intentId)).toEqual([]);
    expect(await orderOf(meera!, id)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] });
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, commission: 0, owed: 0, disputed: 0 });
    expect(await checked()).toEqual([]);
  });

  test('that went back before and is lost as well is borne by the marketplace', async () => {
    const { id, intentId, orderNumber } = await deliveredOrder();
    await refund(id, 1800);
    await refundsAreSent(place);
    await decide(await dispute(intentId), 'lost');
    expect(await upcoming()).toBe(0);
    expect(await messages(cook!, 'DISPUTE_CLOSED')).toEqual([
      `Order ${orderNumber}: The bank sided with the customer. This doesn't cost you anything.`,
    ]);
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, commission: -1800, owed: 0, disputed: 0 });
    expect(await checked()).toEqual([]);
  });

  test('may be refunded during an inquiry, which takes none', async () => {
    const { id, intentId } = await deliveredOrder();
    const asked = place.provider.disputes.inquire(intentId, 1800);
    await place.provider.webhooks.settled();
    expect(await disputes()).toMatchObject([{ status: 'INQUIRY' }]);
    expect(await upcoming()).toBe(0);
    expect(await refund(id, 500)).toMatchObject({ __typename: 'Refund' });
    await decide(asked, 'warning_closed');
    expect(await disputes()).toMatchObject([{ status: 'CLOSED' }]);
    expect(await upcoming()).toBe(1440 - 400);
    expect(await checked()).toEqual([]);
  });

  test('lost in part leaves the rest to be refunded', async () => {
    const { id, intentId } = await deliveredOrder();
    await decide(await dispute(intentId, 900), 'lost');
    expect(await upcoming()).toBe(720);
    expect(await refund(id, 901)).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await refund(id, 900)).toMatchObject({ __typename: 'Refund' });
    expect(await upcoming()).toBe(0);
    expect(await ledgerOf(place)).toMatchObject({ kitchen: 0, commission: 0 });
    expect(await checked()).toEqual([]);
  });
});
