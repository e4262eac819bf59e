import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  await aCity(marketplace);
  await aCity(marketplace, { name: 'Fremont' });
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const choose = async (person: Visitor, name: string) =>
  (
    await person.graphql(
      'mutation ($name: String!) { rememberCity(name: $name) { __typename ... on City { name } ... on Problem { code } } }',
      { name },
    )
  ).rememberCity;
const lastCity = async (person: Visitor) => (await person.graphql('{ lastCity { name } }')).lastCity;

test('Meera finds the city she chose on her laptop on her phone', async () => {
  expect(await lastCity(meera)).toBeNull();
  expect(await choose(meera, ' fremont ')).toEqual({ __typename: 'City', name: 'Fremont' });
  const phone = await marketplace.cookOf(meera);
  expect(await lastCity(phone)).toEqual({ name: 'Fremont' });
  await choose(phone, 'San Jose');
  expect(await lastCity(meera)).toEqual({ name: 'San Jose' });
  expect((await meera.graphql('{ myData }')).myData).toContain('"lastCity"');
});

test.each(['Atlantis', '', 'x'.repeat(4000)])('"%.12s" is no city, and the last one stays', async name => {
  await choose(meera, 'Fremont');
  expect(await choose(meera, name)).toEqual({ __typename: 'CityNotFound', code: 'CITY_NOT_FOUND' });
  expect(await lastCity(meera)).toEqual({ name: 'Fremont' });
});

test('a city that closes is no longer hers; one that is merged is the other', async () => {
  await choose(meera, 'Fremont');
  await marketplace.sql.rows(
    `update cities set is_active = false, merged_into = (select id from cities where name = 'San Jose')
     where name = 'Fremont'`,
  );
  expect(await lastCity(meera)).toEqual({ name: 'San Jose' });
  await marketplace.sql.rows("update cities set is_active = false where name = 'San Jose'");
  expect(await lastCity(meera)).toBeNull();
  await marketplace.sql.rows('update cities set is_active = true, merged_into = null');
});

test('of two choices at once one is stored', async () => {
  await Promise.all([choose(meera, 'Fremont'), choose(meera, 'San Jose')]);
  expect(['Fremont', 'San Jose']).toContain((await lastCity(meera)).name);
});
