import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  hold,
  intentOf,
  openCardMarketplace,
  startPayment,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { menuFor, publish } from '../../../testing/meal-menus.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';

let place: CardMarketplace;
beforeAll(async () => {
  place = await openCardMarketplace();
});
afterAll(() => place.close());

test.each([
  ['Meera Iyer', 'written before, whatever Asha writes by then', 'Rajma, rice', 'Rajma, rice'],
  ['Ravi Menon', 'written while the payment is under way', null, 'Kadhi, rice'],
])('%s pays for a tiffin by card, and gets what was %s', async (name, _, before, expected) => {
  const kitchen = await freshDay(place);
  const customer = await place.marketplace.customer(name);
  const cook = await place.marketplace.cookOf(kitchen);
  const menu = new OwnMenuActs(cook);
  const [category] = (await menu.read()).categories;
  const tiffin = await menu.saveDish(aDish(category.id, { name: 'Tiffin', isTiffinOfTheDay: true }));
  const order = { ...anOrder(kitchen), lines: [{ dishId: tiffin.id, quantity: 1 }], expectedTotalCents: 850 };
  const write = (text: string) =>
    publish(cook, { ...menuFor(order, [tiffin]), contents: [{ dishId: tiffin.id, text }] });

  if (before) await write(before);
  const held = await hold(customer, order);
  const started = await startPayment(customer, held.id);
  expect(await write('Kadhi, rice')).toMatchObject({ mealCount: 1 });
  place.provider.payments.confirm(intentOf(started), cards.good);
  await place.provider.webhooks.settled();

  const document = 'query ($id: ID!) { order(id: $id) { paymentStatus lines { mealContent } } }';
  expect((await customer.graphql(document, { id: held.id })).order).toEqual({
    paymentStatus: 'PAID',
    lines: [{ mealContent: expected }],
  });
});
