import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { aCity } from '../a-city.ts';
import { aKitchen, type TestKitchen } from '../a-kitchen.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let cook: Visitor;

/** An answer so long that a few fill what the network keeps for a reader, and then what the server keeps. */
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

/** Changes what the kitchen offers; everybody who looks at it is told. */
const change = async (isAvailable: boolean) =>
  cook.graphql(
    `mutation ($id: ID!, $isAvailable: Boolean!) {
      setDishAvailability(dishId: $id, isAvailable: $isAvailable) { __typename }
    }`,
    { id: asha.dishes[0]!.id, isAvailable },
  );

/** Somebody whose phone falls asleep as soon as the page is there. */
const asleep = async () => {
  const socket = new WebSocket(`${marketplace.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const received: number[] = [];
  socket.on('message', (data: Buffer) => received.push(data.length));
  socket.send(
    JSON.stringify({ id: 'page', type: 'subscribe', payload: { query, variables: { id: asha.id } } }),
  );
  socket.pause();
  return { socket, received };
};

test('who stops reading is let go, and everybody else hears on', async () => {
  const ravi = await asleep();
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
