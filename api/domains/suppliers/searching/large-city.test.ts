import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { SupplierSort } from './supplier-inputs.ts';
import { SupplierQuery, scanLimitFor } from './supplier-query.sql.ts';

let marketplace: Marketplace;
let [mumbai, pune]: TestCity[] = [];

const scanned = scanLimitFor(20);

/** More kitchens than a search scans, all better rated than those that come after. */
const fillUp = async (city: TestCity) => {
  const { sql } = marketplace;
  await sql.rows(
    `insert into users (id, role, name, email, created_at)
     select gen_random_uuid(), 'SUPPLIER', 'Cook', n || '@cooks.example', now()
     from generate_series(1, $1::int) n`,
    [scanned + 100],
  );
  await sql.rows(
    `insert into suppliers (id, user_id, city_id, kitchen_name, cook_name, description, cuisine_type, address, zip_code,
       latitude, longitude, daily_capacity, capacity, rating, is_active, search_text, created_at)
     select u.id, u.id, $1, 'Dabba', 'Cook', '', 'Goan', '', '95110', 37, -121, '11-25', 20, 4.5, true,
       'dabba goan masala dosa', now()
     from users u where u.email like '%@cooks.example'`,
    [city.id],
  );
  await sql.rows('update cities set supplier_count = supplier_count + $2 where id = $1', [
    city.id,
    scanned + 100,
  ]);
  await sql.rows('analyze suppliers');
};

beforeAll(async () => {
  marketplace = await Marketplace.open({}, await createTestDatabase());
  mumbai = await aCity(marketplace, { name: 'Mumbai' });
  pune = await aCity(marketplace, { name: 'Pune' });
  await fillUp(mumbai);
  await aKitchen(marketplace, mumbai, { kitchenName: 'Zoya’s Rasoi', rating: 3 });
  await aKitchen(marketplace, mumbai, { kitchenName: 'Zoë at Home', rating: 2 });
  await aKitchen(marketplace, mumbai, { kitchenName: 'Little Qi', rating: 1 });
  await aKitchen(marketplace, pune, { kitchenName: 'Zoya of Pune', rating: 5 });
});
afterAll(() => marketplace.close());

const found = async (filter: object) => {
  const document = `query ($filter: SupplierFilter) {
    suppliers(filter: $filter, first: 5) { nodes { kitchenName } pageInfo { hasNextPage } } }`;
  const { suppliers } = await marketplace.anonymous().graphql(document, { filter });
  return suppliers.nodes.map((kitchen: { kitchenName: string }) => kitchen.kitchenName);
};

test('a rare word is found behind more kitchens than a search scans, within its city', async () => {
  expect(await found({ cityId: mumbai!.id, text: 'zoya' })).toEqual(['Zoya’s Rasoi']);
  expect(await found({ city: 'Mumbai', state: 'CA', text: 'RASOI zoya' })).toEqual(['Zoya’s Rasoi']);
  expect(await found({ cityId: mumbai!.id, text: 'zoya goan' })).toEqual([]);
  expect(await found({ cityId: mumbai!.id, text: 'pizza' })).toEqual([]);
});

test('and in the whole country, or in all cities of a name', async () => {
  expect(await found({ text: 'zoya' })).toEqual(['Zoya of Pune', 'Zoya’s Rasoi']);
  expect(await found({ city: 'Mumbai', text: 'zoya' })).toEqual(['Zoya’s Rasoi']);
  expect(await found({ state: 'CA', text: 'zoya' })).toEqual(['Zoya of Pune', 'Zoya’s Rasoi']);
});

test('parts of words, words of two letters and letters with accents are found there too', async () => {
  expect(await found({ cityId: mumbai!.id, text: 'oya' })).toEqual(['Zoya’s Rasoi']);
  expect(await found({ cityId: mumbai!.id, text: 'qi' })).toEqual(['Little Qi']);
  expect(await found({ cityId: mumbai!.id, text: 'qi little' })).toEqual(['Little Qi']);
  expect(await found({ text: 'qi' })).toEqual(['Little Qi']);
  expect(await found({ cityId: mumbai!.id, text: 'zoë' })).toEqual(['Zoë at Home']);
});

test('a search for 200 kitchens finds them too, and the rare one behind them', async () => {
  const search = async (query: string) => {
    const { body } = await marketplace
      .anonymous()
      .rest('GET', `/api/search?city=Mumbai&state=CA&query=${query}`);
    return body.map((kitchen: { kitchenName: string }) => kitchen.kitchenName);
  };
  expect(await search('dosa')).toEqual(Array(200).fill('Dabba'));
  expect(await search('zoya')).toEqual(['Zoya’s Rasoi']);
});

const planOf = async (words: string) => {
  const search = { filter: { cityId: mumbai!.id, text: words }, sort: SupplierSort.RATING };
  const { text, values, mode } = new SupplierQuery(search, marketplace.clock.read(), 20, 'fullTextFallback');
  const plan = await marketplace.sql.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values, mode);
  return plan.map(line => line['QUERY PLAN']).join('\n');
};

test('the trigram index is used, except for words of one or two letters', async () => {
  expect(await planOf('zoya qi')).toContain('Bitmap Index Scan on suppliers_trigrams');
  expect(await planOf('qi')).not.toContain('trigrams');
});
