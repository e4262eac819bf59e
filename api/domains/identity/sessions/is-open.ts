import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Columns } from '../../../core/query/columns.ts';
import { Role } from '../../../core/role.ts';
import type { User } from '../user.ts';
import type { Session } from './session.ts';
import { sessionLifetime } from './session-lifetime.ts';

type Joined = { s: Columns<Session>; u: Columns<User> };

/** Condition for a session `s` of a user `u` to be valid at a time. */
export const isOpen =
  (now: Expression<string>) =>
  (on: ExpressionBuilder<Joined, 's' | 'u'>): Expression<SqlBool> => {
    const { adminIdleSeconds, idleSeconds } = sessionLifetime;
    const idle = on.case('u.role').when(Role.ADMIN).then(adminIdleSeconds).else(idleSeconds).end();
    return on.and([
      on('s.expiresAt', '>', now),
      on('u.disabledAt', 'is', null),
      on('s.lastUsedAt', '>', sql<string>`${now}::timestamptz - make_interval(secs => ${idle})`),
    ]);
  };
