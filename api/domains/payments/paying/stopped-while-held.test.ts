import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowOrdering, stopOrdering } from '../../../testing/admin-work.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  heldOrder,
  hold,
  openCardMarketplace,
  orderOf,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { platesLeft } from '../../../testing/plates.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let meera: Visitor;
let anita: Visitor;
beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());
beforeEach(async () => {
  asha = await freshDay(place);
});

test('No plates are held for a payment while ordering is stopped', async () => {
  await stopOrdering(anita, { reason: 'Cards are down' });
  expect(await hold(meera, anOrder(asha))).toEqual({
    __typename: 'OrderingStopped',
    code: 'ORDERING_STOPPED',
    message: "We aren't taking orders right now: Cards are down",
  });
  expect(await platesLeft(meera, asha)).toBe(25);
  await allowOrdering(anita);
});

test('Plates that were held before can still be paid, as when a kitchen pauses meanwhile', async () => {
  const held = await heldOrder(meera, asha);
  await stopOrdering(anita, { reason: 'Cards are down' });
  place.provider.payments.confirm(held.intentId, cards.good);
  await place.provider.webhooks.settled();
  expect(await orderOf(meera, held.id)).toMatchObject({ status: 'PLACED' });
});
