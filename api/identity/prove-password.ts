import type { Ctx } from '../core/ctx.ts';
import { type Problem, TooManyAttempts } from '../core/problem.ts';
import { WrongCredentials } from './identity-problems.ts';
import { passwordMatches } from './password.ts';
import { signInAttempts } from './sign-in-attempts.ts';

/**
 * Asks the viewer for their password again before something grave. Counted with the tries at signing in,
 * so that a session somebody left open is no way to guess on.
 */
export const provePassword = async (ctx: Ctx, password: string, field: string): Promise<Problem | null> => {
  const [user] = await ctx.sql.rows<{ email: string; passwordHash: string | null }>(
    'select email, password_hash as "passwordHash" from users where id = $1',
    [ctx.viewer.userId],
  );
  const attempts = signInAttempts(ctx, user!.email);
  const wait = await ctx.services.attempts.take(attempts);
  if (wait > 0) return new TooManyAttempts(wait);
  if (!(await passwordMatches(user!.passwordHash, password))) {
    return new WrongCredentials('This is not your current password.', field);
  }
  await ctx.services.attempts.giveBack(attempts);
  return null;
};
