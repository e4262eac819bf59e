import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { moveOrder, undoOrderMove } from '../../../testing/kitchen-work.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('notifications', 'orders');
});

const read = async () => {
  await notificationsSent(marketplace);
  const { notifications } = await meera.graphql('{ notifications { nodes { type title message } } }');
  return notifications.nodes;
};

/** Moves an order step by step, each with its notification before the next one. */
const steps = async (id: string, ...way: string[]) => {
  for (let step = 1; step < way.length; step++) {
    marketplace.clock.forward({ minutes: 1 });
    expect(await moveOrder(cook, id, way[step - 1]!, way[step]!)).toMatchObject({ status: way[step] });
    await notificationsSent(marketplace);
  }
};

const tooEarly = { title: 'Sent too early' };

test('a pickup announced as ready by mistake: Meera gets a notification, and the earlier one is corrected', async () => {
  const { id, orderNumber } = await placeOrder(meera, anOrder(asha));
  marketplace.clock.moveTo('2026-11-18T01:00:00Z');
  await steps(id, 'PLACED', 'PREPARING', 'READY');
  expect((await read())[0]).toMatchObject({ type: 'PICKUP_READY', title: 'Ready for pickup' });
  await undoOrderMove(cook, id, 'READY');
  const [news, before] = await read();
  expect(news).toEqual({
    type: 'ORDER_NOT_READY',
    title: 'Not ready yet',
    message: `Asha's Kitchen is still cooking order ${orderNumber}. We'll let you know when it's ready.`,
  });
  expect(before).toMatchObject({ type: 'PICKUP_READY', ...tooEarly });

  await steps(id, 'PREPARING', 'READY');
  expect(await read()).toMatchObject([
    { type: 'PICKUP_READY', title: 'Ready for pickup' },
    { type: 'ORDER_NOT_READY' },
    { type: 'PICKUP_READY', ...tooEarly },
    { type: 'ORDER_PLACED' },
  ]);
});

test('a step that was never announced is undone without a notification', async () => {
  const { id } = await placeOrder(meera, anOrder(asha));
  await steps(id, 'PLACED', 'PREPARING');
  await undoOrderMove(cook, id, 'PREPARING');
  expect(await read()).toMatchObject([{ type: 'ORDER_PLACED' }]);
});
