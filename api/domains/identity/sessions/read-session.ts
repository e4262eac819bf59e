import type { Sql } from '../../../core/sql.ts';
import type { SessionFacts } from '../../../core/viewer.ts';
import { isOpen, sessionLifetime } from './session-lifetime.ts';

export interface OpenSession extends SessionFacts {
  expiresAt: Date;
}

interface SessionRow extends SessionFacts {
  lastUsedAt: string;
  expiresAt: string;
}

/** Loads the open session of a token hash with its user, or null. Records its use now and then. */
export const readSession = async (sql: Sql, tokenHash: string, now: Date): Promise<OpenSession | null> => {
  const [session] = await sql.rows<SessionRow>(
    `select s.id as "sessionId", u.id as "userId", u.role,
       s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt"
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and ${isOpen}`,
    [tokenHash, now],
  );
  if (!session) return null;
  const { lastUsedAt, expiresAt, ...facts } = session;
  if (now.getTime() - new Date(lastUsedAt).getTime() > sessionLifetime.touchSeconds * 1000) {
    noteUse(sql, facts.sessionId, now);
  }
  return { ...facts, expiresAt: new Date(expiresAt) };
};

/** Not awaited: a write may wait for locks, and a failed one is made up for by the next request. */
const noteUse = (sql: Sql, sessionId: string, now: Date): void => {
  const noted = sql.rows('update sessions set last_used_at = $2 where id = $1', [sessionId, now]);
  noted.catch(() => undefined);
};
