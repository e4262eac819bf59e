import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { storeMenuSummary } from '../../menus/store-menu-summary.ts';

let marketplace: Marketplace;
let city: TestCity;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
  await aKitchen(marketplace, city, { kitchenName: 'Asha', dishes: { 'Masala dosa': 900, Idli: 800 } });
  await aKitchen(marketplace, city, { kitchenName: 'Gauri', dishes: { 'Egg roll': 1300, Luchi: 1250 } });
  await aKitchen(marketplace, city, {
    kitchenName: 'Hetal',
    cuisineType: 'Gujarati',
    offersDelivery: false,
    dishes: { Undhiyu: 1100, Thali: 1500 },
  });
  const { sql } = marketplace;
  await sql.rows(`update dishes set diet = 'VEGETARIAN'`);
  await sql.rows(`update dishes set diet = 'EGG', allergens = '{EGG}' where name = 'Egg roll'`);
  await sql.rows(`update dishes set diet = 'VEGAN', marks = '{JAIN}' where name = 'Undhiyu'`);
  const kitchens = await sql.rows<{ id: string }>('select id from suppliers');
  await storeMenuSummary.all(sql, { supplierIds: kitchens.map(({ id }) => id) });
});
afterAll(() => marketplace.close());

const document = `query ($filter: SupplierFilter!, $cents: Int, $near: Coordinates) {
  supplierFacets(filter: $filter, priceUnderCents: $cents, deliversTo: $near) {
    dietaryNeeds { dietaryNeed count } priceUnder deliversTo isComplete } }`;

const counts = async (filter: object = {}) => {
  const { supplierFacets } = await marketplace.anonymous().graphql(document, {
    filter: { cityId: city.id, ...filter },
    cents: 1200,
    near: { latitude: city.latitude, longitude: city.longitude },
  });
  const { dietaryNeeds, ...others } = supplierFacets;
  return {
    ...Object.fromEntries(dietaryNeeds.map(({ dietaryNeed, count }) => [dietaryNeed, count])),
    ...others,
  };
};

const listed = async (filter: object) => {
  const { suppliers } = await marketplace
    .anonymous()
    .graphql(
      `query ($filter: SupplierFilter) { suppliers(filter: $filter, sort: NAME) { nodes { kitchenName } } }`,
      { filter: { cityId: city.id, ...filter } },
    );
  return suppliers.nodes.map(({ kitchenName }) => kitchenName);
};

const near = () => ({ latitude: city.latitude, longitude: city.longitude });

test('each choice is counted as the list would be filtered by it', async () => {
  expect(await counts()).toEqual({
    VEGETARIAN_KITCHEN: 2,
    VEGAN: 1,
    JAIN: 1,
    NO_ONION_GARLIC: 0,
    NO_EGG: 2,
    priceUnder: 2,
    deliversTo: 2,
    isComplete: true,
  });
  expect(await listed({ dietaryNeed: 'NO_EGG' })).toEqual(['Asha', 'Hetal']);
  expect(await listed({ priceUnderCents: 1200 })).toEqual(['Asha', 'Hetal']);
  expect(await listed({ deliversTo: near() })).toEqual(['Asha', 'Gauri']);
});

test('beside the filter in use, in place of the choice of the same kind', async () => {
  expect(await counts({ dietaryNeed: 'JAIN' })).toMatchObject({ NO_EGG: 2, priceUnder: 1, deliversTo: 0 });
  expect(await counts({ deliversTo: near() })).toMatchObject({ VEGAN: 0, priceUnder: 1, deliversTo: 2 });
  expect(await counts({ cuisineType: 'Gujarati' })).toMatchObject({ VEGETARIAN_KITCHEN: 1, deliversTo: 0 });
});

test('of the kitchens that a text finds, however it is spelled', async () => {
  expect(await counts({ text: 'dosaa' })).toMatchObject({ VEGETARIAN_KITCHEN: 1, priceUnder: 1 });
  expect(await counts({ text: 'undhyu' })).toMatchObject({ VEGETARIAN_KITCHEN: 1, VEGAN: 1 });
});

test('a place that is too far or not on the map is not delivered to', async () => {
  expect(await listed({ deliversTo: { latitude: city.latitude + 1, longitude: city.longitude } })).toEqual(
    [],
  );
  const { errors } = await marketplace
    .anonymous()
    .ask(document, { filter: { deliversTo: { latitude: 200, longitude: 0 } } });
  expect(errors[0].message).toContain('Latitude');
});
