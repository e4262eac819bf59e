import type { Attempt, Ctx } from '../../../core/ctx.ts';
import { TooManyAttempts } from '../../../core/problem.ts';

/** Counts a try at these limits, the narrowest first; the refusal of the first that is reached, or null. */
export const limitTries = async (ctx: Ctx, attempts: Attempt[]): Promise<TooManyAttempts | null> => {
  const reached = await ctx.services.attempts.take(attempts);
  if (!reached) return null;
  ctx.noteSecurity('limit reached', { reason: reached.kind });
  return new TooManyAttempts(reached.waitSeconds, reached.isFirst);
};
