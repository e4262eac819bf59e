import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { doors } from '../../../testing/doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { everyPage } from '../../../testing/pages.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  const sanJose = await aCity(marketplace);
  await aKitchen(marketplace, sanJose);
  await aCity(marketplace, { name: 'Fremont' });
  await aCity(marketplace, { name: 'Cary', state: 'NC', timeZone: 'America/New_York' });
  await aCity(marketplace, { name: 'San José del Valle', state: 'CA', isActive: false });
  await aCity(marketplace, { name: 'Fremont', state: 'NE', isActive: false });
});
afterAll(() => marketplace.close());

const search = async (filter: string) => {
  const { cities } = await marketplace
    .anonymous()
    .graphql(`{ cities(${filter}) { nodes { name state isActive supplierCount } } }`);
  return cities.nodes.map(({ name, state }: { name: string; state: string }) => `${name}, ${state}`);
};

describe.each(doors)('through $name', door => {
  test('all cities are listed by name, including those coming soon', async () => {
    const names = await door.cityNames(marketplace.anonymous());
    expect(names).toEqual(['Cary', 'Fremont', 'Fremont', 'San Jose', 'San José del Valle']);
  });
});

describe('cities', () => {
  test('are found by any letters of their name, whatever case or accent', async () => {
    expect(await search('search: "SAN J"')).toEqual(['San Jose, CA', 'San José del Valle, CA']);
    expect(await search('search: "fRé"')).toEqual(['Fremont, CA', 'Fremont, NE']);
    expect(await search('search: "%"')).toEqual([]);
    expect(await search('search: "fre", activeOnly: true')).toEqual(['Fremont, CA']);
  });

  test('are found by a ZIP code: the open ones around it, its own first', async () => {
    await marketplace.sql.rows(`insert into zip_codes (zip_code, city, state, latitude, longitude) values
      ('95112', 'San Jose', 'CA', 37.34, -121.88), ('94536', 'Fremont', 'CA', 37.34, -121.89),
      ('10001', 'New York', 'NY', 40.75, -73.99) on conflict do nothing`);
    expect((await search('search: "95112"'))[0]).toBe('San Jose, CA');
    expect((await search('search: " 94536-1234 "'))[0]).toBe('Fremont, CA');
    expect(await search('search: "95112", first: 1')).toEqual(['San Jose, CA']);
    expect(await search('search: "10001"')).toEqual([]);
    expect(await search('search: "99999"')).toEqual([]);
  });

  test('come a page at a time without gaps or doubles', async () => {
    const query = (after: string) => `{ cities(first: 2${after}) { nodes { name state } pageInfo
      { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const names = await everyPage(marketplace.anonymous(), query, 'cities');
    expect(names.map(({ name, state }) => `${name}, ${state}`)).toEqual([
      'Cary, NC',
      'Fremont, CA',
      'Fremont, NE',
      'San Jose, CA',
      'San José del Valle, CA',
    ]);
  });

  test('are returned by REST with coordinates as text', async () => {
    const { status, body } = await marketplace.anonymous().rest('GET', '/api/cities');
    expect(status).toBe(200);
    expect(body.find((city: { name: string }) => city.name === 'San Jose')).toEqual({
      id: expect.any(String),
      name: 'San Jose',
      state: 'CA',
      latitude: '37.3382',
      longitude: '-121.8863',
      isActive: true,
      supplierCount: 1,
      orderingStopped: null,
    });
  });
});
