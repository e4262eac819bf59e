import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceCity, mergeCity, removeCity, setCityActive, trail } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aRegistration as asha } from '../../../testing/builders/a-registration.ts';
import { doors } from '../../../testing/doors.ts';
import { kitchenDoors } from '../../../testing/kitchen-doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;

/** Town n; the name of a city has no digits. */
const town = (n: number) => ({
  city: `Town ${String(n).replace(/\d/g, digit => 'abcdefghij'[Number(digit)]!)}`,
  state: 'NY',
  zipCode: String(10_000 + n),
});

beforeAll(async () => {
  marketplace = await Marketplace.open();
  await marketplace.sql.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude) values
       ('95112', 'San Jose', 'CA', 37.35, -121.88), ('94536', 'Fremont', 'CA', 37.57, -121.98),
       ('06512', 'East Haven', 'CT', 41.26, -72.86), ('06512', 'New Haven', 'CT', 41.26, -72.86),
       ('63101', 'Saint Louis', 'MO', 38.63, -90.19)`,
  );
  await marketplace.sql.rows(
    `insert into zip_codes select to_char(10000 + n, 'FM00000'), 'Town ' || translate(n::text, '0123456789', 'abcdefghij'), 'NY', 41, -74
     from generate_series(1, 1000) n`,
  );
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('users', 'cities', 'attempts', 'audit_events');
  anita = await marketplace.admin('Anita Desai');
});

const publicNames = async () => {
  const lists = await Promise.all(doors.map(door => door.cityNames(marketplace.anonymous())));
  expect(new Set(lists.map(String)).size).toBe(1);
  return lists[0]!;
};
const register = (changes: object = {}, door = kitchenDoors[0]!) =>
  door.register(marketplace.anonymous(), { ...asha, ...changes });
const cityOf = async (kitchenName: string) => {
  const [city] = await marketplace.sql.rows<{ id: string; name: string; address: string }>(
    'select c.id, c.name, s.address from suppliers s join cities c on c.id = s.city_id where s.kitchen_name = $1',
    [kitchenName],
  );
  return city!;
};

describe.each(kitchenDoors)('through $name', door => {
  test('a city that does not belong to the ZIP code is refused, and the refusal names the one that does', async () => {
    expect(await register({ city: 'Springfield' }, door)).toMatchObject({
      code: 'REGISTRATION_REFUSED',
      field: 'city',
      message: 'ZIP code 95112 belongs to San Jose. Please enter that city.',
    });
    expect(await register({ zipCode: '06512', state: 'CT' }, door)).toMatchObject({
      message: 'ZIP code 06512 belongs to East Haven or New Haven. Please enter that city.',
    });
    expect(await marketplace.sql.rows('select from cities')).toEqual([]);
  });

  test.each([
    ['New Haven', 'CT', '06512', 'New Haven'],
    ['east haven', 'CT', '06512', 'East Haven'],
    ['St. Louis', 'MO', '63101', 'Saint Louis'],
    ['  SAN  JOSÉ ', 'CA', '95112', 'San Jose'],
  ])('every name of a ZIP code is taken: %s', async (city, state, zipCode, name) => {
    await register({ city, state, zipCode }, door);
    expect(await cityOf("Asha's Kitchen")).toMatchObject({
      name,
      address: `12 Almaden Ave, ${name}, ${state}`,
    });
  });
});

describe('the public list of cities', () => {
  test('stays as it was after 200 registrations in 200 other places', { timeout: 120_000 }, async () => {
    await aCity(marketplace);
    const before = await publicNames();
    for (let n = 1; n <= 200; n++) {
      if (n % 50 === 0) await marketplace.empty('attempts');
      const digits = String(n).padStart(7, '0');
      await register({ ...town(n), ein: `12-${digits}`, email: `cook${n}@example.com` });
    }
    expect(await marketplace.sql.rows('select from cities')).toHaveLength(201);
    expect(await publicNames()).toEqual(before);
  });

  test('shows a place once a kitchen there is approved, or once an admin announces it', async () => {
    await register();
    await register({
      ein: '12-3456780',
      email: 'b@example.com',
      kitchenName: 'Gauri Cooks',
      city: 'Fremont',
      zipCode: '94536',
    });
    expect(await publicNames()).toEqual([]);
    const waiting = '{ waitingCities { name isAnnounced kitchens { registered } } }';
    expect((await anita.graphql(waiting)).waitingCities).toEqual([
      { name: 'Fremont', isAnnounced: false, kitchens: { registered: 1 } },
      { name: 'San Jose', isAnnounced: false, kitchens: { registered: 1 } },
    ]);
    await marketplace.sql.rows(
      "update applications set status = 'approved' where supplier_id in (select id from suppliers where kitchen_name like 'Asha%')",
    );
    expect(await publicNames()).toEqual(['San Jose']);
    const fremont = await cityOf('Gauri Cooks');
    expect(await announceCity(anita, fremont.id)).toMatchObject({ name: 'Fremont', isActive: false });
    expect(await announceCity(anita, fremont.id)).toMatchObject({ code: 'ALREADY_DONE' });
    expect(await publicNames()).toEqual(['Fremont', 'San Jose']);
    expect(await trail(anita, { subjectId: fremont.id })).toMatchObject([{ action: 'CITY_ANNOUNCED' }]);
  });

  test('a kitchen that moves from place to place leaves none behind', async () => {
    const city = await aCity(marketplace);
    const { cook } = await marketplace.kitchenOwner('Gauri', { city, status: 'pending' });
    const moved = async (place: { city: string; state: string; zipCode: string }) =>
      (
        await cook.graphql(
          `mutation ($input: UpdateKitchenInput!) { updateKitchen(input: $input) {
            __typename ... on Problem { code message field } } }`,
          {
            input: {
              kitchenName: 'Gauri Cooks',
              cookName: 'Gauri',
              phone: '(408) 555-0119',
              description: 'Food as at home.',
              story: '',
              cuisineType: 'Gujarati',
              offersDelivery: true,
              offersPickup: true,
              deliveryRadiusMiles: 5,
              address: '1 Main St',
              ...place,
            },
          },
        )
      ).updateKitchen;
    for (const n of [1, 2, 3]) {
      expect((await moved(town(n))).__typename).toBe('KitchenAccount');
    }
    expect(await moved({ city: 'Aa Visit Evil', state: 'NY', zipCode: '10003' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'city',
      message: 'ZIP code 10003 belongs to Town d. Please enter that city.',
    });
    expect(await marketplace.sql.rows('select name from cities order by name')).toEqual([
      { name: 'San Jose' },
      { name: 'Town d' },
    ]);
    expect(await publicNames()).toEqual(['San Jose']);
  });
});

describe('an admin', () => {
  test('merges two cities: kitchens move, and later registrations under the old name follow', async () => {
    const sanJose = await aCity(marketplace);
    const fremont = await aCity(marketplace, { name: 'Fremont' });
    await aKitchen(marketplace, fremont);
    await aKitchen(marketplace, fremont, { status: 'pending' });
    await aKitchen(marketplace, sanJose);
    expect(await mergeCity(anita, fremont.id, sanJose.id)).toEqual({
      __typename: 'City',
      name: 'San Jose',
      supplierCount: 2,
    });
    expect(await publicNames()).toEqual(['San Jose']);
    await register({ city: 'Fremont', zipCode: '94536', kitchenName: 'Newcomer' });
    expect((await cityOf('Newcomer')).id).toBe(sanJose.id);
    expect(await trail(anita, { subjectId: fremont.id })).toMatchObject([
      {
        action: 'CITY_MERGED',
        changes: [
          { fact: 'kitchens', after: '2' },
          { fact: 'mergedInto', after: 'San Jose, CA' },
        ],
      },
    ]);
    expect(await setCityActive(anita, fremont.id, true)).toMatchObject({ code: 'CITY_NOT_FOUND' });
    expect(await mergeCity(anita, fremont.id, sanJose.id)).toMatchObject({ code: 'CITY_NOT_FOUND' });
  });

  test.each([
    [{ name: 'San Jose' }, 'Choose another city to merge this one into.'],
    [{ name: 'Reno', state: 'NV' }, 'Reno is in NV, not in CA.'],
    [
      { name: 'Needles', timeZone: 'America/Phoenix' },
      'Needles has another time zone, which would shift the days of kitchens and their orders.',
    ],
  ])('does not merge into %j', async (given, message) => {
    const sanJose = await aCity(marketplace);
    const into = given.name === 'San Jose' ? sanJose : await aCity(marketplace, given);
    expect(await mergeCity(anita, sanJose.id, into.id)).toMatchObject({
      code: 'CITIES_CANNOT_MERGE',
      field: 'intoCityId',
      message,
    });
  });

  test('removes a city without kitchens, and no other', async () => {
    const sanJose = await aCity(marketplace);
    const fremont = await aCity(marketplace, { name: 'Fremont' });
    const milpitas = await aCity(marketplace, { name: 'Milpitas' });
    await mergeCity(anita, milpitas.id, fremont.id);
    await aKitchen(marketplace, sanJose, { status: 'pending' });
    expect(await removeCity(anita, sanJose.id)).toMatchObject({ code: 'CITY_HAS_KITCHENS', kitchens: 1 });
    expect(await removeCity(anita, fremont.id)).toEqual({ __typename: 'RemovedCity', id: fremont.id });
    expect(await removeCity(anita, fremont.id)).toMatchObject({ code: 'CITY_NOT_FOUND' });
    expect(await removeCity(anita, 'nowhere')).toMatchObject({ code: 'CITY_NOT_FOUND' });
    expect(await publicNames()).toEqual(['San Jose']);
    expect(await trail(anita, { subjectId: fremont.id })).toMatchObject([{ action: 'CITY_REMOVED' }]);
  });

  test('removes a city while kitchens register there: none of them is lost', async () => {
    const { id } = await aCity(marketplace, { name: 'Fremont' });
    const outcomes = await Promise.all([
      ...Array.from({ length: 8 }, (_, n) =>
        register({
          city: 'Fremont',
          zipCode: '94536',
          ein: `12-345678${n}`,
          email: `cook${n}@example.com`,
          kitchenName: `Kitchen ${n}`,
        }),
      ),
      removeCity(anita, id),
    ]);
    expect(outcomes.slice(0, 8).filter(({ code }) => code)).toEqual([]);
    expect((await cityOf('Kitchen 7')).name).toBe('Fremont');
  });
});
