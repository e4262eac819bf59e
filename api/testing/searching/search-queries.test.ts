import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoDatabase } from '../demo-database.ts';
import { Marketplace } from '../marketplace.ts';
import { type SearchQuery, searchQueries } from './search-queries.ts';

const document = `query($text: String!, $city: String) {
  search(text: $text, city: $city, first: 3) { kind name } }`;

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open({}, (await DemoDatabase.open()).database);
  marketplace.clock.moveTo(DemoDatabase.now.toISOString());
});
afterAll(() => marketplace.close());

const firstThree = async ({ text, city }: SearchQuery) =>
  (await marketplace.anonymous().graphql(document, { text, city })).search as {
    kind: string;
    name: string;
  }[];

const isRight = ({ kind, name }: SearchQuery, hits: readonly { kind: string; name: string }[]) => {
  if (kind === 'NOTHING') return hits.length === 0;
  const names = name.toLowerCase().split('|');
  return hits.some(hit => hit.kind === kind && names.some(each => hit.name.toLowerCase().includes(each)));
};

test('95 of 100 searches have the right thing among the first three', async () => {
  const wrong: string[] = [];
  for (const query of searchQueries) {
    const hits = await firstThree(query);
    if (!isRight(query, hits))
      wrong.push(
        `${query.text} (${query.city ?? 'anywhere'}): ${hits.map(hit => hit.name).join(', ') || '-'}`,
      );
  }
  console.info(
    `${searchQueries.length - wrong.length} of ${searchQueries.length} right\n${wrong.join('\n')}`,
  );
  expect(wrong.length / searchQueries.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});
