import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  type CardMarketplace,
  heldOf,
  heldOrder,
  ledgerOf,
  openCardMarketplace,
  orderOf,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import type { FakeIntent } from '../../../testing/card-provider/fake-objects.ts';
import type { FakeEvent } from '../../../testing/card-provider/fake-webhooks.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { platesLeft, storedOrders } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let meera: Visitor;
let ravi: Visitor;
let id: string;
let intentId: string;

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  ravi = await place.marketplace.customer('Ravi Menon');
});
afterAll(() => place.close());

/** Meera has begun to pay two plates; what the provider tells is sent by the story itself. */
beforeEach(async () => {
  const { marketplace, provider } = place;
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'card_events', 'unmatched_payments', 'ledger_checks');
  asha = await aKitchen(marketplace, await aCity(marketplace));
  provider.webhooks.address = undefined;
  ({ id, intentId } = await heldOrder(meera, asha, 2));
});

const tell = (type: string, changes: Partial<FakeIntent> = {}): FakeEvent => {
  const event = place.provider.webhooks.tell(type, { ...place.provider.payments.find(intentId), ...changes });
  place.provider.webhooks.address = place.marketplace.origin;
  return event;
};
const paid = (changes: Partial<FakeIntent> = {}) => {
  place.provider.webhooks.address = undefined;
  place.provider.payments.confirm(intentId, cards.good);
  return tell('payment_intent.succeeded', changes);
};
const send = async (event: FakeEvent, changes?: { body?: string; signature?: string }) =>
  (await place.provider.webhooks.send(event, changes)).status;

/** What she reads may change meanwhile, so a second execution of the query would not always agree. */
const meeraLooksFor = async (field: 'order' | 'heldOrder'): Promise<void> => {
  const query = `query ($id: ID!) { ${field}(id: $id) { payment { status } } }`;
  const { status, body } = await meera.rest('POST', '/graphql', { query, variables: { id } });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
};

