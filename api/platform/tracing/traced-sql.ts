import type { Sql } from '../../core/database/sql.ts';
import type { Tracing } from '../../core/interfaces/tracing.ts';
import { statementSpan } from './statement-span.ts';

/** Runs statements as `sql` does, each in a span that has its wait for a connection in it. */
export const tracedSql = (sql: Sql, tracing: Tracing): Sql => ({
  rows: (text, values, mode) => tracing.child(statementSpan(text), () => sql.rows<never>(text, values, mode)),
});
