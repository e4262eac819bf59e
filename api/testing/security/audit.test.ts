import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('GraphQL over HTTP follows its specification', async () => {
  const results = await auditServer({ url: `${marketplace.origin}/graphql`, fetchFn: fetch });
  const failed = results.filter(
    result => result.status === 'error' || (result.status !== 'ok' && result.name.startsWith('MUST')),
  );
  expect(results.length).toBeGreaterThan(50);
  expect(failed.map(result => result.name)).toEqual([]);
});
