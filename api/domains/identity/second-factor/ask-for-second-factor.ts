import type { Work } from '../../../core/operation/operation.ts';
import type { User } from '../user.ts';
import { ChallengePurpose } from './factor-challenge.ts';
import { waysOf } from './factor-way.ts';
import { factorsOf } from './factors-of.ts';
import { issueChallenge } from './issue-challenge.ts';
import { passkeyRequest } from './passkeys/passkey-request.ts';
import { SecondFactorNeeded } from './second-factor-needed.ts';

/**
 * Asks for the second factor of an account whose first one was just proven; undefined when it has none. A new password
 * is set only when the second factor completes the reset: a mailbox alone changes nothing.
 */
export const askForSecondFactor = async (
  work: Work,
  { id: userId }: User,
  newPasswordHash?: string,
): Promise<SecondFactorNeeded | undefined> => {
  const factors = await factorsOf(work.sql, userId);
  const ways = waysOf(factors);
  if (ways.length === 0) return undefined;
  const request = factors.passkeys.length > 0 ? await passkeyRequest(work.ctx, factors.passkeys) : null;
  const issued = issueChallenge(work, {
    userId,
    purpose: newPasswordHash ? ChallengePurpose.PASSWORD_RESET : ChallengePurpose.SIGN_IN,
    webauthnChallenge: request?.webauthnChallenge ?? null,
    ...(newPasswordHash && { passwordHash: newPasswordHash }),
  });
  return new SecondFactorNeeded({ ...issued, ways, passkeyOptions: request?.options ?? null });
};
