import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { ashasWords } from '../../../testing/kitchen-words.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let city: TestCity;
let asha: Visitor;
let kitchen: TestKitchen;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await marketplace.sql.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude) values
       ('95112', 'San Jose', 'CA', 37.35, -121.88), ('94536', 'Fremont', 'CA', 37.55, -121.98)`,
  );
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities', 'audit_events', 'users');
  city = await aCity(marketplace);
  const owner = await marketplace.kitchenOwner('Asha', { city });
  [asha, kitchen] = [owner.cook, owner.kitchen];
});

const fields =
  '{ __typename ... on Problem { code message field } ... on KitchenAccount { status capacity pausedUntil } }';
const pause = async (cook: Visitor, until: string) =>
  (await cook.graphql(`mutation ($until: LocalDate!) { pauseKitchen(until: $until) ${fields} }`, { until }))
    .pauseKitchen;
const resume = async (cook: Visitor) =>
  (await cook.graphql(`mutation { resumeKitchen ${fields} }`)).resumeKitchen;
const setCapacity = async (cook: Visitor, capacity: number) =>
  (
    await cook.graphql(`mutation ($capacity: Int!) { setKitchenCapacity(capacity: $capacity) ${fields} }`, {
      capacity,
    })
  ).setKitchenCapacity;
const updateDocument = `mutation ($input: UpdateKitchenInput!) { updateKitchen(input: $input) ${fields} }`;
const update = async (changes: object = {}) =>
  (await asha.graphql(updateDocument, { input: { ...ashasWords, ...changes } })).updateKitchen;

const listed = async () => {
  const answer = await marketplace
    .anonymous()
    .graphql('{ suppliers { nodes { kitchenName latitude } } cities { nodes { name supplierCount } } }');
  return { kitchens: answer.suppliers.nodes, cities: answer.cities.nodes };
};
const trail = () =>
  marketplace.sql.rows<{ action: string }>('select action, before, after from audit_events order by id');

describe('Asha', () => {
  test('sees her kitchen with what only she may see', async () => {
    await marketplace.sql.rows("update suppliers set ein_last_four = '6789'");
    const document = `{ myKitchen { status einMasked email phone street dailyCapacity capacity capacityLimit
      pausedUntil today supplier { kitchenName } } mySupplier { id } }`;
    expect(await asha.graphql(document)).toMatchObject({
      myKitchen: {
        status: 'LISTED',
        einMasked: '**-***6789',
        street: '12 Almaden Ave',
        dailyCapacity: '11-25',
        capacity: 25,
        capacityLimit: 25,
        pausedUntil: null,
        today: '2026-11-17',
        supplier: { kitchenName: "Asha's Kitchen" },
      },
      mySupplier: { id: kitchen.id },
    });
    for (const other of [marketplace.anonymous(), await marketplace.customer('Meera Iyer')]) {
      expect(await other.graphql(document)).toEqual({ myKitchen: null, mySupplier: null });
    }
  });

  test('pauses and resumes, counted and audited', async () => {
    expect((await listed()).cities).toEqual([{ name: 'San Jose', supplierCount: 1 }]);
    expect(await pause(asha, '2026-11-24')).toMatchObject({ status: 'PAUSED', pausedUntil: '2026-11-24' });
    expect(await listed()).toEqual({ kitchens: [], cities: [{ name: 'San Jose', supplierCount: 0 }] });
    expect(await resume(asha)).toMatchObject({ status: 'LISTED', pausedUntil: null });
    expect((await listed()).kitchens).toHaveLength(1);
    expect(await resume(asha)).toMatchObject({ code: 'ALREADY_DONE' });
    expect((await trail()).map(({ action }) => action)).toEqual(['KITCHEN_PAUSED', 'KITCHEN_RESUMED']);
  });

  test('pauses until a day after today in her time zone, within a year', async () => {
    marketplace.clock.moveTo('2026-11-18T07:30:00Z');
    for (const until of ['2026-11-17', '2020-01-01', '2027-11-18']) {
      expect(await pause(asha, until)).toMatchObject({ code: 'INVALID_INPUT', field: 'until' });
    }
    expect(await pause(asha, '2026-11-18')).toMatchObject({ status: 'PAUSED' });
    marketplace.clock.moveTo('2026-11-17T17:00:00Z');
  });

  test('cooks fewer plates from today on, never fewer than were ordered', async () => {
    await placeOrder(await marketplace.customer('Meera Iyer'), anOrder(kitchen, 3));
    expect(await setCapacity(asha, 26)).toMatchObject({ code: 'INVALID_INPUT', field: 'capacity' });
    expect(await setCapacity(asha, 0)).toMatchObject({ code: 'INVALID_INPUT', field: 'capacity' });
    expect(await setCapacity(asha, 2)).toMatchObject({ capacity: 2 });
    expect(await marketplace.sql.rows('select capacity from service_days')).toEqual([{ capacity: 3 }]);
    expect(await trail()).toMatchObject([
      { action: 'KITCHEN_CAPACITY_CHANGED', before: { capacity: 25 }, after: { capacity: 2 } },
    ]);
  });

  test('changes what customers read, and is found by her new words', async () => {
    expect(await update()).toMatchObject({ status: 'LISTED' });
    const found = async (text: string) =>
      (
        await marketplace
          .anonymous()
          .graphql(
            'query ($text: String!) { suppliers(filter: { text: $text }) { nodes { kitchenName } } }',
            { text },
          )
      ).suppliers.nodes;
    expect(await found('cooks dosa')).toEqual([{ kitchenName: 'Asha Cooks' }]);
    expect(await found('kitchen')).toEqual([]);
    expect((await asha.graphql('{ me { name phone } }')).me).toEqual({
      name: 'Asha Rao',
      phone: '(408) 555-0199',
    });
    expect(JSON.stringify(await trail())).not.toMatch(/555-?0199/);
  });

  test('stays on the map where she is, and moves with her address', async () => {
    await update();
    expect((await listed()).kitchens).toEqual([{ kitchenName: 'Asha Cooks', latitude: city.latitude }]);
    await update({ address: '1 Mission Blvd', city: 'Fremont', zipCode: '94536' });
    expect(await listed()).toEqual({
      kitchens: [{ kitchenName: 'Asha Cooks', latitude: 37.55 }],
      cities: [
        { name: 'Fremont', supplierCount: 1 },
        { name: 'San Jose', supplierCount: 0 },
      ],
    });
  });

  test.each([
    [{ offersPickup: false }, 'offersDelivery'],
    [{ deliveryRadiusMiles: 51 }, 'deliveryRadiusMiles'],
    [{ cuisineType: 'Martian' }, 'cuisineType'],
    [{ zipCode: '00000' }, 'zipCode'],
    [{ state: 'NY' }, 'state'],
    [{ kitchenName: '\u0000' }, 'kitchenName'],
  ])('is refused with %j', async (change, field) => {
    expect(await update(change)).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

test('a kitchen that is not approved may pause and change, without being listed', async () => {
  const { cook } = await marketplace.kitchenOwner('Gauri', { city, status: 'pending' });
  await pause(cook, '2026-11-24');
  expect(await resume(cook)).toMatchObject({ status: 'REGISTERING' });
  expect((await listed()).kitchens).toHaveLength(1);
});

test('other people cannot change a kitchen', async () => {
  for (const other of [await marketplace.customer('Ravi'), await marketplace.admin('Anita')]) {
    expect(await other.refusal(updateDocument, { input: ashasWords })).toBe('FORBIDDEN');
    expect(await other.refusal(`mutation { resumeKitchen ${fields} }`)).toBe('FORBIDDEN');
  }
  expect(await marketplace.anonymous().refusal(`mutation { resumeKitchen ${fields} }`)).toBe(
    'UNAUTHENTICATED',
  );
});
