import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { textOf } from '../../../core/query/text.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { isBeyondReach, zipCodeOf } from './delivers-to-address.ts';

test('an address is judged by one of all ZIP codes, found by its index', async () => {
  const marketplace = await Marketplace.open({}, await createTestDatabase());
  const plan = await marketplace.sql.rows<{ 'QUERY PLAN': string }>(
    `explain select ${textOf(isBeyondReach(sql.lit('95112')))} from suppliers s`,
  );
  expect(plan.map(line => line['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(zip_code = '95112'/);
  await marketplace.close();
});

test.each([
  ['12 Oak Lane, San Jose, CA 95112', '95112'],
  ['12 Oak Lane, San Jose, CA 95112-1204 ', '95112'],
  ['95112 Oak Lane, San Jose', null],
  ['12 Oak Lane, San Jose, CA 9511', null],
])('the ZIP code of %j is %j', (address, zipCode) => {
  expect(zipCodeOf(address)).toBe(zipCode);
});
