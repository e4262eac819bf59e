import { expect, test } from 'vitest';
import { Marketplace } from '../testing/marketplace.ts';
import { isBeyondReach } from './delivery-reach.ts';

test('an address is judged by one of all ZIP codes, found by its index', async () => {
  const marketplace = await Marketplace.open();
  const plan = await marketplace.sql.rows<{ 'QUERY PLAN': string }>(
    `explain select ${isBeyondReach("'12 Oak Lane, San Jose, CA 95112'")} from suppliers s`,
  );
  expect(plan.map(line => line['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(zip_code = '95112'/);
  await marketplace.close();
});
