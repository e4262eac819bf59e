import { themselves } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../user.ts';
import { sessionsOfAccount } from './end-oldest-sessions.ts';
import { isOpen } from './is-open.ts';
import { Session } from './session.ts';

const sessionsQuery = query(
  { Session, User },
  (from, { userId, now }: Given<{ userId: string; now: Date }>) =>
    from
      .selectFrom('Session as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .where('s.userId', '=', userId)
      .where(isOpen(now))
      .select(['s.id', 's.device', 's.network', 's.createdAt', 's.lastUsedAt', 's.expiresAt'])
      .orderBy('s.lastUsedAt', 'desc')
      .orderBy('s.id', 'desc')
      .limit(sessionsOfAccount),
);

export type SessionRow = RowOf<typeof sessionsQuery>;

/** Loads the open sessions of the viewer, the one used last first. */
export const findMySessions = (ctx: Ctx): Promise<SessionRow[]> => {
  ctx.viewer.must(themselves);
  return sessionsQuery.all(ctx.sql, { userId: ctx.viewer.userId, now: ctx.now });
};
