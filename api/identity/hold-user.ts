import type { Sql } from '../core/sql.ts';

/** Lets changes to what one person has take turns: the next waits until this transaction ends. */
export const holdUser = async (sql: Sql, userId: string): Promise<void> => {
  await sql.rows('select from users where id = $1 for no key update', [userId]);
};
