import type { Sql } from '../../core/database/sql.ts';
import { query, type RowOf } from '../../core/query/query.ts';
import { StoredSandbox } from './stored-sandbox.ts';

const storedQuery = query({ StoredSandbox }, from =>
  from.selectFrom('StoredSandbox').select(['aheadMinutes', 'passedJobsFrom', 'cards']),
);

/** The sandbox that a database is one of; undefined where it is none. */
export const findStoredSandbox = (sql: Sql): Promise<RowOf<typeof storedQuery> | undefined> =>
  storedQuery.first(sql, {});
