import type { Role } from '../../core/access/role.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from './user.ts';
import { type UserRow, userColumns } from './user-columns.ts';

const userQuery = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('User as u').where('u.id', '=', userId).select(userColumns),
);

const accountsQuery = query(
  { User },
  (from, { email, roles }: Given<{ email: string; roles: readonly Role[] }>) =>
    from
      .selectFrom('User')
      .where('email', '=', email)
      .where(user => user('role', '=', user.fn.any(roles)))
      .where('disabledAt', 'is', null)
      .select(['id', 'passwordHash'])
      .orderBy('role'),
);

/** Loads the signed-in user; null for an anonymous viewer. */
export const viewerAsUser = async (ctx: Ctx): Promise<UserRow | null> => {
  if (!ctx.viewer.session) return null;
  return (await userQuery.first(ctx.sql, { userId: ctx.viewer.userId })) ?? null;
};

/** Loads the enabled accounts of an address with one of these roles, an admin's first. For sign-in only. */
export const usersByEmail = (ctx: Ctx, email: string, roles: Role[]) =>
  accountsQuery.all(ctx.sql, { email, roles });
