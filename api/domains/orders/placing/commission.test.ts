import { afterAll, beforeAll, expect, test } from 'vitest';
import { commissionOf as expectedCommission } from '../../../../schema/commission.ts';
import { commissionPercent } from '../../../../schema/constants.ts';
import type { Database } from '../../../platform/database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { commissionOf } from './commission.sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the statements that charge the commission take what the screens say, for every total up to $10,000', async () => {
  const rows = await database.sql.rows<{ total: number; commission: number }>(
    `select total, ${commissionOf('total', '$1')} as commission from generate_series(0, 1000000) as total`,
    [commissionPercent],
  );
  const different = rows.filter(({ total, commission }) => commission !== expectedCommission(total));
  expect(rows).toHaveLength(1_000_001);
  expect(different).toEqual([]);
});
