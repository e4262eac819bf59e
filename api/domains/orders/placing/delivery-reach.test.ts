import { expect, test } from 'vitest';
import { Marketplace } from '../../../testing/marketplace.ts';
import { isBeyondReach, zipCodeOf } from './delivery-reach.sql.ts';

test('an address is judged by one of all ZIP codes, found by its index', async () => {
  const marketplace = await Marketplace.open();
  const plan = await marketplace.sql.rows<{ 'QUERY PLAN': string }>(
    `explain select ${isBeyondReach("'95112'")} from suppliers s`,
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
