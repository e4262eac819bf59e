import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { WrongCode } from '../identity-problems.ts';
import { replaceForgottenPassword } from '../replace-forgotten-password.ts';
import { User } from '../user.ts';
import type { ProvenSignIn } from './prove-sign-in.ts';
import { ChallengeExpired } from './second-factor-problems.ts';
import { useUpChallenge } from './try-challenge.ts';

/**
 * Uses up a challenge and the factor that answered it; returns whose session to open. Of two requests with the same
 * challenge, or with the same code, one succeeds.
 */
export const finishSignIn = async (
  work: Work,
  { challenge, factor }: ProvenSignIn,
): Promise<User | Problem> => {
  const user = await work.em.findOne(
    User,
    { id: factor.userId, disabledAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!user || !(await useUpChallenge(work.sql, challenge.id))) return new ChallengeExpired();
  if (!(await factor.useUp(work))) return new WrongCode();
  if (challenge.passwordHash) await replaceForgottenPassword(work, user, challenge.passwordHash);
  return user;
};
