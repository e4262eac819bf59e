import type { Attempt } from '../../../core/operation/attempt-limiter.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { TooManyAttempts } from '../../../core/operation/problem.ts';

/** Counts a try against these limits, the narrowest first; returns the refusal of the first one reached, or null. */
export const limitTries = async (ctx: Ctx, attempts: Attempt[]): Promise<TooManyAttempts | null> => {
  const reached = await ctx.services.attempts.take(attempts);
  if (!reached) return null;
  ctx.noteSecurity('limit reached', { reason: reached.kind });
  return new TooManyAttempts(reached.waitSeconds, reached.isFirst);
};
