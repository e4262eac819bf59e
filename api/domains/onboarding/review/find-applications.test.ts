import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { manyKitchens } from '../../../testing/builders/many-kitchens.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { findKitchens } from '../../suppliers/admin/find-kitchens.ts';
import { findApplications } from './find-applications.ts';

let marketplace: Marketplace;
let ravi: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open({}, await createTestDatabase());
  const city = await aCity(marketplace);
  await manyKitchens(marketplace, city, 5000);
  const waiting = { city, status: 'documents_submitted' } as const;
  await marketplace.kitchenOwner('Lata Menon', { ...waiting, email: 'lata@coconut.example' });
  await marketplace.kitchenOwner('Nila Iyer', { ...waiting, kitchenName: 'Coconut Grove' });
  // Fresh entries wait beside an index of letters until it is tidied up.
  await marketplace.sql.rows('vacuum analyze');
  ravi = await marketplace.admin('Ravi');
});
afterAll(() => marketplace.close());

const find = async (search: string): Promise<string[]> => {
  const text =
    'query ($search: String) { applications(search: $search) { nodes { supplier { cookName } } } }';
  const { applications } = await ravi.graphql(text, { search });
  return applications.nodes.map((each: { supplier: { cookName: string } }) => each.supplier.cookName).sort();
};

test('Ravi finds an application by a substring of the kitchen, the cook, or the email address', async () => {
  expect(await find('coconut')).toEqual(['Lata Menon', 'Nila Iyer']);
  expect(await find(' MENON ')).toEqual(['Lata Menon']);
  expect(await find('100%')).toEqual([]);
  expect(await find('\u0000')).toHaveLength(20);
});

test('a search uses the trigram index, not every kitchen', async () => {
  const [search, all] = [
    { text: 'coconut', cityId: null, status: null },
    { first: 20, after: null },
  ];
  for (const plan of [
    await planOf(marketplace, ctx => findApplications(ctx, { search: 'coconut', first: 20 })),
    await planOf(marketplace, ctx => findKitchens(ctx, search, all)),
  ]) {
    expect(plan).toContain('kitchens_by_words');
    expect(plan).toContain('users_by_letters');
    expect(plan).not.toMatch(/Seq Scan on (suppliers|users|applications)/);
  }
});
