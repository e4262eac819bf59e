import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  dueOrder,
  freshDay,
  heldOf,
  heldOrder,
  hold,
  intentOf,
  ledgerOf,
  openCardMarketplace,
  orderOf,
  refundsAreSent,
  startPayment,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { platesLeft, storedOrders } from '../../../testing/plates.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { releaseUnpaid } from './release-unpaid.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let meera: Visitor;
let ravi: Visitor;

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  ravi = await place.marketplace.customer('Ravi Menon');
});
afterAll(() => place.close());

beforeEach(async () => {
  asha = await freshDay(place);
});

const pay = async (intentId: string, card: string = cards.good) => {
  place.provider.payments.confirm(intentId, card);
  await place.provider.webhooks.settled();
};

describe('Meera pays by card', () => {
  test('and her order is placed when the provider says so, not before', async () => {
    const held = await hold(meera, anOrder(asha, 3));
    expect(held).toEqual({
      __typename: 'HeldOrder',
      id: expect.any(String),
      orderNumber: expect.stringMatching(/^T-/),
      holdStatus: 'HELD',
      heldUntil: '2026-11-17T17:15:00.000Z',
      total: { cents: 2700 },
    });
    const cook = await place.marketplace.cookOf(asha);
    expect((await cook.graphql('{ orders { nodes { id } } }')).orders.nodes).toEqual([]);
    expect((await meera.rest('GET', '/api/orders')).body).toEqual([]);
    expect(await platesLeft(meera, asha)).toBe(22);

    const started = await startPayment(meera, held.id);
    expect(started).toEqual({
      __typename: 'PaymentStarted',
      clientSecret: expect.stringContaining('_secret_'),
      publishableKey: place.provider.keys.publishableKey,
      amount: { cents: 2700 },
    });
    await pay(intentOf(started));
    expect(await orderOf(meera, held.id)).toEqual({
      status: 'PLACED',
      paymentStatus: 'PAID',
      payment: { status: 'SUCCEEDED', method: 'CARD', amount: { cents: 2700 }, refunded: { cents: 0 } },
      refunds: [],
    });
    expect(await heldOf(meera, held.id)).toMatchObject({ holdStatus: 'PLACED' });
    expect(await orderOf(cook, held.id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
    expect(await platesLeft(meera, asha)).toBe(22);
    // 2.9 % of $27.00 and 30 cents stay with the provider, 20 % with the marketplace.
    expect(await ledgerOf(place)).toEqual({
      provider: 2592,
      bank: 0,
      cardFees: 108,
      disputed: 0,
      commission: 540,
      kitchen: 2160,
      owed: 0,
    });
  });

  test('after her first card was declined', async () => {
    const { id, intentId } = await heldOrder(meera, asha);
    await pay(intentId, cards.declined);
    expect(await heldOf(meera, id)).toEqual({
      holdStatus: 'HELD',
      payment: { status: 'OPEN', declineWords: 'Your card was declined.' },
    });
    expect(await platesLeft(meera, asha)).toBe(24);
    await pay(intentId);
    expect(await orderOf(meera, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
  });

  test('with a card whose bank asks first', async () => {
    const { id, intentId } = await heldOrder(meera, asha);
    await pay(intentId, cards.needsAuthentication);
    expect(await orderOf(meera, id)).toBeNull();
    place.provider.payments.authenticate(intentId, true);
    await place.provider.webhooks.settled();
    expect(await orderOf(meera, id)).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('with many concurrent requests: one hold, one intent, one order', async () => {
    const input = anOrder(asha, 2);
    const holds = await Promise.all(Array.from({ length: 10 }, () => hold(meera, input)));
    expect(new Set(holds.map(({ id }) => id)).size).toBe(1);
    const { id } = holds[0]!;
    const started = await Promise.all(Array.from({ length: 10 }, () => startPayment(meera, id)));
    expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    await pay(intentOf(started[0]!));
    expect(await platesLeft(meera, asha)).toBe(23);
    expect(await hold(meera, input)).toMatchObject({ __typename: 'Order', id, status: 'PLACED' });
    expect(await startPayment(meera, id)).toMatchObject({ code: 'NOTHING_TO_PAY' });
    expect(await storedOrders(place.marketplace)).toBe(1);
  });
});

describe('plates of unpaid orders', () => {
  test('are free again after a quarter of an hour, and the payment is stopped', async () => {
    const { id, intentId } = await heldOrder(meera, asha, 25);
    expect(await hold(meera, anOrder(asha))).toMatchObject({ code: 'SOLD_OUT' });
    place.marketplace.clock.forward({ minutes: 14 });
    await releaseUnpaid(place.marketplace.services);
    expect(await platesLeft(meera, asha)).toBe(0);
    place.marketplace.clock.forward({ minutes: 1 });
    expect(await startPayment(meera, id)).toMatchObject({ code: 'HOLD_ENDED' });
    await releaseUnpaid(place.marketplace.services);
    await place.provider.webhooks.settled();
    expect(await platesLeft(meera, asha)).toBe(25);
    expect(place.provider.payments.find(intentId).status).toBe('canceled');
    expect(await heldOf(meera, id)).toMatchObject({
      holdStatus: 'RELEASED',
      payment: { status: 'CANCELED' },
    });
  });

  test('are released immediately when she abandons the payment, but not by another customer', async () => {
    const { id, intentId } = await heldOrder(meera, asha, 5);
    const abandon = async (person: Visitor) =>
      (
        await person.graphql(
          `mutation ($id: ID!) { abandonPayment(orderId: $id) { __typename ... on HeldOrder { holdStatus }
             ... on Problem { code } } }`,
          { id },
        )
      ).abandonPayment;
    expect(await abandon(ravi)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await abandon(meera)).toEqual({ __typename: 'HeldOrder', holdStatus: 'RELEASED' });
    expect(await platesLeft(meera, asha)).toBe(25);
    expect(place.provider.payments.find(intentId).status).toBe('canceled');
    expect(await abandon(meera)).toMatchObject({ holdStatus: 'RELEASED' });
  });

  test('stay while the provider says that they were paid', async () => {
    const { id, intentId } = await heldOrder(meera, asha);
    place.provider.webhooks.address = undefined;
    await pay(intentId);
    place.provider.webhooks.address = place.marketplace.origin;
    place.marketplace.clock.forward({ minutes: 30 });
    await releaseUnpaid(place.marketplace.services);
    expect(await heldOf(meera, id)).toMatchObject({ holdStatus: 'HELD' });
    await place.provider.webhooks.send(place.provider.webhooks.eventAbout('payment_intent.succeeded'), {
      signature: place.provider.webhooks.sign(
        JSON.stringify(place.provider.webhooks.eventAbout('payment_intent.succeeded')),
      ),
    });
    expect(await orderOf(meera, id)).toMatchObject({ status: 'PLACED' });
  });

  test('are free again an hour later even while the provider is away; money that comes then goes back', async () => {
    const { id, intentId } = await heldOrder(meera, asha);
    place.provider.isAway = true;
    place.marketplace.clock.forward({ minutes: 20 });
    await releaseUnpaid(place.marketplace.services);
    expect(await platesLeft(meera, asha)).toBe(24);
    place.marketplace.clock.moveTo('2026-11-17T18:15:00Z');
    await releaseUnpaid(place.marketplace.services);
    expect(await platesLeft(meera, asha)).toBe(25);

    place.provider.isAway = false;
    await pay(intentId);
    expect(await orderOf(meera, id)).toBeNull();
    await refundsAreSent(place);
    const { heldOrder: after } = await meera.graphql(
      'query ($id: ID!) { heldOrder(id: $id) { holdStatus payment { status refunded { cents } } } }',
      { id },
    );
    expect(after).toEqual({
      holdStatus: 'RELEASED',
      payment: { status: 'RETURNED', refunded: { cents: 900 } },
    });
    expect(place.provider.payments.refunds.at(-1)).toMatchObject({ amount: 900, payment_intent: intentId });
    expect(await ledgerOf(place)).toMatchObject({ provider: -56, cardFees: 56, kitchen: 0, owed: 0 });
    expect(await storedOrders(place.marketplace)).toBe(0);
  });
});

describe('create-payment-intent through REST', () => {
  const create = async (visitor: Visitor, body: object) => {
    const answer = await visitor.rest('POST', '/api/stripe/create-payment-intent', body);
    return { status: answer.status, ...answer.body };
  };

  test('answers the same secret as GraphQL for the amount of the order, and refuses any other', async () => {
    const { id } = await hold(meera, anOrder(asha, 3));
    const { clientSecret } = await startPayment(meera, id);
    expect(await create(meera, { amount: 27, orderId: id, description: 'Dinner' })).toEqual({
      status: 200,
      clientSecret,
    });
    expect(await create(meera, { amount: '27.00', orderId: id })).toMatchObject({ clientSecret });
    for (const amount of [26.99, 2700, 0, 1]) {
      expect(await create(meera, { amount, orderId: id })).toMatchObject({
        status: 400,
        code: 'AMOUNT_DIFFERS',
        message: 'Please pay $27.00, the total of this order.',
      });
    }
    for (const amount of [-27, 'x', null, 1e9, 27.001]) {
      expect(await create(meera, { amount, orderId: id })).toMatchObject({ status: 400 });
    }
  });

  test('is for orders of one’s own', async () => {
    const { id } = await hold(meera, anOrder(asha));
    for (const orderId of [id, crypto.randomUUID(), "' or true"]) {
      expect(await create(ravi, { amount: 9, orderId })).toMatchObject({
        status: 404,
        code: 'ORDER_NOT_FOUND',
      });
    }
    const body = { amount: 9, orderId: id };
    expect(await create(place.marketplace.anonymous(), body)).toMatchObject({ status: 401 });
    expect(await create(await place.marketplace.cookOf(asha), body)).toMatchObject({ status: 403 });
  });

  test('without an order is the test of an admin, of one dollar', async () => {
    const anita = await place.marketplace.admin('Anita');
    expect(await create(anita, { amount: 1, description: 'Test' })).toEqual({
      status: 200,
      clientSecret: expect.stringContaining('_secret_'),
    });
    expect(await create(anita, { amount: 2 })).toMatchObject({ status: 400, code: 'AMOUNT_DIFFERS' });
    expect(await create(meera, { amount: 1 })).toMatchObject({ status: 403 });
  });

  test('says so when the provider is unavailable', async () => {
    const { id } = await hold(meera, anOrder(asha));
    place.provider.isAway = true;
    expect(await create(meera, { amount: 9, orderId: id })).toMatchObject({
      status: 503,
      code: 'PAYMENT_UNAVAILABLE',
    });
    place.provider.isAway = false;
    expect(await startPayment(meera, id)).toMatchObject({ __typename: 'PaymentStarted' });
  });
});

describe('an order placed while nothing could be paid online', () => {
  test('can be paid later, and is given back when canceled', async () => {
    const id = await dueOrder(place, meera, anOrder(asha));
    expect(await orderOf(meera, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'DUE' });
    await pay(intentOf(await startPayment(meera, id)));
    expect(await orderOf(meera, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
    await cancelOrder(meera, id);
    expect(await orderOf(meera, id)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunds: [{ cause: 'CANCELED', amount: { cents: 900 } }],
    });
  });

  test('and canceled while its payment is under way: the money goes back', async () => {
    const id = await dueOrder(place, meera, anOrder(asha));
    const intentId = intentOf(await startPayment(meera, id));
    await cancelOrder(meera, id);
    await pay(intentId);
    expect(await orderOf(meera, id)).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'DUE',
      payment: { status: 'RETURNED', refunded: { cents: 900 } },
      refunds: [{ cause: 'LATE_PAYMENT', amount: { cents: 900 } }],
    });
  });
});
