import type { Sql } from '../../core/database/sql.ts';
import type { Metrics } from '../../core/interfaces/metrics.ts';

/** Runs statements as `sql` does, and times them. */
export const measuredSql = (sql: Sql, metrics: Metrics): Sql => ({
  rows: async (text, values, mode) => {
    const end = metrics.statementBegan();
    try {
      const rows = await sql.rows<never>(text, values, mode);
      end('ok');
      return rows;
    } catch (error) {
      end('failed');
      throw error;
    }
  },
});
