import type { Sql } from '../core/sql.ts';

/** Column values by column name; every row of one call has the same columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Inserts any number of rows in one statement; columns not named take their defaults. */
export const insertRows = async (db: Sql, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await db.rows(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
};
