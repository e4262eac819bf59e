import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { Role } from '../../../core/access/role.ts';
import type { Columns } from '../../../core/query/columns.ts';
import type { User } from '../user.ts';
import type { Session } from './session.ts';
import { sessionLifetime } from './session-lifetime.ts';

/** A statement on sessions `s` and users `u`. */
type OfUser = ExpressionBuilder<{ s: Columns<Session>; u: Columns<User> }, 's' | 'u'>;

/** Condition for a session to be used still at a time. */
export const isUnexpired =
  (now: Expression<string>) =>
  (on: OfUser): Expression<SqlBool> => {
    const { adminIdleSeconds, idleSeconds } = sessionLifetime;
    const idle = on.case('u.role').when(Role.ADMIN).then(adminIdleSeconds).else(idleSeconds).end();
    const idleSince = sql<string>`${now}::timestamptz - make_interval(secs => ${idle})`;
    return on.and([on('s.expiresAt', '>', now), on('s.lastUsedAt', '>', idleSince)]);
  };

/** Condition for a session to be valid at a time: unexpired, and its user's account is enabled. */
export const isOpen =
  (now: Expression<string>) =>
  (on: OfUser): Expression<SqlBool> =>
    on.and([on('u.disabledAt', 'is', null), isUnexpired(now)(on)]);
