import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof.ts';
import { limitTries } from '../signing-in/limit-tries.ts';

/** What every change of second factors requires: a fresh proof, and not too many, as each one emails the person. */
export const beginFactorChange = async (ctx: Ctx): Promise<Problem | undefined> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  const changes = [{ kind: 'factors changed by account', key: ctx.viewer.userId }];
  return (await limitTries(ctx, changes)) ?? undefined;
};
