import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  heldOrder,
  hold,
  openCardMarketplace,
  paidOrder,
} from '../../../testing/card-provider/card-marketplace.ts';
import { purgeHeldOrders } from './purge-held-orders.ts';
import { releaseUnpaid } from './release-unpaid.ts';

let place: CardMarketplace;
beforeAll(async () => {
  place = await openCardMarketplace();
});
afterAll(() => place.close());

const afterDays = (days: number) =>
  new Date(place.marketplace.clock.read().getTime() + days * 24 * 60 * 60_000);

test('what Meera held and never paid is deleted after 90 days; her order, and what she may still pay, are not', async () => {
  const { marketplace } = place;
  const asha = await freshDay(place);
  const meera = await marketplace.customer('Meera');
  await hold(meera, anOrder(asha));
  const paid = await paidOrder(place, meera, asha);
  marketplace.clock.forward({ minutes: 20 });
  await releaseUnpaid(marketplace.services);
  const open = await heldOrder(meera, asha);
  const stored = async () =>
    (await marketplace.sql.rows<{ id: string }>('select id from held_orders')).map(({ id }) => id);

  await purgeHeldOrders(marketplace.sql, afterDays(89));
  expect(await stored()).toHaveLength(3);
  await purgeHeldOrders(marketplace.sql, afterDays(91));
  expect((await stored()).sort()).toEqual([paid.id, open.id].sort());
  const orders = await marketplace.sql.rows<{ id: string }>('select id from orders');
  expect(orders).toEqual([{ id: paid.id }]);
});
