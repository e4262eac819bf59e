import type { Sql } from '../../core/database/sql.ts';
import { query } from '../../core/query/query.ts';
import { SandboxClock } from './sandbox-clock.ts';

const aheadQuery = query({ SandboxClock }, from => from.selectFrom('SandboxClock').select('aheadMinutes'));

/** How many minutes the clock of this database is ahead of real time; 0 where it was never moved. */
export const findMinutesAhead = async (sql: Sql): Promise<number> =>
  (await aheadQuery.first(sql, {}))?.aheadMinutes ?? 0;
