import type { Sql } from '../core/sql.ts';
import type { SessionFacts } from '../core/viewer.ts';
import { isOpen, sessionLifetime } from './session-lifetime.ts';

/** The open session of a token's hash and whose it is, or null. Writes down now and then that it is used. */
export const readSession = async (sql: Sql, tokenHash: string, now: Date): Promise<SessionFacts | null> => {
  const [session] = await sql.rows<SessionFacts & { lastUsedAt: string }>(
    `select s.id as "sessionId", u.id as "userId", u.role, u.name, s.last_used_at as "lastUsedAt"
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and ${isOpen}`,
    [tokenHash, now],
  );
  if (!session) return null;
  const { lastUsedAt, ...facts } = session;
  if (now.getTime() - new Date(lastUsedAt).getTime() > sessionLifetime.touchSeconds * 1000) {
    await sql.rows('update sessions set last_used_at = $2 where id = $1', [facts.sessionId, now]);
  }
  return facts;
};
