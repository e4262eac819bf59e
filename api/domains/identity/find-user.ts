import type { Ctx } from '../../core/ctx.ts';
import type { Role } from '../../core/role.ts';
import { type UserRow, userColumns } from './user-columns.ts';

/** Loads the signed-in user; null for an anonymous viewer. */
export const viewerAsUser = async (ctx: Ctx): Promise<UserRow | null> => {
  if (!ctx.viewer.session) return null;
  const [user] = await ctx.sql.rows<UserRow>(`select ${userColumns} from users u where u.id = $1`, [
    ctx.viewer.userId,
  ]);
  return user ?? null;
};

/** Loads the enabled accounts of an address with one of these roles, an admin's first. For sign-in only. */
export const usersByEmail = (ctx: Ctx, email: string, roles: Role[]) =>
  ctx.sql.rows<{ id: string; passwordHash: string | null }>(
    `select id, password_hash as "passwordHash" from users
     where email = $1 and role = any($2::text[]) and disabled_at is null order by role`,
    [email, roles],
  );
