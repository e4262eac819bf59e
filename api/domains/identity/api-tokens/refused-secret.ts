import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof.ts';
import { limitTries } from '../signing-in/limit-tries.ts';

/** Refuses a secret to viewers who did not prove recently who they are, or had many; null for all others. */
export const refusedSecret = async (ctx: Ctx): Promise<Problem | null> =>
  needsFreshProof(ctx) ??
  limitTries(ctx, [{ kind: 'secrets of API tokens by account', key: ctx.viewer.userId }]);
