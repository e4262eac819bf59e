import type { Sql } from '../../../core/sql.ts';
import { isOpen } from './session-lifetime.ts';

/** Returns those of these sessions that are still open. */
export const openSessions = async (sql: Sql, ids: string[], now: Date): Promise<Set<string>> => {
  const sessions = await sql.rows<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id
     where s.id = any($1::uuid[]) and ${isOpen}`,
    [ids, now],
  );
  return new Set(sessions.map(({ id }) => id));
};
