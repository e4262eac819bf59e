import type { Sql } from '../core/sql.ts';

/** What builders put their people and kitchens on. */
export interface Stage {
  sql: Sql;
  clock: { read(): Date };
}
