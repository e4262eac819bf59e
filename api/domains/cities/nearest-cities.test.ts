import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;

/** The middle of San Jose. */
const near = { latitude: 37.3382, longitude: -121.8863 };

beforeAll(async () => {
  marketplace = await Marketplace.open();
  for (const [name, latitude, longitude, isActive] of [
    ['San Jose', 37.3382, -121.8863, true],
    ['Fremont', 37.5485, -121.9886, true],
    ['Oakland', 37.8044, -122.2712, true],
    ['San Francisco', 37.7749, -122.4194, true],
    ['Sunnyvale', 37.3688, -122.0363, false],
    ['Sacramento', 38.5816, -121.4944, true],
  ] as const) {
    await aCity(marketplace, { name, latitude, longitude, isActive });
  }
});
afterAll(() => marketplace.close());

const document = `query ($near: Coordinates!, $withinMiles: Float, $first: Int) {
  nearestCities(near: $near, withinMiles: $withinMiles, first: $first) { name distanceMiles }
}`;

interface Found {
  name: string;
  distanceMiles: number;
}
const found = async (variables: Record<string, unknown>): Promise<Found[]> =>
  (await marketplace.anonymous().graphql(document, { near, ...variables })).nearestCities;
const names = async (variables: Record<string, unknown>) => (await found(variables)).map(city => city.name);

describe('the nearest cities', () => {
  test('are three within 50 miles by default, without those coming soon', async () => {
    const { nearestCities } = await marketplace
      .anonymous()
      .graphql('query ($near: Coordinates!) { nearestCities(near: $near) { name } }', { near });
    const nearest = nearestCities.map(city => city.name);
    expect(nearest).toEqual(['San Jose', 'Fremont', 'Oakland']);
  });

  test('are as many and as far as asked', async () => {
    expect(await names({ first: 20, withinMiles: 100 })).toEqual([
      'San Jose',
      'Fremont',
      'Oakland',
      'San Francisco',
      'Sacramento',
    ]);
    expect(await names({ first: 1, withinMiles: 50 })).toEqual(['San Jose']);
    expect(await names({ first: 20, withinMiles: 0.5 })).toEqual(['San Jose']);
    expect(await names({ first: 20, withinMiles: -1 })).toEqual([]);
  });

  test('come with their miles on a sphere of 3959 miles', async () => {
    const [here, fremont] = await found({ first: 2, withinMiles: 50 });
    expect(here!.distanceMiles).toBeCloseTo(0, 3);
    expect(fremont!.distanceMiles).toBeCloseTo(15.57, 1);
  });

  test('are refused for coordinates out of range, and by the hundred', async () => {
    const refused = (variables: Record<string, unknown>) =>
      marketplace.anonymous().refusal(document, { near, withinMiles: 50, first: 3, ...variables });
    expect(await refused({ near: { latitude: 91, longitude: 0 } })).toBe('BAD_USER_INPUT');
    expect(await refused({ near: { latitude: 0, longitude: -181 } })).toBe('BAD_USER_INPUT');
    expect(await refused({ first: 21 })).toBe('BAD_USER_INPUT');
    expect(await refused({ first: 0 })).toBe('BAD_USER_INPUT');
  });
});

test('the list of cities has distances when it is given coordinates', async () => {
  const list = 'query ($near: Coordinates) { cities(near: $near) { nodes { name distanceMiles } } }';
  const distances = async (variables: Record<string, unknown>) => {
    const { cities } = await marketplace.anonymous().graphql(list, variables);
    return Object.fromEntries(cities.nodes.map((city: Found) => [city.name, city.distanceMiles]));
  };
  expect((await distances({ near })).Sunnyvale).toBeCloseTo(8.5, 0);
  expect((await distances({})).Sunnyvale).toBeNull();
});
