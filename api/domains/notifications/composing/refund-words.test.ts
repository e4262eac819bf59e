import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/an-order.ts';
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

describe('Meera reads what really goes back, and which way', () => {
  test('of a refund: the sum and the card', async () => {
    const { id, orderNumber } = await paidOrder(place, meera!, asha, 2);
    await refund(id, 500);
    expect(await messages(meera!, 'REFUND_MADE')).toEqual([
      `Order ${orderNumber}: $5.00 goes back to the card it was paid with, expected by Tue, Nov 24.`,
    ]);
  });

  test('of an order that was canceled after a part had gone back: the rest', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    await refund(id, 500);
    await cancelOrder(meera!, id);
    for (const person of [meera!, cook!]) {
      const [message] = await messages(person, 'ORDER_CANCELED');
      expect(message).toContain('$13.00 goes back to the card it was paid with.');
      expect(message).not.toContain('$18.00');
    }
  });

  test('of an order that was canceled after all had gone back: nothing more', async () => {
    const { id } = await paidOrder(place, meera!, asha, 2);
    await refund(id, 1800);
    await cancelOrder(meera!, id);
    expect((await messages(meera!, 'ORDER_CANCELED'))[0]).not.toContain('$');
  });

  test('of one that was paid by hand: support gives it back', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha, 2));
    await markPaid(id);
    await cancelOrder(meera!, id);
    expect((await messages(meera!, 'ORDER_CANCELED'))[0]).toContain('Our support gives $18.00 back.');
    expect((await messages(meera!, 'REFUND_MADE'))[0]).toContain(
      'Our support gives $18.00 back, expected by Tue, Nov 24.',
    );
  });

  test('of one that was never paid: nothing', async () => {
    const id = await dueOrder(place, meera!, anOrder(asha, 2));
    await cancelOrder(meera!, id);
    expect((await messages(meera!, 'ORDER_CANCELED'))[0]).toContain('Nothing was paid.');
    expect(await messages(meera!, 'REFUND_MADE')).toEqual([]);
  });
});
