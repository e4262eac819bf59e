import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, cancelOrderDocument, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  asha = await aKitchen(marketplace, await aCity(marketplace));
});

describe('Meera cancels her order', () => {
  test('with a reason both sides read, and its plates are free again', async () => {
    const { id } = await placeOrder(meera, anOrder(asha, 3));
    marketplace.clock.forward({ minutes: 20 });
    expect(await cancelOrder(meera, id, ' Guests canceled ')).toEqual({
      __typename: 'Order',
      id,
      status: 'CANCELED',
      viewerCanCancel: false,
      canceledBy: 'CUSTOMER',
      cancellationReason: 'Guests canceled',
      paymentStatus: 'DUE',
      timeline: [
        { status: 'PLACED', at: '2026-11-17T17:00:00.000Z' },
        { status: 'CANCELED', at: '2026-11-17T17:20:00.000Z' },
      ],
    });
    expect(await platesLeft(meera, asha)).toBe(25);
  });

  test('until the cut-off, to the second', async () => {
    const [first, second] = [await placeOrder(meera, anOrder(asha)), await placeOrder(meera, anOrder(asha))];
    marketplace.clock.moveTo('2026-11-17T23:00:00Z');
    expect(await cancelOrder(meera, first.id)).toMatchObject({ status: 'CANCELED' });
    marketplace.clock.forward({ minutes: 1 });
    expect(await cancelOrder(meera, second.id)).toMatchObject({
      code: 'TOO_LATE_TO_CANCEL',
      field: 'orderId',
    });
  });

  test('until five minutes after placing when that is later', async () => {
    marketplace.clock.moveTo('2026-11-17T22:59:00Z');
    const order = await placeOrder(meera, anOrder(asha));
    expect(order.cancellableUntil).toBe('2026-11-17T23:04:00.000Z');
    marketplace.clock.moveTo('2026-11-17T23:04:00Z');
    expect(await cancelOrder(meera, order.id)).toMatchObject({ status: 'CANCELED' });
  });

  test('even while it is cooked, but not once it was delivered', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    await marketplace.sql.rows("update orders set status = 'DELIVERED'");
    expect(await cancelOrder(meera, id)).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
    await marketplace.sql.rows("update orders set status = 'PREPARING', payment_status = 'PAID'");
    expect(await cancelOrder(meera, id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'REFUNDED' });
  });

  test('only once, also when she presses 20 times at the same time', async () => {
    const { id } = await placeOrder(meera, anOrder(asha, 3));
    await placeOrder(meera, anOrder(asha, 4));
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancelOrder(meera, id)));
    expect(answers.filter(({ status }) => status === 'CANCELED')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'TOO_LATE_TO_CANCEL')).toHaveLength(19);
    expect(await platesLeft(meera, asha)).toBe(21);
  });

  test('not with words that break the rules', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    expect(await cancelOrder(meera, id, 'x'.repeat(301))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    });
    expect(await cancelOrder(meera, id, 'a\u0000b')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    });
  });
});

describe('no other user', () => {
  test('cancels it: for another customer it is not found', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    const ravi = await marketplace.customer('Ravi Menon');
    const notFound = { code: 'ORDER_NOT_FOUND', field: 'orderId' };
    expect(await cancelOrder(ravi, id)).toMatchObject(notFound);
    expect(await cancelOrder(ravi, crypto.randomUUID())).toMatchObject(notFound);
    expect(await cancelOrder(ravi, "1' or true")).toMatchObject(notFound);
    expect(await platesLeft(meera, asha)).toBe(24);
  });

  test('may even ask', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    const variables = { input: { orderId: id } };
    expect(await marketplace.anonymous().refusal(cancelOrderDocument, variables)).toBe('UNAUTHENTICATED');
    expect(await (await marketplace.cookOf(asha)).refusal(cancelOrderDocument, variables)).toBe('FORBIDDEN');
    expect(await (await marketplace.admin('Anita')).refusal(cancelOrderDocument, variables)).toBe(
      'FORBIDDEN',
    );
  });
});
