import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts } from '../../testing/admin-work.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { cancelOrder } from '../../testing/builders/an-order.ts';
import { deliverAt, ownConduct, placeOrders } from '../../testing/conduct.ts';
import { cancelByKitchen } from '../../testing/kitchen-work.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let cook: Visitor;
let meera: Visitor;

/** In the middle of Tuesday's dinner, which ends at 4 AM UTC, and on the morning after. */
const inTime = '2026-11-18T03:00:00Z';
const wednesday = '2026-11-18T17:00:00Z';

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  asha = await aKitchen(marketplace, await aCity(marketplace));
  cook = await marketplace.cookOf(asha);
});

const cancelAll = async (orderIds: readonly string[]) => {
  for (const id of orderIds) await cancelByKitchen(cook, id, 'We have run out of an ingredient.');
};

describe('Asha sees how her orders went', () => {
  test('4 of 12 canceled, by the days of her own clock up to yesterday', async () => {
    const orders = await placeOrders(meera, asha, 12);
    await cancelAll(orders.slice(0, 4));
    await deliverAt(marketplace, orders.slice(4), inTime);
    // Still Tuesday in San Jose, though not in UTC.
    marketplace.clock.moveTo('2026-11-18T07:59:00Z');
    expect(await ownConduct(cook)).toMatchObject({ lastDay: '2026-11-16', ordersDue: 0, isJudged: false });
    marketplace.clock.moveTo('2026-11-18T08:00:00Z');
    expect(await ownConduct(cook)).toEqual({
      firstDay: '2026-10-19',
      lastDay: '2026-11-17',
      ordersDue: 12,
      ordersDelivered: 8,
      isJudged: true,
      step: 'PAUSE',
      CANCELED: '4 of 12 PAUSE',
      UNFINISHED: '0 of 12',
      LATE: '0 of 8',
      REFUNDED: '0 of 8',
    });
    marketplace.clock.moveTo('2026-12-17T17:00:00Z');
    cook = await marketplace.cookOf(asha);
    expect(await ownConduct(cook)).toMatchObject({ firstDay: '2026-11-17', ordersDue: 12 });
    marketplace.clock.moveTo('2026-12-18T17:00:00Z');
    expect(await ownConduct(cook)).toMatchObject({ firstDay: '2026-11-18', ordersDue: 0 });
  });

  test('exactly at a limit is within it', async () => {
    const orders = await placeOrders(meera, asha, 20);
    await cancelAll(orders.slice(0, 2));
    await deliverAt(marketplace, orders.slice(2), inTime);
    marketplace.clock.moveTo(wednesday);
    expect(await ownConduct(cook)).toMatchObject({ CANCELED: '2 of 20', step: null });
    await marketplace.sql.rows("update orders set status = 'PLACED', delivered_at = null where id = $1", [
      orders[2],
    ]);
    await cancelAll(orders.slice(2, 3));
    expect(await ownConduct(cook)).toMatchObject({ CANCELED: '3 of 20 WARN', step: 'WARN' });
  });

  test('nothing is judged by 9 orders, and a figure of 9 delivered ones neither', async () => {
    const orders = await placeOrders(meera, asha, 10);
    await cancelAll(orders.slice(0, 1));
    await deliverAt(marketplace, orders.slice(1), '2026-11-18T06:00:00Z');
    marketplace.clock.moveTo(wednesday);
    expect(await ownConduct(cook)).toMatchObject({ isJudged: true, step: null, LATE: '9 of 9' });
    const { measures } = (await cook.graphql('{ myConduct { measures { kind isJudged } } }')).myConduct;
    expect(measures).toEqual([
      { kind: 'CANCELED', isJudged: true },
      { kind: 'UNFINISHED', isJudged: true },
      { kind: 'LATE', isJudged: false },
      { kind: 'REFUNDED', isJudged: false },
    ]);
    await marketplace.sql.rows('delete from orders where id = $1', [orders[1]]);
    expect(await ownConduct(cook)).toMatchObject({ isJudged: false, step: null, CANCELED: '1 of 9' });
  });

  test('what customers and staff cancel does not count', async () => {
    const orders = await placeOrders(meera, asha, 14);
    const anita = await marketplace.admin('Anita Desai');
    for (const id of orders.slice(0, 3)) await cancelOrder(meera, id, 'Guests canceled');
    await acts.cancelOrderByAdmin.ask(anita, { orderId: orders[3], reason: 'Snow' });
    await deliverAt(marketplace, orders.slice(4), inTime);
    marketplace.clock.moveTo(wednesday);
    expect(await ownConduct(cook)).toMatchObject({ ordersDue: 10, CANCELED: '0 of 10', step: null });
  });

  test('orders that nothing happened to are unfinished, from the end of their serving time on', async () => {
    await placeOrders(meera, asha, 10);
    marketplace.clock.moveTo(wednesday);
    expect(await ownConduct(cook)).toMatchObject({
      ordersDue: 10,
      ordersDelivered: 0,
      UNFINISHED: '10 of 10 SUSPEND',
      LATE: '0 of 0',
      step: 'SUSPEND',
    });
  });
});

