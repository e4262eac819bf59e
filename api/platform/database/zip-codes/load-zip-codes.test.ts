import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sql } from '../../../core/database/sql.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadZipCodes } from './load-zip-codes.ts';

let db: Sql;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ sql: db, close } = await openTestDatabase());
  await loadZipCodes(db);
});
afterAll(() => close());

const count = async (query: string): Promise<number> => {
  const [row] = await db.rows<{ n: number }>(`select count(*)::int as n from (${query}) counted`);
  return row!.n;
};

describe('the ZIP table', () => {
  test('knows every ZIP, and both names where there are two', async () => {
    expect(await count('select distinct zip_code from zip_codes')).toBe(42_578);
    const names = await db.rows<{ city: string }>(
      "select city from zip_codes where zip_code = '06512' order by city",
    );
    expect(names.map(row => row.city)).toEqual(['East Haven', 'New Haven']);
  });

  test('is not loaded twice', async () => {
    const before = await count('select from zip_codes');
    await loadZipCodes(db);
    expect(await count('select from zip_codes')).toBe(before);
  });
});
