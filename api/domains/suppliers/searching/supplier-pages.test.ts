import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { everyPage, forgedCursors } from '../../../testing/pages.ts';

let marketplace: Marketplace;
const count = 23;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  for (let number = 0; number < count; number++) {
    // Many share a rating, a name or a location, so that only the id distinguishes them.
    await aKitchen(marketplace, city, {
      kitchenName: `Kitchen ${number % 4}`,
      rating: [4.33, 4.67, 0][number % 3],
      north: (number % 5) / 100,
    });
  }
});
afterAll(() => marketplace.close());

const near = 'near: { latitude: 37.3382, longitude: -121.8863 }';
const sorts = ['sort: RATING', 'sort: NAME', `sort: DISTANCE, ${near}`];
const filters = ['', ', filter: { text: "dosa" }', ', filter: { city: "San Jose", minimumRating: 0 }'];
const query = (list: string, first: number) => (after: string) =>
  `{ suppliers(first: ${first}, ${list}${after}) { nodes { id rating kitchenName distanceMiles }
     pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

describe.each(sorts)('a list in order of %s', sort => {
  test.each(filters)('is read in pages without gaps or doubles%s', async filter => {
    const visitor = marketplace.anonymous();
    const atOnce = await everyPage(visitor, query(sort + filter, 100), 'suppliers');
    expect(new Set(atOnce.map(kitchen => kitchen.id)).size).toBe(count);
    for (const size of [1, 7, count]) {
      expect(await everyPage(visitor, query(sort + filter, size), 'suppliers')).toEqual(atOnce);
    }
  });

  test.each(forgedCursors.filter(Boolean))('refuses a made-up cursor: %s', async cursor => {
    const refusal = await marketplace.anonymous().refusal(query(sort, 5)(`, after: "${cursor}"`));
    expect(refusal).toBe('BAD_USER_INPUT');
  });
});

test('a cursor from a list in another order is refused or begins elsewhere, and never fails', async () => {
  const visitor = marketplace.anonymous();
  const byName = await visitor.graphql(query('sort: NAME', 3)(''));
  const after = `, after: "${byName.suppliers.pageInfo.endCursor}"`;
  expect(await visitor.refusal(query('sort: RATING', 3)(after))).toBe('BAD_USER_INPUT');
});

test('edges carry the cursors that pages go by', async () => {
  const visitor = marketplace.anonymous();
  const { suppliers } = await visitor.graphql(
    '{ suppliers(first: 3) { edges { cursor node { id } } nodes { id } pageInfo { startCursor endCursor } } }',
  );
  const { edges, nodes, pageInfo } = suppliers;
  expect(edges.map((edge: { node: unknown }) => edge.node)).toEqual(nodes);
  expect([edges[0].cursor, edges[2].cursor]).toEqual([pageInfo.startCursor, pageInfo.endCursor]);
});

test.each([0, -5, 101, 2_000_000_000])('a page of %i entries is refused', async first => {
  const { status, errors } = await marketplace
    .anonymous()
    .ask(`{ suppliers(first: ${first}) { nodes { id } } }`);
  expect(status).toBe(200);
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
});

test.each([
  ['{ suppliers(sort: DISTANCE) { nodes { id } } }', 'near'],
  ['{ suppliers(near: { latitude: 91, longitude: 0 }) { nodes { id } } }', 'near'],
  ['{ suppliers(filter: { cityId: "San Jose" }) { nodes { id } } }', 'filter.cityId'],
])('%s is refused with its field', async (document, field) => {
  const { errors } = await marketplace.anonymous().ask(document);
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});
