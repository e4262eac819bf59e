import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { ashasWords } from '../../testing/kitchen-words.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let cook: Visitor;
let kitchen: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open({}, undefined, { supplierAddress: 'ordered' });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities');
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao', { city: await aCity(marketplace) }));
  await cook.graphql(
    'mutation ($input: UpdateKitchenInput!) { updateKitchen(input: $input) { __typename } }',
    {
      input: { ...ashasWords, address: '7 Secret Lane' },
    },
  );
});

const shown = async (who: Visitor) =>
  (
    await who.graphql(
      'query ($id: ID!) { supplier(id: $id) { address isAddressPrivate latitude longitude } }',
      { id: kitchen.id },
    )
  ).supplier;

test('strangers, customers and integrators see near which place a kitchen is', async () => {
  const near = await shown(marketplace.anonymous());
  const middleOf95112 = { latitude: 37.35, longitude: -121.89 };
  expect(near).toEqual({ address: 'near San Jose, CA', isAddressPrivate: true, ...middleOf95112 });
  expect(await shown(await marketplace.customer('Priya Nair'))).toEqual(near);
  expect(await shown(cook)).toEqual(near);

  const {
    body: [listed],
  } = await marketplace.anonymous().rest('GET', '/api/suppliers');
  expect(listed).toMatchObject({ address: near.address, latitude: near.latitude, longitude: near.longitude });
  expect(JSON.stringify(listed)).not.toContain('Secret');
});

test('who ordered for pickup sees the street on the order until it is over', async () => {
  const meera = await marketplace.customer('Meera Iyer');
  const toPickUp = await placeOrder(meera, {
    ...anOrder(kitchen),
    fulfillment: 'PICKUP',
    deliveryAddress: null,
  });
  const { order } = await meera.graphql(
    'query ($id: ID!) { order(id: $id) { pickupAddress supplier { address } } }',
    { id: toPickUp.id },
  );
  expect(order).toEqual({
    pickupAddress: '7 Secret Lane, San Jose, CA 95112',
    supplier: { address: 'near San Jose, CA' },
  });
  const seen = async () =>
    (await meera.graphql('query ($id: ID!) { order(id: $id) { pickupAddress } }', { id: toPickUp.id })).order
      .pickupAddress;
  const set = (status: string) =>
    marketplace.sql.rows('update orders set status = $1 where id = $2', [status, toPickUp.id]);
  await set('READY');
  expect(await seen()).toBe('7 Secret Lane, San Jose, CA 95112');
  await set('DELIVERED');
  expect(await seen()).toBeNull();
  await set('PLACED');
  await cancelOrder(meera, toPickUp.id);
  expect(await seen()).toBeNull();
});

test('staff who see kitchens know the street', async () => {
  const admin = await marketplace.admin('Omar Haddad');
  const { kitchen: record } = await admin.graphql('query ($id: ID!) { kitchen(id: $id) { address } }', {
    id: kitchen.id,
  });
  expect(record.address).toBe('7 Secret Lane, San Jose, CA 95112');
});
