import { afterAll, beforeAll, expect, test } from 'vitest';
import { aThali, idsOf } from '../../../testing/builders/a-thali.ts';
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
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';

let place: CardMarketplace;
beforeAll(async () => {
  place = await openCardMarketplace();
});
afterAll(() => place.close());

test('Meera pays for her thali by card, and gets the choices she held, whatever Asha offers by then', async () => {
  const asha = await freshDay(place);
  const meera = await place.marketplace.customer('Meera Iyer');
  const menu = new OwnMenuActs(await place.marketplace.cookOf(asha));
  const [category] = (await menu.read()).categories;
  const { groups, rice, bhindi, paneer } = aThali();
  const thali = { name: 'Thali', diet: 'VEGAN', allergens: [], optionGroups: groups };
  const dish = await menu.saveDish(aDish(category.id, thali));

  const line = { dishId: dish.id, quantity: 2, choiceIds: idsOf(rice, bhindi, paneer) };
  const held = await hold(meera, { ...anOrder(asha), lines: [line], expectedTotalCents: 2000 });
  const started = await startPayment(meera, held.id);
  const known = { id: dish.id, version: dish.version };
  await menu.saveDish(aDish(category.id, { ...thali, ...known, optionGroups: [] }));
  place.provider.payments.confirm(intentOf(started), cards.good);
  await place.provider.webhooks.settled();

  const { order } = await meera.graphql(
    `query ($id: ID!) { order(id: $id) { paymentStatus total { cents } reopenedAt
      lines { unitPrice { cents } allergens diet choices { group name priceCents } } } }`,
    { id: held.id },
  );
  expect(order).toEqual({
    paymentStatus: 'PAID',
    total: { cents: 2000 },
    reopenedAt: null,
    lines: [
      {
        unitPrice: { cents: 1000 },
        allergens: ['MILK'],
        diet: 'VEGAN',
        choices: [
          { group: 'Bread', name: 'Rice', priceCents: 0 },
          { group: 'Sabzi', name: 'Bhindi', priceCents: 0 },
          { group: 'Sabzi', name: 'Paneer', priceCents: 150 },
        ],
      },
    ],
  });
});
