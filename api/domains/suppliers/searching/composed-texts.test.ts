import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Marketplace } from '../../../testing/marketplace.ts';

let marketplace: Marketplace;
let cityId: string;
let kitchenId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const { kitchen } = await marketplace.kitchenOwner('Asha Rao');
  kitchenId = kitchen.id;
  const { supplier } = await marketplace
    .anonymous()
    .graphql('query ($id: ID!) { supplier(id: $id) { city { id } } }', { id: kitchenId });
  cityId = supplier.city.id;
});
afterAll(() => marketplace.close());

/** Texts that a request runs and that displace others when they are many. */
const preparedBy = async (selected: string): Promise<string[]> => {
  const rows = vi.spyOn(marketplace.services.sql, 'rows');
  await marketplace.anonymous().graphql(`{ ${selected} }`);
  const prepared = rows.mock.calls.filter(([, , mode = 'prepared']) => mode === 'prepared');
  rows.mockRestore();
  return prepared.map(([text]) => text);
};

const filter = (more: string) => `filter: { cityId: "${cityId}" ${more} }`;

describe('a visitor who varies what is searched for', () => {
  test.each([
    [
      'the size of a page and the columns',
      () => `suppliers(${filter('')}, first: 3) { nodes { kitchenName } }`,
      () => `suppliers(${filter('')}, first: 4, sort: NAME) { nodes { story zipCode } }`,
    ],
    [
      'the words',
      () => `suppliers(${filter('text: "dosa"')}) { nodes { id } }`,
      () => `suppliers(${filter('text: "masala dosa paneer tikka"')}) { nodes { id } }`,
    ],
    [
      'what is counted',
      () => `supplierFacets(${filter('text: "dosa"')}) { __typename }`,
      () =>
        `supplierFacets(${filter('text: "dal chawal roti", minimumRating: 2')}, priceUnderCents: 900) { __typename }`,
    ],
    [
      'the facts of a kitchen',
      () => `supplier(id: "${kitchenId}") { kitchenName }`,
      () => `supplier(id: "${kitchenId}") { kitchenName latitude offersPickup }`,
    ],
  ])('displaces no prepared statement by %s', async (_, first, second) => {
    const known = await preparedBy(first());
    const more = (await preparedBy(second())).filter(text => !known.includes(text));
    expect(more).toEqual([]);
  });
});
