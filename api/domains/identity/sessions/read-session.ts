import type { SessionFacts } from '../../../core/access/viewer.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../user.ts';
import { isOpen } from './is-open.ts';
import { Session } from './session.ts';
import { sessionLifetime } from './session-lifetime.ts';

export interface OpenSession extends SessionFacts {
  expiresAt: Date;
}

const sessionQuery = query(
  { Session, User },
  (from, { tokenHash, now }: Given<{ tokenHash: string; now: Date }>) =>
    from
      .selectFrom('Session as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .where('s.tokenHash', '=', tokenHash)
      .where(isOpen(now))
      .select(['s.id as sessionId', 'u.id as userId', 'u.role', 's.lastUsedAt', 's.expiresAt']),
);

const recordUse = query({ Session }, (on, { sessionId, now }: Given<{ sessionId: string; now: Date }>) =>
  on.updateTable('Session').set({ lastUsedAt: now }).where('id', '=', sessionId),
);

/** Loads the open session of a token hash with its user, or null. Records its use now and then. */
export const readSession = async (sql: Sql, tokenHash: string, now: Date): Promise<OpenSession | null> => {
  const session = await sessionQuery.first(sql, { tokenHash, now });
  if (!session) return null;
  const { lastUsedAt, expiresAt, ...facts } = session;
  if (now.getTime() - new Date(lastUsedAt).getTime() > sessionLifetime.touchSeconds * 1000) {
    noteUse(sql, facts.sessionId, now);
  }
  return { ...facts, expiresAt: new Date(expiresAt) };
};

/** Not awaited: a write may wait for locks, and a failed one is made up for by the next request. */
const noteUse = (sql: Sql, sessionId: string, now: Date): void => {
  recordUse.all(sql, { sessionId, now }).catch(() => undefined);
};
