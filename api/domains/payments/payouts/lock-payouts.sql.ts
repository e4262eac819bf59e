import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { query } from '../../../core/query/query.ts';
import { Payout } from './payout.ts';

const lockTable = query({ Payout }, on => ({
  compile: () => sql`lock table ${sql.table('Payout')} in share row exclusive mode`.compile(on),
}));

/**
 * Lets one transaction at a time make or change payouts, so that none pays an entry twice and none includes what
 * another withholds. Payouts can be read meanwhile. Text, because Kysely has no word for locking a table.
 */
export const lockPayouts = async (on: Sql): Promise<void> => {
  await lockTable.all(on, {});
};
