import type { Sql } from '../core/sql.ts';

/** What builders of test data need. */
export interface Stage {
  sql: Sql;
  clock: { read(): Date };
}
