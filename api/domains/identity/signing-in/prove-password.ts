import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { WrongCredentials } from '../identity-problems.ts';
import { passwordMatches } from '../password.ts';
import { User } from '../user.ts';
import { proveCounted } from './prove-within-limits.ts';

const passwordQuery = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('User').where('id', '=', userId).select('passwordHash'),
);

/**
 * Verifies the viewer's password before a critical change. Tries are counted per session: an unattended session does
 * not allow guessing, and guesses elsewhere do not keep the owner from changing the password or leaving.
 */
export const provePassword = async (
  ctx: Ctx,
  password: string,
  field: string,
): Promise<{ userId: string } | Problem> => {
  const { userId, session } = ctx.viewer;
  const user = await passwordQuery.first(ctx.sql, { userId });
  const tries = [{ kind: 'password asked by session', key: session!.sessionId }];
  return proveCounted(ctx, tries, async () => {
    if (await passwordMatches(user?.passwordHash, password)) return { userId };
    ctx.noteSecurity('password refused', {});
    return new WrongCredentials('Your current password is incorrect.', field);
  });
};
