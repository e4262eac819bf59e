import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, everyMeal } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { doors } from '../../../testing/doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import { storeMenuSummary } from '../../menus/store-menu-summary.ts';

let marketplace: Marketplace;
let [sanJose, fremont]: TestCity[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  sanJose = await aCity(marketplace);
  fremont = await aCity(marketplace, { name: 'Fremont', latitude: 37.5485 });
  const cary = await aCity(marketplace, { name: 'Fremont', state: 'NE', timeZone: 'America/Chicago' });
  await aKitchen(marketplace, sanJose, { kitchenName: 'Asha’s Café', rating: 4.5, north: 0.1 });
  await aKitchen(marketplace, sanJose, {
    kitchenName: 'Gauri’s Table',
    cuisineType: 'Bengali',
    rating: 4.82,
    north: 0.02,
    dishes: { 'Kosha Mangsho': 1300, 'Luchi (4)': 500 },
  });
  await aKitchen(marketplace, sanJose, { kitchenName: 'New Here', rating: 0, totalRatings: 0, north: 0.05 });
  await aKitchen(marketplace, fremont, {
    kitchenName: '100% Dosa',
    rating: 3.9,
    meals: { BREAKFAST: everyMeal.BREAKFAST },
  });
  await aKitchen(marketplace, cary, { kitchenName: 'Prairie Thali', cuisineType: 'Gujarati', rating: 4 });
  await aKitchen(marketplace, sanJose, { kitchenName: 'Not Approved', isActive: false });
  await aKitchen(marketplace, sanJose, {
    kitchenName: 'On a Break',
    isActive: false,
    pausedUntil: '2026-12-01',
  });
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.clock.moveTo(tuesdayMorning));

const names = async (variables: Record<string, unknown>) => {
  const document = `query ($filter: SupplierFilter, $sort: SupplierSort! = RATING, $near: Coordinates) {
    suppliers(filter: $filter, sort: $sort, near: $near) { nodes { kitchenName rating distanceMiles city { name } } } }`;
  const { suppliers } = await marketplace.anonymous().graphql(document, variables);
  return suppliers.nodes.map((kitchen: { kitchenName: string }) => kitchen.kitchenName);
};
const found = (filter: Record<string, unknown>) => names({ filter });

describe.each(doors)('through $name', door => {
  const kitchens = (filter: { city?: string; state?: string; text?: string }) =>
    door.kitchenNames(marketplace.anonymous(), filter);

  test('listed kitchens come best rated first; those not approved or on a break do not', async () => {
    expect(await kitchens({})).toEqual([
      'Gauri’s Table',
      'Asha’s Café',
      'Prairie Thali',
      '100% Dosa',
      'New Here',
    ]);
  });

  test('by city, whatever its case, and by state', async () => {
    expect(await kitchens({ city: 'san jose' })).toEqual(['Gauri’s Table', 'Asha’s Café', 'New Here']);
    expect(await kitchens({ city: 'FREMONT' })).toEqual(['Prairie Thali', '100% Dosa']);
    expect(await kitchens({ city: 'Fremont', state: 'ne' })).toEqual(['Prairie Thali']);
    expect(await kitchens({ state: 'CA' })).toHaveLength(4);
    expect(await kitchens({ city: 'Atlantis' })).toEqual([]);
  });

  test('by words in the name of kitchen, cuisine or dish, in any order, case and accent', async () => {
    expect(await kitchens({ text: 'cafe' })).toEqual(['Asha’s Café']);
    expect(await kitchens({ text: 'bengali' })).toEqual(['Gauri’s Table']);
    expect(await kitchens({ text: 'mangsho table' })).toEqual(['Gauri’s Table']);
    expect(await kitchens({ text: 'DOSA', city: 'San Jose' })).toEqual(['Asha’s Café', 'New Here']);
    expect(await kitchens({ text: 'pizza' })).toEqual([]);
  });

  test('by signs that mean something to a database, as they are written', async () => {
    expect(await kitchens({ text: '100%' })).toEqual(['100% Dosa']);
    expect(await kitchens({ text: '%' })).toEqual(['100% Dosa']);
    expect(await kitchens({ text: '_' })).toEqual([]);
    expect(await kitchens({ text: '(4)' })).toEqual(['Gauri’s Table']);
    expect(await kitchens({ text: "' or 1=1 --" })).toEqual([]);
  });
});

