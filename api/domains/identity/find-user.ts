import type { Role } from '../../core/access/role.ts';
import { peopleOnly } from '../../core/access/rules.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from './user.ts';
import { type UserRow, userColumns } from './user-columns.ts';

const usersQuery = query({ User }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('User as u')
    .where(u => u('u.id', '=', u.fn.any(ids)))
    .select(userColumns),
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
  ctx.viewer.must(peopleOnly);
  return (await usersQuery.first(ctx.sql, { ids: [ctx.viewer.userId] })) ?? null;
};

/** Loads accounts that orders and the like belong to, batched. For staff: an account is private. */
export const userById = batched(async (ctx, ids) => {
  const users = await usersQuery.all(ctx.sql, { ids });
  return new Map(users.map(user => [user.id, user]));
});

/** Loads the enabled accounts of an address with one of these roles, an admin's first. For sign-in only. */
export const usersByEmail = (ctx: Ctx, email: string, roles: Role[]) =>
  accountsQuery.all(ctx.sql, { email, roles });
