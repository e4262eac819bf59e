import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { settingUpFactors } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { WrongCode, WrongCredentials } from '../identity-problems.ts';
import { ChallengeExpired, PasskeyRefused } from '../second-factor/second-factor-problems.ts';
import { ProveAgainInput } from './proof-inputs.ts';
import { proveAgain } from './prove-again.ts';
import { ProvenAgain } from './proven-again.ts';
import { ProofStarted, startProof } from './start-proof.ts';

const StartProofResult = createUnionType({
  name: 'StartProofResult',
  description: 'Ways to prove who the viewer is, or why there are none now.',
  types: () => [ProofStarted, TooManyAttempts] as const,
});

const ProveAgainResult = createUnionType({
  name: 'ProveAgainResult',
  description: 'Renewed session, or why the proof was refused.',
  types: () =>
    [
      ProvenAgain,
      InvalidInput,
      WrongCredentials,
      WrongCode,
      PasskeyRefused,
      ChallengeExpired,
      TooManyAttempts,
    ] as const,
});

/** Fresh proof of who the viewer is, for what answers with FreshProofNeeded. */
@Resolver()
export class FreshProofResolver {
  @Visible(settingUpFactors)
  @Mutation(() => StartProofResult, { description: 'Begins a proof of who the viewer is.' })
  startProof(@Context() ctx: Ctx): Promise<ProofStarted | Problem> {
    return startProof(ctx, null);
  }

  @Visible(settingUpFactors)
  @Mutation(() => ProveAgainResult, {
    description: 'Proves again who the viewer is; the session gets a new token, and the earlier one ends.',
  })
  proveAgain(
    @Context() ctx: Ctx,
    @Arg('input', () => ProveAgainInput, { description: 'Proof.' }) input: ProveAgainInput,
  ): Promise<ProvenAgain | Problem> {
    return proveAgain(ctx, input);
  }
}
