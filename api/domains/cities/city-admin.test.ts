import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acts, setCityActive, trail } from '../../testing/admin-work.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let fremont: TestCity;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  anita = await marketplace.admin('Anita Desai');
  await marketplace.sql.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude) values
      ('32501', 'Pensacola', 'FL', 30.42, -87.21), ('32514', 'Pensacola', 'FL', 30.52, -87.22),
      ('95112', 'San Jose', 'CA', 37.34, -121.88)`,
  );
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities');
  fremont = await aCity(marketplace, { name: 'Fremont', isActive: false });
});

const choosable = async () => {
  const { cities } = await marketplace.anonymous().graphql('{ cities(activeOnly: true) { nodes { name } } }');
  return cities.nodes.map(({ name }: { name: string }) => name);
};

test('a city is activated, can be chosen, and is closed again; its kitchens continue', async () => {
  const kitchen = await aKitchen(marketplace, fremont);
  expect(await choosable()).toEqual([]);
  expect(await setCityActive(anita, fremont.id, true)).toMatchObject({ name: 'Fremont', isActive: true });
  expect(await choosable()).toEqual(['Fremont']);
  marketplace.clock.forward({ minutes: 1 });
  expect(await setCityActive(anita, fremont.id, false)).toMatchObject({ isActive: false });
  expect(await choosable()).toEqual([]);
  const { supplier } = await anita.graphql('query ($id: ID!) { supplier(id: $id) { isActive } }', {
    id: kitchen.id,
  });
  expect(supplier.isActive).toBe(true);
  expect(
    (await trail(anita, { subjectId: fremont.id })).map((event: { action: string }) => event.action),
  ).toEqual(['CITY_DEACTIVATED', 'CITY_ACTIVATED']);
});

test('twenty concurrent requests activate it once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => setCityActive(anita, fremont.id, true)),
  );
  expect(outcomes.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(19);
  expect(await trail(anita, { subjectId: fremont.id })).toHaveLength(1);
  expect(await setCityActive(anita, 'nowhere', true)).toMatchObject({ code: 'CITY_NOT_FOUND' });
});

test('a city is added with the coordinates of its ZIP codes and its time zone, as coming soon', async () => {
  expect(await acts.addCity.ask(anita, { name: ' pensacola ', state: 'fl' })).toMatchObject({
    __typename: 'City',
    name: 'Pensacola',
    state: 'FL',
    latitude: 30.47,
    timeZone: 'America/Chicago',
    isActive: false,
  });
  expect(await acts.addCity.ask(anita, { name: 'PENSACOLA', state: 'FL' })).toMatchObject({
    code: 'CITY_EXISTS',
  });
  expect(
    await acts.addCity.ask(anita, { name: 'San Jose', state: 'CA', timeZone: 'America/Boise' }),
  ).toMatchObject({ timeZone: 'America/Boise' });
  expect((await trail(anita, { action: 'CITY_ADDED' })).length).toBe(2);
});

test.each([
  [{ name: 'Atlantis', state: 'CA' }, 'CITY_UNKNOWN', 'name'],
  [{ name: '', state: 'CA' }, 'INVALID_INPUT', 'name'],
  [{ name: 'San Jose', state: 'California' }, 'INVALID_INPUT', 'state'],
  [{ name: 'San Jose', state: 'CA', timeZone: 'Mars/Olympus' }, 'INVALID_INPUT', 'timeZone'],
])('but not %j', async (input, code, field) => {
  expect(await acts.addCity.ask(anita, input)).toMatchObject({ code, field });
});

test('admins see the kitchens of each city, and which cities wait to be opened', async () => {
  await aKitchen(marketplace, fremont, { status: 'under_review' });
  await aKitchen(marketplace, fremont);
  await aCity(marketplace);
  const kitchens = 'name kitchens { registered listed inReview suspended }';
  const { cities, waitingCities } = await anita.graphql(
    `{ cities { nodes { ${kitchens} } } waitingCities { name } }`,
  );
  expect(cities.nodes).toEqual([
    { name: 'Fremont', kitchens: { registered: 2, listed: 1, inReview: 1, suspended: 0 } },
    { name: 'San Jose', kitchens: { registered: 0, listed: 0, inReview: 0, suspended: 0 } },
  ]);
  expect(waitingCities).toEqual([{ name: 'Fremont' }]);
  const meera = await marketplace.customer('Meera Iyer');
  expect(await meera.refusal(`{ cities { nodes { ${kitchens} } } }`)).toBe('FORBIDDEN');
});
