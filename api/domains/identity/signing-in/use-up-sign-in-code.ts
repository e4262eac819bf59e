import type { Sql } from '../../../core/sql.ts';

/** Invalidates a correct code and all others of the account. False when it was already used. */
export const useUpSignInCode = async (sql: Sql, signInId: string, userId: string): Promise<boolean> => {
  const used = await sql.rows('delete from sign_in_codes where id = $1 returning id', [signInId]);
  await sql.rows('delete from sign_in_codes where user_id = $1', [userId]);
  return used.length > 0;
};
