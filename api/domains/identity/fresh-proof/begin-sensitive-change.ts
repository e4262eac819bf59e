import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { limitTries } from '../signing-in/limit-tries.ts';
import { needsFreshProof } from './needs-fresh-proof.ts';

/** What changes that email their person require: a fresh proof, and not too many. `limit` counts by account. */
export const beginSensitiveChange = async (ctx: Ctx, limit: string): Promise<Problem | undefined> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  return (await limitTries(ctx, [{ kind: limit, key: ctx.viewer.userId }])) ?? undefined;
};
