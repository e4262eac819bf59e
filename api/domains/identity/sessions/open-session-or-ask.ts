import type { Work } from '../../../core/operation/operation.ts';
import { askForSecondFactor } from '../second-factor/ask-for-second-factor.ts';
import type { SecondFactorNeeded } from '../second-factor/second-factor-needed.ts';
import type { SignedIn } from '../signing-in/signed-in.ts';
import type { User } from '../user.ts';
import { openSession } from './open-session.ts';

/** Opens a session after the first factor, or asks for the second one of an account that has one. */
export const openSessionOrAsk = async (
  work: Work,
  user: User,
  isTakenOver = false,
): Promise<SignedIn | SecondFactorNeeded> =>
  (await askForSecondFactor(work, user)) ?? openSession(work, user, { isTakenOver });
