import { NotSignedIn } from '../../core/failures.ts';
import type { Sql } from '../../core/sql.ts';

/**
 * Locks a user row, so that changes to one person's data run one by one: the next waits until this transaction ends.
 * Refuses an account that was deleted meanwhile.
 */
export const lockUser = async (sql: Sql, userId: string): Promise<void> => {
  const locked = await sql.rows(
    'select id from users where id = $1 and disabled_at is null for no key update',
    [userId],
  );
  if (locked.length === 0) throw new NotSignedIn();
};
