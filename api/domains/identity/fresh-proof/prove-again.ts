import { LockMode } from '@mikro-orm/core';
import { passwordProof } from '../../../../schema/rules/customer.ts';
import { mailedCodeSignIn } from '../../../../schema/rules/mailed-code.ts';
import { factorAnswer } from '../../../../schema/rules/second-factor.ts';
import { settingUpFactors } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { NotSignedIn } from '../../../core/operation/failures.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { AccountEvent } from '../account-event.ts';
import { WrongCode } from '../identity-problems.ts';
import { ChallengePurpose } from '../second-factor/factor-challenge.ts';
import { factorsOf, hasFactor } from '../second-factor/factors-of.ts';
import { proveFactor } from '../second-factor/prove-factor.ts';
import { ChallengeExpired } from '../second-factor/second-factor-problems.ts';
import { type TriedChallenge, tryChallenge, useUpChallenge } from '../second-factor/try-challenge.ts';
import { renewSession } from '../sessions/open-session.ts';
import { proveMailedCode } from '../signing-in/prove-mailed-code.ts';
import { provePassword } from '../signing-in/prove-password.ts';
import { useUpMailedCode } from '../signing-in/use-up-mailed-code.ts';
import { User } from '../user.ts';
import type { ProveAgainInput } from './proof-inputs.ts';
import { ProvenAgain } from './proven-again.ts';
import { ProofWay } from './start-proof.ts';

/** A verified proof, still to be used up in the transaction. */
interface Proof {
  challengeId: string;
  way: ProofWay;
  useUp(work: Work, user: User): Promise<boolean>;
}

type Verified = Omit<Proof, 'challengeId'>;

const byPassword = async (ctx: Ctx, input: ProveAgainInput): Promise<Verified | Problem> => {
  const given = checked(passwordProof, input);
  if (given instanceof InvalidInput) return given;
  const proven = await provePassword(ctx, given.password, 'password');
  return proven instanceof Problem ? proven : { way: ProofWay.PASSWORD, useUp: async () => true };
};

const byMailedCode = async (ctx: Ctx, { email, role }: User, code: string): Promise<Verified | Problem> => {
  const given = checked(mailedCodeSignIn, { email, code });
  if (given instanceof InvalidInput) return new InvalidInput(given.message, 'mailedCode');
  const proven = await proveMailedCode(ctx, given, [role]);
  if (proven instanceof Problem) return proven;
  return {
    way: ProofWay.MAILED_CODE,
    useUp: (work, user) => useUpMailedCode(work, proven.codeId, user),
  };
};

const byFactor = async (
  ctx: Ctx,
  challenge: TriedChallenge,
  input: ProveAgainInput,
): Promise<Verified | Problem> => {
  const answer = checked(factorAnswer, input);
  if (answer instanceof InvalidInput) return answer;
  return proveFactor(ctx, challenge, answer);
};

/**
 * Of an account with a second factor nothing less is a proof: a password or a mailbox may be what a stranger at the
 * session has as well.
 */
const verified = async (
  ctx: Ctx,
  challenge: TriedChallenge,
  input: ProveAgainInput,
): Promise<Verified | Problem> => {
  const { userId } = ctx.viewer;
  if (hasFactor(await factorsOf(ctx.sql, userId))) return byFactor(ctx, challenge, input);
  const user = await ctx.services.entityManager().findOneOrFail(User, { id: userId });
  return user.passwordHash ? byPassword(ctx, input) : byMailedCode(ctx, user, input.mailedCode ?? '');
};

const prepare = async (ctx: Ctx, input: ProveAgainInput): Promise<Proof | Problem> => {
  const challenge = await tryChallenge(ctx, input.challenge, [ChallengePurpose.PROOF]);
  if (challenge?.userId !== ctx.viewer.userId) return new ChallengeExpired();
  const proof = await verified(ctx, challenge, input);
  return proof instanceof Problem ? proof : { ...proof, challengeId: challenge.id };
};

const perform = async (work: Work, proof: Proof): Promise<ProvenAgain | Problem> => {
  const { sessionId, userId } = work.viewer.session!;
  const user = await work.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!(await useUpChallenge(work.sql, proof.challengeId))) return new ChallengeExpired();
  if (!(await proof.useUp(work, user))) return new WrongCode();
  const renewed = await renewSession(work, user, sessionId, { provenAt: work.now });
  if (!renewed) throw new NotSignedIn();
  work.record(new AccountEvent('PROVEN_AGAIN', user, { way: proof.way }));
  return new ProvenAgain(renewed);
};

/**
 * Proves again who the viewer is. The session gets a new id and token, so that no server believes the earlier facts,
 * and the earlier token is worth nothing.
 */
export const proveAgain = preparedOperation(settingUpFactors, prepare, perform);
