import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';

let marketplace: Marketplace;
let city: TestCity;
let asha: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city);
});
afterAll(() => marketplace.close());

/** Degrees of latitude for a distance in miles. */
const north = (miles: number) => (miles / 3959) * (180 / Math.PI);

const document = `query ($id: ID!, $near: Coordinates!) { supplier(id: $id) { deliversTo(near: $near) } }`;
const delivers = async ({ id }: TestKitchen, miles: number): Promise<boolean> => {
  const near = { latitude: city.latitude + north(miles), longitude: city.longitude };
  return (await marketplace.anonymous().graphql(document, { id, near })).supplier.deliversTo;
};

test('a kitchen delivers as far as its radius reaches', async () => {
  expect(await delivers(asha, 0)).toBe(true);
  expect(await delivers(asha, 9.9)).toBe(true);
  expect(await delivers(asha, 10.1)).toBe(false);
});

test('one without delivery does not deliver even next door', async () => {
  const gauri = await aKitchen(marketplace, city, { offersDelivery: false });
  expect(await delivers(gauri, 0)).toBe(false);
});

test('lists have it too', async () => {
  const near = { latitude: city.latitude, longitude: city.longitude };
  const { suppliers } = await marketplace
    .anonymous()
    .graphql('query ($near: Coordinates!) { suppliers { nodes { id deliversTo(near: $near) } } }', { near });
  expect(suppliers.nodes).toContainEqual({ id: asha.id, deliversTo: true });
});

test('coordinates beyond the poles are refused', async () => {
  const near = { latitude: 90.1, longitude: 0 };
  expect(await marketplace.anonymous().refusal(document, { id: asha.id, near })).toBe('BAD_USER_INPUT');
});