describe('Late is', () => {
  test('a quarter of an hour after the serving time, also after midnight and on the day of the clock change', async () => {
    marketplace.clock.moveTo('2026-10-31T17:00:00Z');
    cook = await marketplace.cookOf(asha);
    const saturday = await placeOrders(meera, asha, 10, { serviceDate: '2026-10-31' });
    // Dinner ends at 8 PM, which is 3 AM UTC in daylight saving time.
    await deliverAt(marketplace, saturday.slice(0, 7), '2026-11-01T03:15:00Z');
    await deliverAt(marketplace, saturday.slice(7, 8), '2026-11-01T03:15:01Z');
    await deliverAt(marketplace, saturday.slice(8), '2026-11-01T07:30:00Z');
    // Breakfast of the Sunday ends at 9 AM, which is 5 PM UTC in standard time.
    const sunday = await placeOrders(meera, asha, 10, { serviceDate: '2026-11-01', mealtime: 'BREAKFAST' });
    await deliverAt(marketplace, sunday.slice(0, 9), '2026-11-01T17:10:00Z');
    await deliverAt(marketplace, sunday.slice(9), '2026-11-01T17:20:00Z');
    marketplace.clock.moveTo('2026-11-01T18:00:00Z');
    expect(await ownConduct(cook)).toMatchObject({ lastDay: '2026-10-31', LATE: '3 of 10 WARN' });
    marketplace.clock.moveTo('2026-11-02T08:00:00Z');
    expect(await ownConduct(cook)).toMatchObject({ lastDay: '2026-11-01', LATE: '4 of 20', step: null });
  });

  test('not a pickup that was ready in time, however late its customer comes', async () => {
    const orders = await placeOrders(meera, asha, 10);
    await deliverAt(marketplace, orders.slice(0, 6), '2026-11-18T06:00:00Z', '2026-11-18T04:00:00Z');
    await deliverAt(marketplace, orders.slice(6), '2026-11-18T06:00:00Z', '2026-11-18T05:00:00Z');
    marketplace.clock.moveTo(wednesday);
    expect(await ownConduct(cook)).toMatchObject({ LATE: '4 of 10 WARN' });
    await marketplace.sql.rows("update orders set fulfillment = 'DELIVERY', delivery_address = '5 Elm St'");
    expect(await ownConduct(cook)).toMatchObject({ LATE: '10 of 10 PAUSE' });
  });
});

test('a reported problem counts once an admin refunds it', async () => {
  const orders = await placeOrders(meera, asha, 10);
  await deliverAt(marketplace, orders, inTime);
  marketplace.clock.moveTo(wednesday);
  const finance = await marketplace.admin('Farah Khan', 'FINANCE');
  const refund = async (orderId: string) => {
    await finance.graphql('mutation ($id: ID!) { recordPayment(orderId: $id) { __typename } }', {
      id: orderId,
    });
    const { order } = await finance.graphql('query ($id: ID!) { order(id: $id) { payment { id } } }', {
      id: orderId,
    });
    const { refundPayment } = await finance.graphql(
      'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename ... on Problem { code } } }',
      {
        input: {
          paymentId: order.payment.id,
          idempotencyKey: randomUUID(),
          reason: 'Cold',
          amountCents: 300,
        },
      },
    );
    expect(refundPayment).toEqual({ __typename: 'Refund' });
  };
  const report = (orderId: string) =>
    meera.graphql(
      'mutation ($input: ReportOrderIssueInput!) { reportOrderIssue(input: $input) { __typename } }',
      {
        input: { orderId, reason: 'POOR_QUALITY' },
      },
    );
  for (const id of orders.slice(0, 3)) await report(id);
  // A refund without a report is a courtesy, and a report without a refund is open.
  for (const id of orders.slice(1, 4)) await refund(id);
  expect(await ownConduct(cook)).toMatchObject({ REFUNDED: '2 of 10 WARN' });
});

describe('The figures are for', () => {
  test('the cook of the kitchen, with the orders behind them', async () => {
    const orders = await placeOrders(meera, asha, 10);
    await cancelAll(orders.slice(0, 2));
    await deliverAt(marketplace, orders.slice(2), inTime);
    const bela = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }));
    marketplace.clock.moveTo(wednesday);
    const document = `query ($kind: ConductMeasureKind!) {
      myConductOrders(kind: $kind) { nodes { id cancellationReason } } }`;
    const behind = async (of: Visitor, kind: string) =>
      (await of.graphql(document, { kind })).myConductOrders.nodes.map(({ id }: { id: string }) => id).sort();
    expect(await behind(cook, 'CANCELED')).toEqual(orders.slice(0, 2).sort());
    expect(await behind(cook, 'LATE')).toEqual([]);
    const other = await marketplace.cookOf(bela);
    expect(await ownConduct(other)).toMatchObject({ ordersDue: 0 });
    expect(await behind(other, 'CANCELED')).toEqual([]);
    for (const stranger of [meera, await marketplace.admin('Ravi Kumar')]) {
      expect(await stranger.refusal('{ myConduct { step } }')).toBe('FORBIDDEN');
      expect(await stranger.refusal('{ myConductSteps { step } }')).toBe('FORBIDDEN');
      expect(await stranger.refusal(document, { kind: 'LATE' })).toBe('FORBIDDEN');
    }
    expect(await marketplace.anonymous().refusal('{ myConduct { step } }')).toBe('UNAUTHENTICATED');
  });

  test('staff who see orders, and no reviewer', async () => {
    const document = 'query ($id: ID!) { kitchen(id: $id) { conduct { ordersDue step } } }';
    const support = await marketplace.admin('Sunil Nair', 'SUPPORT');
    expect((await support.graphql(document, { id: asha.id })).kitchen.conduct).toEqual({
      ordersDue: 0,
      step: null,
    });
    const reviewer = await marketplace.admin('Rekha Rao', 'REVIEWER');
    expect(await reviewer.refusal(document, { id: asha.id })).toBe('FORBIDDEN');
  });

  test('no kitchen that waits for approval', async () => {
    const gauri = await aKitchen(marketplace, await aCity(marketplace, { name: 'Fremont' }), {
      status: 'under_review',
    });
    expect(await ownConduct(await marketplace.cookOf(gauri))).toBeNull();
  });
});