describe('kitchens are narrowed down', () => {
  test('by city, cuisine and rating together', async () => {
    expect(await found({ cityId: sanJose!.id, cuisineType: 'Bengali' })).toEqual(['Gauri’s Table']);
    expect(await found({ minimumRating: 4.5 })).toEqual(['Gauri’s Table', 'Asha’s Café']);
    expect(await found({ minimumRating: 4.82 })).toEqual(['Gauri’s Table']);
    expect(await found({ minimumRating: 4, text: 'dosa' })).toEqual(['Asha’s Café', 'Prairie Thali']);
  });

  test('to those whose dishes on sale somebody can eat', async () => {
    const need = (dietaryNeed: string) => found({ cityId: sanJose!.id, dietaryNeed });
    const { sql } = marketplace;
    await sql.rows(`update dishes set diet = 'NON_VEGETARIAN' where name = 'Kosha Mangsho'`);
    await sql.rows(`update dishes set diet = 'VEGAN', marks = '{JAIN,NO_ONION_GARLIC}'
      where supplier_id in (select id from suppliers where kitchen_name = 'Asha’s Café')`);
    const kitchens = await sql.rows<{ id: string }>('select id from suppliers');
    await storeMenuSummary.all(sql, { supplierIds: kitchens.map(({ id }) => id) });
    expect(await need('VEGETARIAN_KITCHEN')).toEqual(['Asha’s Café', 'New Here']);
    expect(await need('VEGAN')).toEqual(['Asha’s Café']);
    expect(await need('JAIN')).toEqual(['Asha’s Café']);
    expect(await need('NO_ONION_GARLIC')).toEqual(['Asha’s Café']);

    await sql.rows(`update dishes set is_available = false where diet = 'VEGAN'`);
    await storeMenuSummary.all(sql, { supplierIds: kitchens.map(({ id }) => id) });
    expect(await need('JAIN')).toEqual([]);
    await sql.rows('update dishes set is_available = true');
    await storeMenuSummary.all(sql, { supplierIds: kitchens.map(({ id }) => id) });
  });

  test('to those that still take orders for a meal and have plates left', async () => {
    const dinner = { cityId: sanJose!.id, openFor: { serviceDate: '2026-11-17', mealtime: 'DINNER' } };
    expect(await found(dinner)).toEqual(['Gauri’s Table', 'Asha’s Café', 'New Here']);

    const [gauri] = await marketplace.sql.rows<{ id: string; dish: string }>(
      `select s.id, d.id as dish from suppliers s join dishes d on d.supplier_id = s.id
       where s.kitchen_name = 'Gauri’s Table' and d.name = 'Kosha Mangsho'`,
    );
    const kitchen = {
      ...gauri!,
      userId: '',
      kitchenName: '',
      dishes: [{ id: gauri!.dish, name: '', priceCents: 1300 }],
    };
    await placeOrder(await marketplace.customer('Meera Iyer'), anOrder(kitchen, 25));
    expect(await found(dinner)).toEqual(['Asha’s Café', 'New Here']);

    marketplace.clock.moveTo('2026-11-17T23:00:00Z');
    expect(await found(dinner)).toEqual([]);
  });

  test('to none for a meal that no kitchen there cooks', async () => {
    const lunch = { cityId: fremont!.id, openFor: { serviceDate: '2026-11-18', mealtime: 'LUNCH' } };
    expect(await found(lunch)).toEqual([]);
    expect(await found({ ...lunch, openFor: { ...lunch.openFor, mealtime: 'BREAKFAST' } })).toEqual([
      '100% Dosa',
    ]);
  });
});

describe('kitchens are sorted', () => {
  test('by name, whatever its case', async () => {
    await marketplace.sql.rows(
      "update suppliers set kitchen_name = 'asha’s Café' where kitchen_name = 'Asha’s Café'",
    );
    expect((await names({ sort: 'NAME' }))[1]).toBe('asha’s Café');
    await marketplace.sql.rows(
      "update suppliers set kitchen_name = 'Asha’s Café' where kitchen_name = 'asha’s Café'",
    );
  });

  test('by distance from where the reader is, in miles', async () => {
    const near = { latitude: sanJose!.latitude, longitude: sanJose!.longitude };
    const inSanJose = { filter: { cityId: sanJose!.id }, sort: 'DISTANCE', near };
    expect(await names(inSanJose)).toEqual(['Gauri’s Table', 'New Here', 'Asha’s Café']);
    const document = `query ($near: Coordinates) {
      suppliers(filter: { cuisineType: "Bengali" }, sort: DISTANCE, near: $near) { nodes { distanceMiles } } }`;
    const { suppliers } = await marketplace.anonymous().graphql(document, { near });
    expect(suppliers.nodes[0].distanceMiles).toBeCloseTo(1.38, 2);
  });
});

test('REST answers have the specified shape', async () => {
  const { status, body } = await marketplace
    .anonymous()
    .rest('GET', '/api/search?query=mangsho&city=San%20Jose');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: expect.any(String),
      kitchenName: 'Gauri’s Table',
      description: 'Food as at home.',
      cuisineType: 'Bengali',
      address: '12 Almaden Ave, San Jose, CA',
      latitude: sanJose!.latitude + 0.02,
      longitude: sanJose!.longitude,
      rating: 4.82,
      totalRatings: 12,
      isActive: true,
    },
  ]);
});
