import type { Sql } from '../../core/database/sql.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from './user.ts';

const lockEnabled = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('User')
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .select('id')
    .forNoKeyUpdate(),
);

/**
 * Locks a user row, so that changes to one person's data run one by one: the next waits until this transaction ends.
 * Refuses an account that was deleted meanwhile.
 */
export const lockUser = async (sql: Sql, userId: string): Promise<void> => {
  if (!(await lockEnabled.first(sql, { userId }))) throw new NotSignedIn();
};
