import type { Ctx } from '../../../core/ctx.ts';
import type { Problem } from '../../../core/problem.ts';
import { WrongCredentials } from '../identity-problems.ts';
import { passwordMatches } from '../password.ts';
import { proveCounted } from './prove-within-limits.ts';

/**
 * Asks the viewer for their password again before something grave. Counted by session: one that somebody left open is
 * no way to guess on, and who guesses elsewhere does not keep the owner from leaving or from changing the password.
 */
export const provePassword = async (
  ctx: Ctx,
  password: string,
  field: string,
): Promise<{ userId: string } | Problem> => {
  const { userId, session } = ctx.viewer;
  const [user] = await ctx.sql.rows<{ passwordHash: string | null }>(
    'select password_hash as "passwordHash" from users where id = $1',
    [userId],
  );
  const tries = [{ kind: 'password asked by session', key: session!.sessionId }];
  return proveCounted(ctx, tries, async () => {
    if (await passwordMatches(user?.passwordHash, password)) return { userId };
    ctx.noteSecurity('password refused', {});
    return new WrongCredentials('This is not your current password.', field);
  });
};
