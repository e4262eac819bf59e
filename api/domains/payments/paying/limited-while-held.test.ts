import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  hold,
  openCardMarketplace,
  paidOrder,
} from '../../../testing/card-provider/card-marketplace.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';

let place: CardMarketplace;
beforeAll(async () => {
  place = await openCardMarketplace();
});
afterAll(() => place.close());

test('a payment under way holds portions of a limited dish, and gives them back when it is abandoned', async () => {
  const asha = await freshDay(place);
  const [meera, ravi] = [
    await place.marketplace.customer('Meera Iyer'),
    await place.marketplace.customer('Ravi Menon'),
  ];
  const menu = new OwnMenuActs(await place.marketplace.cookOf(asha));
  const [{ id, categoryId, name, version }] = (await menu.read()).categories[0].dishes;
  const limited = { id, name, version, priceCents: asha.dishes[0]!.priceCents, portionLimit: 3 };
  await menu.saveDish(aDish(categoryId, limited));

  const held = await hold(meera, anOrder(asha, 3));
  expect(held.__typename).toBe('HeldOrder');
  expect((await hold(ravi, anOrder(asha))).code).toBe('TOO_FEW_PORTIONS');
  const abandon = `mutation ($id: ID!) { abandonPayment(orderId: $id) { __typename } }`;
  await meera.graphql(abandon, { id: held.id });

  const paid = await paidOrder(place, ravi, asha, 3);
  expect((await hold(meera, anOrder(asha))).code).toBe('TOO_FEW_PORTIONS');
  expect(await cancelOrder(ravi, paid.id)).toMatchObject({ status: 'CANCELED' });
  expect((await hold(meera, anOrder(asha, 3))).__typename).toBe('HeldOrder');
});

test('and so it does with portions that a category shares', async () => {
  const asha = await freshDay(place);
  const priya = await place.marketplace.customer('Priya Nair');
  const menu = new OwnMenuActs(await place.marketplace.cookOf(asha));
  await menu.limitCategory((await menu.read()).categories[0], 3);

  const held = await hold(priya, anOrder(asha, 3));
  expect(held.__typename).toBe('HeldOrder');
  expect((await hold(priya, anOrder(asha))).code).toBe('TOO_FEW_PORTIONS');
  await menu.limitCategory((await menu.read()).categories[0], 4);
  expect((await hold(priya, anOrder(asha, 2))).code).toBe('TOO_FEW_PORTIONS');
  await priya.graphql('mutation ($id: ID!) { abandonPayment(orderId: $id) { __typename } }', { id: held.id });
  expect((await hold(priya, anOrder(asha, 4))).__typename).toBe('HeldOrder');
});
