import { withIncluded } from '../../../../schema/api-scopes.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { OpenSession } from '../sessions/read-session.ts';
import { sessionLifetime } from '../sessions/session-lifetime.ts';
import { User } from '../user.ts';
import { ApiToken } from './api-token.ts';

const tokenQuery = query(
  { ApiToken, User },
  (from, { secretHash, now }: Given<{ secretHash: string; now: Date }>) =>
    from
      .selectFrom('ApiToken as t')
      .innerJoin('User as u', 'u.id', 't.userId')
      .where(t =>
        t.or([
          t('t.secretHash', '=', secretHash),
          t.and([t('t.formerHash', '=', secretHash), t('t.formerEndsAt', '>', now)]),
        ]),
      )
      .where('t.expiresAt', '>', now)
      .where('u.disabledAt', 'is', null)
      .select(['t.id as sessionId', 'u.id as userId', 'u.role', 'u.staffRole', 't.scopes'])
      .select(['t.secretHash', 't.formerEndsAt', 't.lastUsedAt', 't.expiresAt']),
);

const recordUse = query({ ApiToken }, (on, { tokenId, now }: Given<{ tokenId: string; now: Date }>) =>
  on.updateTable('ApiToken').set({ lastUsedAt: now }).where('id', '=', tokenId),
);

/** Loads the API token of a secret's hash with its person, or null. Records its use now and then. */
export const readApiToken = async (sql: Sql, secretHash: string, now: Date): Promise<OpenSession | null> => {
  const token = await tokenQuery.first(sql, { secretHash, now });
  if (!token) return null;
  const { sessionId, userId, role, staffRole, scopes, lastUsedAt } = token;
  if (!lastUsedAt || now.getTime() - new Date(lastUsedAt).getTime() > sessionLifetime.touchSeconds * 1000) {
    noteUse(sql, sessionId, now);
  }
  const isFormer = token.secretHash !== secretHash;
  const expiresAt = new Date(isFormer ? token.formerEndsAt! : token.expiresAt);
  return { sessionId, userId, role, staffRole, scopes: withIncluded(scopes), expiresAt };
};

/** Not awaited, as that of sessions: a failed one is made up for by the next request. */
const noteUse = (sql: Sql, tokenId: string, now: Date): void => {
  recordUse.all(sql, { tokenId, now }).catch(() => undefined);
};
