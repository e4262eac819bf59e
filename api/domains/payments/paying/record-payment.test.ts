import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  dueOrder,
  freshDay,
  heldOrder,
  intentOf,
  ledgerOf,
  openCardMarketplace,
  orderOf,
  refundsAreSent,
  startPayment,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { stopAbandoned } from './stop-abandoned.ts';

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

const document = `mutation ($id: ID!) { recordPayment(orderId: $id) { __typename
  ... on Payment { status method amount { cents } } ... on Problem { code } } }`;
const record = async (id: string) => (await anita!.graphql(document, { id })).recordPayment;

describe('Meera pays her due order to support', () => {
  test('and it counts once, however often Anita notes it', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha, 2));
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(id)));
    expect(answers.filter(({ code }) => code === 'NOTHING_TO_PAY')).toHaveLength(19);
    expect(answers.find(({ __typename }) => __typename === 'Payment')).toEqual({
      __typename: 'Payment',
      status: 'SUCCEEDED',
      method: 'BY_HAND',
      amount: { cents: 1800 },
    });
    expect(await orderOf(meera!, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
    // No card was used, so none had its fee.
    expect(await ledgerOf(place)).toEqual({
      provider: 0,
      bank: 1800,
      cardFees: 0,
      disputed: 0,
      commission: 360,
      kitchen: 1440,
      owed: 0,
    });
    await notificationsSent(place.marketplace);
    const { notifications } = await meera!.graphql('{ notifications { nodes { type } } }');
    expect(notifications.nodes).toContainEqual({ type: 'PAYMENT_COMPLETED' });
  });

  test('and cancels: what goes back waits for support, the card provider is not asked', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha));
    await record(id);
    await cancelOrder(meera!, id);
    await refundsAreSent(place);
    expect(await orderOf(meera!, id)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunds: [{ status: 'PENDING', amount: { cents: 900 } }],
    });
    expect(await ledgerOf(place)).toMatchObject({ bank: 900, owed: 900, kitchen: 0 });
  });

  test('after she began to pay by card, which is stopped then', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha));
    const intentId = intentOf(await startPayment(meera!, id));
    await record(id);
    await stopAbandoned(place.marketplace.services);
    expect(place.provider.payments.find(intentId).status).toBe('canceled');
    expect(() => place.provider.payments.confirm(intentId, cards.good)).toThrow();
    expect(await ledgerOf(place)).toMatchObject({ bank: 900, provider: 0 });
  });
});

test('only what is due can be noted as paid, and by admins alone', async () => {
  const id = await dueOrder(place, meera!, anOrder(asha));
  const held = await heldOrder(meera!, asha);
  for (const none of [held.id, randomUUID(), "' or true"]) {
    expect(await record(none)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  }
  expect(await meera!.refusal(document, { id })).toBe('FORBIDDEN');
  expect(await (await place.marketplace.cookOf(asha)).refusal(document, { id })).toBe('FORBIDDEN');
  await cancelOrder(meera!, id);
  expect(await record(id)).toMatchObject({ code: 'NOTHING_TO_PAY' });
  expect(await orderOf(meera!, id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'DUE', refunds: [] });
});
