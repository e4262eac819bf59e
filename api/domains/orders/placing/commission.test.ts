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

const mostCents = 1_000_000;
const centsPerStatement = 50_000;

test('the statements that charge the commission take what the screens say, for every total up to $10,000', async () => {
  for (let from = 0; from <= mostCents; from += centsPerStatement) {
    const rows = await database.sql.rows<{ total: number; commission: number }>(
      `select total, ${commissionOf('total', '$1')} as commission from generate_series($2::int, $3::int) as total`,
      [commissionPercent, from, from + centsPerStatement - 1],
    );
    expect(rows).toHaveLength(centsPerStatement);
    expect(rows.filter(({ total, commission }) => commission !== expectedCommission(total))).toEqual([]);
  }
});
