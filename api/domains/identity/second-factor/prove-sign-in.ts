import { factorAnswer } from '../../../../schema/rules/second-factor.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { proveCounted } from '../signing-in/prove-within-limits.ts';
import { ChallengePurpose } from './factor-challenge.ts';
import { proveFactor } from './prove-factor.ts';
import type { ProvenFactor } from './proven-factor.ts';
import type { CompleteSignInInput } from './second-factor-inputs.ts';
import { ChallengeExpired } from './second-factor-problems.ts';
import { type TriedChallenge, tryChallenge } from './try-challenge.ts';

const purposes = [
  ChallengePurpose.SIGN_IN,
  ChallengePurpose.PASSWORD_RESET,
  ChallengePurpose.PASSKEY_SIGN_IN,
];

export interface ProvenSignIn {
  challenge: TriedChallenge;
  factor: ProvenFactor;
}

/** Verifies the second factor of a sign-in that has begun; the first was proven, or the passkey is both. */
export const proveSignIn = async (ctx: Ctx, input: CompleteSignInInput): Promise<ProvenSignIn | Problem> => {
  const answer = checked(factorAnswer, input);
  if (answer instanceof InvalidInput) return answer;
  return proveCounted(ctx, [{ kind: 'codes entered by source', key: ctx.source }], async () => {
    const challenge = await tryChallenge(ctx, answer.challenge, purposes);
    if (!challenge) return new ChallengeExpired();
    const factor = await proveFactor(ctx, challenge, answer);
    return factor instanceof Problem ? factor : { challenge, factor };
  });
};
