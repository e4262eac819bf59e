import { hasRight } from '../../../../schema/staff-rights.ts';
import { Role } from '../../../core/access/role.ts';
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
      .leftJoin('User as viewed', join =>
        join
          .onRef('viewed.id', '=', 's.viewing')
          .on('s.viewUntil', '>', now)
          .on('viewed.role', '<>', Role.ADMIN),
      )
      .where('s.tokenHash', '=', tokenHash)
      .where(isOpen(now))
      .select(['viewed.id as viewedId', 'viewed.role as viewedRole', 's.viewUntil'])
      .select(['s.id as sessionId', 'u.id as userId', 'u.role', 'u.staffRole', 's.lastUsedAt', 's.expiresAt'])
      .select(['s.provenAt', 's.isLimited']),
);

const recordUse = query({ Session }, (on, { sessionId, now }: Given<{ sessionId: string; now: Date }>) =>
  on.updateTable('Session').set({ lastUsedAt: now }).where('id', '=', sessionId),
);

/** Loads the open session of a token hash with its user, or null. Records its use now and then. */
export const readSession = async (sql: Sql, tokenHash: string, now: Date): Promise<OpenSession | null> => {
  const session = await sessionQuery.first(sql, { tokenHash, now });
  if (!session) return null;
  const { lastUsedAt, expiresAt, viewedId, viewedRole, viewUntil, ...facts } = session;
  if (now.getTime() - new Date(lastUsedAt).getTime() > sessionLifetime.touchSeconds * 1000) {
    noteUse(sql, facts.sessionId, now);
  }
  const provenAt = facts.provenAt ? new Date(facts.provenAt) : null;
  const own = { ...facts, provenAt, expiresAt: new Date(expiresAt) };
  if (!viewedId || !viewedRole || !viewUntil || !hasRight(facts.staffRole, 'VIEW_AS')) return own;
  return asViewed(own, { id: viewedId, role: viewedRole, until: new Date(viewUntil) });
};

/** The session as the person it shows; it is read again when the view ends. */
const asViewed = (own: OpenSession, { id, role, until }: Viewed): OpenSession => ({
  sessionId: own.sessionId,
  userId: id,
  role,
  staffRole: null,
  viewedBy: { staffId: own.userId, staffRole: own.staffRole!, until },
  expiresAt: until < own.expiresAt ? until : own.expiresAt,
});

/** Not awaited: a write may wait for locks, and a failed one is made up for by the next request. */
const noteUse = (sql: Sql, sessionId: string, now: Date): void => {
  recordUse.all(sql, { sessionId, now }).catch(() => undefined);
};

interface Viewed {
  id: string;
  role: Role;
  until: Date;
}
