import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../user.ts';
import { isOpen } from './is-open.ts';
import { Session } from './session.ts';

const openSessionsQuery = query(
  { Session, User },
  (from, { ids, now }: Given<{ ids: readonly string[]; now: Date }>) =>
    from
      .selectFrom('Session as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .where(s => s('s.id', '=', s.fn.any(ids)))
      .where(isOpen(now))
      .select('s.id'),
);

/** Returns those of these sessions that are still open. */
export const openSessions = async (sql: Sql, ids: string[], now: Date): Promise<Set<string>> => {
  const sessions = await openSessionsQuery.all(sql, { ids, now });
  return new Set(sessions.map(({ id }) => id));
};
