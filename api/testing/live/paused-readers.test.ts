import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../builders/an-order.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import { notificationsSent } from '../notifications-sent.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let cook: Visitor;

/** A response so long that a few fill the network's buffers for a reader, and then the server's. */
const copies = Array.from({ length: 10 }, (_, copy) => `menu${copy}: menu { dishes { description } }`);
const query = `subscription ($id: ID!) { supplierChanged(id: $id) { ${copies.join(' ')} } }`;
const mebibyte = 1024 * 1024;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
  await marketplace.sql.rows(`update dishes set description = repeat('Slowly cooked at home. ', 2500)`);
  cook = await marketplace.cookOf(asha);
});
afterAll(() => marketplace.close());

/** Changes the menu, which sends an event to every listener of the kitchen. */
const change = async (isAvailable: boolean) =>
  cook.graphql(
    `mutation ($id: ID!, $isAvailable: Boolean!) {
      setDishAvailability(dishId: $id, isAvailable: $isAvailable) { __typename }
    }`,
    { id: asha.dishes[0]!.id, isAvailable },
  );

/** A client that stops reading as soon as it has subscribed, to one or more. */
const asleep = async (payload: object | object[], token = '') => {
  const socket = new WebSocket(`${marketplace.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  const received: number[] = [];
  socket.on('message', (data: Buffer) => received.push(data.length));
  for (const [number, each] of [payload].flat().entries())
    socket.send(JSON.stringify({ id: `page ${number}`, type: 'subscribe', payload: each }));
  socket.pause();
  return { socket, received };
};

test('a client that stops reading is disconnected, and the others still get events', async () => {
  const ravi = await asleep({ query, variables: { id: asha.id } });
  const meera = new LiveVisitor(marketplace.anonymous());
  const page = await meera.subscribe(query, { id: asha.id });
  let sent = 0;
  for (let round = 0; sent < 12 * mebibyte; round++) {
    await change(round % 2 === 0);
    sent += JSON.stringify((await page.next()).supplierChanged).length;
  }
  const closed = once(ravi.socket, 'close');
  ravi.socket.resume();
  expect((await closed)[0]).toBe(1006);
  const bytes = ravi.received.reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(sent / 2);
  await meera.leave();
});

test('a client that stops reading what it missed gets the rest once it reads again', async () => {
  const customer = await marketplace.customer('Meera Iyer');
  const orders = 15;
  await change(true);
  for (let placed = 0; placed < orders; placed++) await placeOrder(customer, anOrder(asha));
  await notificationsSent(marketplace);
  const missed = `subscription { kitchenOrdersChanged(since: "2026-01-01T00:00:00Z") {
    supplier { ${copies.join(' ')} } } }`;
  const printer = await asleep({ query: missed }, cook.token);
  // Long enough for the server to fill the network's buffers, and its own if it did not wait: it would end the socket.
  for (let round = 0; round < 50; round++) await change(round % 2 === 0);
  printer.socket.resume();
  await expect.poll(() => printer.received.length).toBe(orders);
  expect(printer.received.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(16 * mebibyte);
  expect(printer.socket.readyState).toBe(WebSocket.OPEN);
  printer.socket.terminate();

  // More than the server's patience in one frame, and three screens over one socket, one of which is live.
  const changes = 'subscription ($id: ID!) { supplierChanged(id: $id) { kitchenName } }';
  const screens = ['printer', 'wall'].map(name => ({
    query: missed.replace('supplier {', `${name}: supplier {`),
  }));
  const live = { query: changes, variables: { id: asha.id } };
  const tablet = await asleep([...screens, live], cook.token);
  for (let round = 0; round < 50; round++) await change(round % 2 === 0);
  tablet.socket.resume();
  await expect.poll(() => tablet.received.filter(bytes => bytes > mebibyte).length).toBe(2 * orders);
  expect(tablet.socket.readyState).toBe(WebSocket.OPEN);
  await expect.poll(() => tablet.received.filter(bytes => bytes < mebibyte).length).toBeGreaterThan(0);
  tablet.socket.terminate();
});