const expectOnePayment = async () => {
  expect(await orderOf(meera, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
  expect(await storedOrders(place.marketplace)).toBe(1);
  expect(await platesLeft(meera, asha)).toBe(23);
  expect(await ledgerOf(place)).toMatchObject({ kitchen: 1440, commission: 360, owed: 0 });
};
const expectNoPayment = async () => {
  expect(await orderOf(meera, id)).toBeNull();
  expect(await heldOf(meera, id)).toMatchObject({ holdStatus: 'HELD' });
  expect(await ledgerOf(place)).toMatchObject({ provider: 0, kitchen: 0, owed: 0 });
};

let admins = 0;
const unmatched = async (anita: Visitor) =>
  (
    await anita.graphql(`{ unmatchedPayments { nodes { id mismatch intentId amount currency orderId orderNumber
      expected { cents } closedAt } } }`)
  ).unmatchedPayments.nodes;
const close = async (anita: Visitor, recordId: string, note = 'Refunded in the dashboard.') =>
  (
    await anita.graphql(
      `mutation ($id: ID!, $note: String!) { closeUnmatchedPayment(id: $id, note: $note) { __typename
         ... on Problem { code field } } }`,
      { id: recordId, note },
    )
  ).closeUnmatchedPayment;

describe('a payment has one effect', () => {
  test('when its event comes 100 times, 20 at a time', async () => {
    const event = paid();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    await expectOnePayment();
  });

  test('when ten different events report it at the same time', async () => {
    const events = Array.from({ length: 10 }, () => paid());
    expect(new Set(await Promise.all(events.map(event => send(event))))).toEqual(new Set([200]));
    await expectOnePayment();
  });

  test('when a decline or a stop of before comes after it', async () => {
    await send(paid());
    const error = { code: 'card_declined', message: 'Your card was declined.' };
    expect(await send(tell('payment_intent.payment_failed', { last_payment_error: error }))).toBe(200);
    expect(await send(tell('payment_intent.canceled', { status: 'canceled' }))).toBe(200);
    expect(await send(tell('payment_intent.created'))).toBe(200);
    await expectOnePayment();
  });

  test('while she looks for her order and asks to pay again', async () => {
    const event = paid();
    await Promise.all([
      send(event),
      meeraLooksFor('heldOrder'),
      meeraLooksFor('order'),
      meera.graphql('mutation ($id: ID!) { startPayment(input: { orderId: $id }) { __typename } }', { id }),
      send(event),
    ]);
    await expectOnePayment();
  });
});

describe('a payment that was stopped', () => {
  test('gives the plates back, once', async () => {
    const event = tell('payment_intent.canceled', { status: 'canceled' });
    await Promise.all([send(event), send(event), send(event)]);
    expect(await heldOf(meera, id)).toMatchObject({
      holdStatus: 'RELEASED',
      payment: { status: 'CANCELED' },
    });
    expect(await platesLeft(meera, asha)).toBe(25);
  });

  test('but was paid after all goes back whole, once', async () => {
    await send(tell('payment_intent.canceled', { status: 'canceled' }));
    const event = paid();
    await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect(await orderOf(meera, id)).toBeNull();
    expect(await heldOf(meera, id)).toMatchObject({
      holdStatus: 'RELEASED',
      payment: { status: 'RETURNED' },
    });
    expect(await ledgerOf(place)).toMatchObject({ owed: 1800, kitchen: 0, commission: 0 });
    expect(await platesLeft(meera, asha)).toBe(25);
  });
});

describe('nothing is paid by an event', () => {
  test('that is not signed, signed by another, altered or too old', async () => {
    const event = paid();
    const body = JSON.stringify(event);
    const { webhooks } = place.provider;
    expect(await send(event, { signature: '' })).toBe(400);
    expect(await send(event, { signature: 't=1,v1=00' })).toBe(400);
    expect(await send(event, { signature: webhooks.sign(body, { secret: 'whsec_of_somebody_else' }) })).toBe(
      400,
    );
    expect(await send(event, { body: `${body} `, signature: webhooks.sign(body) })).toBe(400);
    const sixMinutesAgo = new Date(place.marketplace.clock.read().getTime() - 6 * 60_000);
    expect(await send(event, { signature: webhooks.sign(body, { at: sixMinutesAgo }) })).toBe(400);
    for (const odd of ['', '{', 'null', '[]', '\u0000']) {
      expect(await send(event, { body: odd, signature: 't=0,v1=0' })).toBe(400);
    }
    await expectNoPayment();
    expect(await send(event)).toBe(200);
    await expectOnePayment();
  });

  test.each([
    ['another amount', { amount: 1, amount_received: 1 }],
    ['less than all', { amount_received: 1799 }],
    ['another currency', { currency: 'inr' }],
    ['no order', { metadata: {} }],
    ['an order that does not exist', { metadata: { order_id: "' or true" } }],
  ])('of %s', async (_, changes) => {
    expect(await send(paid(changes))).toBe(200);
    await expectNoPayment();
  });

  test.each([
    ['OTHER_AMOUNT', { amount_received: 1799 }, 1799, 'USD'],
    ['OTHER_AMOUNT', { amount_received: 2 ** 40 }, 2 ** 31 - 1, 'USD'],
    ['OTHER_CURRENCY', { currency: 'in\u0000r' }, 1800, 'INR'],
    ['OTHER_ORDER', { metadata: { order_id: "' or true" } }, 1800, 'USD'],
  ])(
    'that does not match (%s), and Anita learns of it and closes it once',
    async (mismatch, changes, amount, currency) => {
      const { marketplace } = place;
      await marketplace.empty('unmatched_payments', 'notifications');
      marketplace.warnings.length = 0;
      const anita = await marketplace.admin(`Anita ${++admins}`);
      const event = paid(changes);
      await Promise.all([send(event), send(event)]);
      expect(await unmatched(anita)).toMatchObject([
        { mismatch, intentId, amount, currency, orderId: id, expected: { cents: 1800 }, closedAt: null },
      ]);
      expect(marketplace.warnings).toMatchObject([{ eventId: event.id, intentId, mismatch }]);
      await notificationsSent(marketplace);
      const { notifications } = await anita.graphql('{ notifications { nodes { type message } } }');
      expect(notifications.nodes).toMatchObject([
        { type: 'PAYMENT_ATTENTION', message: expect.stringContaining("doesn't match our records") },
      ]);
      const findings = () => checkLedger(systemContext(marketplace.services), null);
      expect(await findings()).toEqual([expect.stringContaining(intentId)]);

      const [{ id: recordId }] = await unmatched(anita);
      expect(await close(anita, recordId, ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'note' });
      expect(await close(anita, recordId)).toMatchObject({ __typename: 'UnmatchedPayment' });
      expect(await close(anita, recordId)).toMatchObject({ code: 'NOTHING_TO_SETTLE' });
      expect(await unmatched(anita)).toEqual([]);
      expect(await findings()).toEqual([]);
    },
  );

  test('of the order of another customer', async () => {
    place.provider.webhooks.address = undefined;
    const other = await heldOrder(ravi, asha, 2);
    expect(await send(paid({ metadata: { order_id: other.id } }))).toBe(200);
    await expectNoPayment();
    expect(await heldOf(ravi, other.id)).toMatchObject({ holdStatus: 'HELD' });
  });

  test('of a payment that we do not know, or of odd contents', async () => {
    expect(await send(paid({ id: 'pi_unknown' }))).toBe(200);
    expect(await unmatched(await place.marketplace.admin(`Anita ${++admins}`))).toMatchObject([
      { mismatch: 'UNKNOWN_PAYMENT', intentId: 'pi_unknown', orderId: null, expected: null },
    ]);
    for (const [type, object] of [
      ['refund.updated', { id: 're_1', status: 'succeeded', metadata: { refund_id: "' or true" } }],
      ['refund.updated', { id: 're_1', status: 'succeeded', metadata: { refund_id: crypto.randomUUID() } }],
      ['refund.updated', { id: 're_1', status: 'succeeded', metadata: {} }],
      ['account.updated', { id: 'acct_unknown', payouts_enabled: true }],
      ['customer.created', {}],
    ] as const) {
      expect(await send(place.provider.webhooks.tell(type, object), {})).toBe(200);
    }
    await place.provider.webhooks.settled();
    await expectNoPayment();
  });
});
