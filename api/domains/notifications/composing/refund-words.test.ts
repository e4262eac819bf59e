import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  dueOrder,
  freshDay,
  openCardMarketplace,
  paidOrder,
} from '../../../testing/card-provider/card-marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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
  await place.marketplace.empty('notifications');
  asha = await freshDay(place);
  cook = await place.marketplace.cookOf(asha);
});

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
  await anita!.graphql(
    'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename } }',
    { input },
  );
};
const markPaid = (id: string) =>
  anita!.graphql('mutation ($id: ID!) { recordPayment(orderId: $id) { __typename } }', { id });

describe('Meera reads how much is refunded, and how', () => {
  test('for a refund: the amount and the card', async () => {
    const { id, orderNumber } = await paidOrder(place, meera!, asha, 2);
    await refund(id, 500);
    expect(await messages(meera!, 'REFUND_MADE')).toEqual([
      `We're refunding $5.00 to your card for order ${orderNumber}. Expect it by Tue, Nov 24.`,
    ]);
  });

  test('for an order canceled after a partial refund: the rest', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    await refund(id, 500);
    await cancelOrder(meera!, id);
    for (const [person, card] of [
      [meera!, 'your card'],
      [cook!, "the customer's card"],
    ] as const) {
      const [message] = await messages(person, 'ORDER_CANCELED');
      expect(message).toContain(`We're refunding $13.00 to ${card}.`);
      expect(message).not.toContain('$18.00');
    }
  });

  test('for an order canceled after a full refund: nothing more', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    await refund(id, 1800);
    await cancelOrder(meera!, id);
    expect((await messages(meera!, 'ORDER_CANCELED'))[0]).not.toContain('$');
  });

  test('for an order paid through support: support returns it', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha, 2));
    await markPaid(id);
    await cancelOrder(meera!, id);
    expect((await messages(meera!, 'ORDER_CANCELED'))[0]).toContain(
      'Our support team will return $18.00 to you.',
    );
    const [refunded] = await messages(meera!, 'REFUND_MADE');
    expect(refunded).toContain('Our support team will return $18.00 to you');
    expect(refunded).toContain('Expect it by Tue, Nov 24.');
  });

  test('for an unpaid order: nothing', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha, 2));
    await cancelOrder(meera!, id);
    expect((await messages(meera!, 'ORDER_CANCELED'))[0]).toContain("You weren't charged.");
    expect(await messages(meera!, 'REFUND_MADE')).toEqual([]);
  });
});
