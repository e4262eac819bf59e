import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  hold,
  intentOf,
  openCardMarketplace,
  orderOf,
  startPayment,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';

let place: CardMarketplace;
beforeAll(async () => {
  place = await openCardMarketplace();
});
afterAll(() => place.close());

test('Asha adds peanuts and onion while Meera pays: Meera is notified with her order, and gets her money back', async () => {
  const asha = await freshDay(place);
  const meera = await place.marketplace.customer('Meera Iyer');
  await place.marketplace.sql.rows("update dishes set marks = '{NO_ONION_GARLIC}'");
  const held = await hold(meera, anOrder(asha));
  const started = await startPayment(meera, held.id);

  const menu = new OwnMenuActs(await place.marketplace.cookOf(asha));
  const [{ id, categoryId, name, version }] = (await menu.read()).categories[0].dishes;
  await menu.saveDish(aDish(categoryId, { id, name, version, allergens: ['MILK', 'PEANUTS'] }));
  place.provider.payments.confirm(intentOf(started), cards.good);
  await place.provider.webhooks.settled();
  place.marketplace.clock.moveTo('2026-11-18T01:30:00Z');

  await notificationsSent(place.marketplace);
  const { notifications, order } = await meera.graphql(
    `query ($id: ID!) {
      notifications { nodes { type orderId message } }
      order(id: $id) { lines { allergens addedAllergens marks removedMarks } }
    }`,
    { id: held.id },
  );
  expect(notifications.nodes).toContainEqual({
    type: 'DISH_CHANGED',
    orderId: held.id,
    message: expect.stringContaining(
      `added peanuts to ${name} and no longer offers ${name} as without onion or garlic`,
    ),
  });
  expect(order.lines).toEqual([
    {
      allergens: ['MILK'],
      addedAllergens: ['PEANUTS'],
      marks: ['NO_ONION_GARLIC'],
      removedMarks: ['NO_ONION_GARLIC'],
    },
  ]);
  expect(await cancelOrder(meera, held.id)).toMatchObject({ status: 'CANCELED' });
  expect(await orderOf(meera, held.id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'REFUNDED' });
});
