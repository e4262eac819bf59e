import { NotSignedIn } from '../../core/failures.ts';
import type { Sql } from '../../core/sql.ts';

/**
 * Lets changes to what one person has take turns: the next waits until this transaction ends. Whoever left
 * meanwhile has nothing to change any more.
 */
export const lockUser = async (sql: Sql, userId: string): Promise<void> => {
  const held = await sql.rows(
    'select id from users where id = $1 and disabled_at is null for no key update',
    [userId],
  );
  if (held.length === 0) throw new NotSignedIn();
};
