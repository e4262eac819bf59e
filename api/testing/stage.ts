import type { Sql } from '../core/database/sql.ts';

/** What builders of test data need. */
export interface Stage {
  sql: Sql;
  clock: { read(): Date };
}
