import type { Sql } from '../core/sql.ts';
import { sessionLifetime } from './session-lifetime.ts';

/** Which of these sessions are not over. */
export const openSessions = async (sql: Sql, ids: string[], now: Date): Promise<Set<string>> => {
  const sessions = await sql.rows<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id
     where s.id = any($1::uuid[]) and s.expires_at > $2 and u.disabled_at is null
       and s.last_used_at > $2::timestamptz - make_interval(secs =>
         case u.role when 'ADMIN' then $3::int else $4::int end)`,
    [ids, now, sessionLifetime.adminIdleSeconds, sessionLifetime.idleSeconds],
  );
  return new Set(sessions.map(({ id }) => id));
};
