import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let cook: Visitor;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  asha = await aKitchen(marketplace, await aCity(marketplace));
  cook = await marketplace.cookOf(asha);
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.empty('notifications', 'orders'));

const list = `{
  notifications { nodes { id type priority title message orderId timestamp read } }
  unreadNotificationCount
}`;
const read = async (person: Visitor) => {
  await notificationsSent(marketplace);
  const { notifications, unreadNotificationCount } = await person.graphql(list);
  return { nodes: notifications.nodes, unread: unreadNotificationCount };
};
const act = (name: string) => {
  const done = name === 'dismissNotification' ? '... on Dismissed { id }' : '... on Notification { read }';
  return `mutation ($id: ID!) { ${name}(id: $id) { __typename ${done} ... on Problem { code field } } }`;
};

describe('an order that is placed', () => {
  test('notifies customer and cook, each with their own text; urgent only for who did not do it', async () => {
    const order = await placeOrder(meera, anOrder(asha, 2));
    expect(await read(meera)).toEqual({
      nodes: [
        {
          id: expect.any(String),
          type: 'ORDER_PLACED',
          priority: 'MEDIUM',
          title: 'Order placed',
          message: `Asha's Kitchen has your order ${order.orderNumber} for dinner on Tue, Nov 17.`,
          orderId: order.id,
          timestamp: '2026-11-17T17:00:00.000Z',
          read: false,
        },
      ],
      unread: 1,
    });
    expect(await read(cook)).toMatchObject({
      nodes: [
        {
          priority: 'HIGH',
          title: 'New order',
          message: `Order ${order.orderNumber}: 2 plates for dinner on Tue, Nov 17, $18.00.`,
        },
      ],
      unread: 1,
    });
  });

  test('and canceled notifies both, each with their own text', async () => {
    const order = await placeOrder(meera, anOrder(asha));
    await cancelOrder(meera, order.id, 'Plans changed.');
    const messages = [
      "You canceled your order from Asha's Kitchen for dinner on Tue, Nov 17. Reason: Plans changed. You weren't charged.",
      `The customer canceled order ${order.orderNumber} for dinner on Tue, Nov 17. Reason: Plans changed. Nothing was paid.`,
    ];
    const priorities = ['MEDIUM', 'URGENT'];
    for (const [at, person] of [meera, cook].entries()) {
      const { nodes } = await read(person);
      expect(nodes).toHaveLength(2);
      expect(nodes).toContainEqual(
        expect.objectContaining({
          type: 'ORDER_CANCELED',
          priority: priorities[at],
          message: messages[at],
        }),
      );
    }
  });

  test('notifies no one who turned order updates off', async () => {
    const change =
      'mutation ($on: Boolean!) { updateNotificationSettings(input: { orderUpdates: $on }) { push } }';
    await meera.graphql(change, { on: false });
    await placeOrder(meera, anOrder(asha));
    expect((await read(meera)).unread).toBe(0);
    expect((await read(cook)).unread).toBe(1);
    await meera.graphql(change, { on: true });
  });

  test('that was refused notifies no one', async () => {
    expect(await placeOrder(meera, { ...anOrder(asha), expectedTotalCents: 1 })).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    expect((await read(meera)).unread).toBe(0);
  });
});

describe('a notification', () => {
  test('is marked as read once, and the count never falls below zero', async () => {
    await placeOrder(meera, anOrder(asha));
    const [{ id }] = (await read(meera)).nodes;
    for (const _ of [1, 2]) {
      const { markNotificationRead } = await meera.graphql(act('markNotificationRead'), { id });
      expect(markNotificationRead).toEqual({ __typename: 'Notification', read: true });
      expect((await read(meera)).unread).toBe(0);
    }
    expect((await read(cook)).unread).toBe(1);
  });

  test('is marked as read with all others', async () => {
    for (const _ of [1, 2, 3]) await placeOrder(meera, anOrder(asha));
    await notificationsSent(marketplace);
    const mark = 'mutation { markAllNotificationsRead { count } }';
    expect((await meera.graphql(mark)).markAllNotificationsRead).toEqual({ count: 3 });
    expect((await meera.graphql(mark)).markAllNotificationsRead).toEqual({ count: 0 });
    expect((await read(meera)).nodes.map((each: { read: boolean }) => each.read)).toEqual([true, true, true]);
  });

  test('is gone once dismissed, and does not come back', async () => {
    await placeOrder(meera, anOrder(asha));
    const [{ id }] = (await read(meera)).nodes;
    const dismiss = async () => (await meera.graphql(act('dismissNotification'), { id })).dismissNotification;
    expect(await dismiss()).toEqual({ __typename: 'Dismissed', id });
    expect(await read(meera)).toEqual({ nodes: [], unread: 0 });
    expect(await dismiss()).toMatchObject({ code: 'NOTIFICATION_NOT_FOUND', field: 'id' });
  });

  test('is out of reach for other people', async () => {
    await placeOrder(meera, anOrder(asha));
    const [{ id }] = (await read(meera)).nodes;
    const ravi = await marketplace.customer('Ravi Menon');
    for (const name of ['markNotificationRead', 'dismissNotification']) {
      expect((await ravi.graphql(act(name), { id }))[name]).toMatchObject({ code: 'NOTIFICATION_NOT_FOUND' });
      expect(await marketplace.anonymous().refusal(act(name), { id })).toBe('UNAUTHENTICATED');
    }
    expect((await read(ravi)).nodes).toEqual([]);
    expect((await read(meera)).unread).toBe(1);
    expect(await marketplace.anonymous().refusal(list)).toBe('UNAUTHENTICATED');
  });

  test('is listed page by page', async () => {
    for (const _ of [1, 2, 3]) {
      await placeOrder(meera, anOrder(asha));
      marketplace.clock.forward({ minutes: 1 });
    }
    await notificationsSent(marketplace);
    const page = `query ($after: String) {
      notifications(first: 2, after: $after) { nodes { timestamp } pageInfo { hasNextPage endCursor } }
    }`;
    const first = (await meera.graphql(page)).notifications;
    const second = (await meera.graphql(page, { after: first.pageInfo.endCursor })).notifications;
    const times = [...first.nodes, ...second.nodes].map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect([times.length, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
  });
});
