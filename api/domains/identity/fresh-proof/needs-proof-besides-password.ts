import type { Ctx } from '../../../core/operation/ctx.ts';
import type { FreshProofNeeded } from '../identity-problems.ts';
import { factorsOf, hasFactor } from '../second-factor/factors-of.ts';
import { needsFreshProof } from './needs-fresh-proof.ts';

/** A password is not enough for an account with a second factor: it needs a fresh proof as well. */
export const needsProofBesidesPassword = async (ctx: Ctx): Promise<FreshProofNeeded | undefined> =>
  hasFactor(await factorsOf(ctx.sql, ctx.viewer.userId)) ? needsFreshProof(ctx) : undefined;
