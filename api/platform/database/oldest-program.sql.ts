import type { Sql } from '../../core/database/sql.ts';

/** The oldest program that works on the tables, by the last migration that it knows. */
export const findOldestProgram = async (sql: Sql): Promise<string | undefined> => {
  const [row] = await sql.rows<{ last: string }>('select last_migration as last from oldest_program');
  return row?.last;
};
