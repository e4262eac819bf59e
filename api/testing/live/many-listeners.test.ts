import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../builders/an-order.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import { notificationsSent } from '../notifications-sent.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
const sockets: LiveVisitor[] = [];
const listeners = { sockets: 10, ofEach: 18 };

beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
});
afterAll(async () => {
  await Promise.all(sockets.map(each => each.leave()));
  await marketplace.close();
});

/** Opens a socket with subscriptions that differ by an alias; counts its messages. */
const openSocket = async (number: number, received: () => void): Promise<LiveVisitor> => {
  const visitor = new LiveVisitor(marketplace.anonymous());
  sockets.push(visitor);
  for (let index = 0; index < listeners.ofEach - 1; index++) {
    const query = `subscription ($id: ID!) { supplierChanged(id: $id) { a${number}_${index}: kitchenName menu { name } } }`;
    const next = (): void => {
      received();
    };
    visitor.client.subscribe(
      { query, variables: { id: asha.id } },
      { next, error: () => undefined, complete: () => undefined },
    );
  }
  await visitor.subscribe('subscription ($id: ID!) { supplierChanged(id: $id) { id } }', { id: asha.id });
  return visitor;
};

test('an order is answered before most listeners of its kitchen get the previous event', async () => {
  const meera = await marketplace.customer('Meera Iyer');
  let received = 0;
  for (let number = 0; number < listeners.sockets; number++) await openSocket(number, () => received++);
  const all = listeners.sockets * (listeners.ofEach - 1);

  await placeOrder(meera, anOrder(asha));
  await notificationsSent(marketplace);
  await expect.poll(() => received).toBeGreaterThanOrEqual(all);

  received = 0;
  await placeOrder(meera, anOrder(asha));
  await placeOrder(meera, anOrder(asha));
  expect(received).toBeLessThan(all);
  await expect.poll(() => received).toBeGreaterThanOrEqual(all);
});
