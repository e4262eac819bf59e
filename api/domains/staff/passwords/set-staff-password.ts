import { LockMode } from '@mikro-orm/core';
import { staffNewPassword } from '../../../../schema/rules/staff.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { guessablePassword } from '../../identity/guessable-password.ts';
import { hashPassword } from '../../identity/password.ts';
import { replaceForgottenPassword } from '../../identity/replace-forgotten-password.ts';
import { askForSecondFactor } from '../../identity/second-factor/ask-for-second-factor.ts';
import type { SecondFactorNeeded } from '../../identity/second-factor/second-factor-needed.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
import { hashOf } from '../../identity/sessions/token.ts';
import type { SignedIn } from '../../identity/signing-in/signed-in.ts';
import { User } from '../../identity/user.ts';
import { findPasswordLink } from './find-password-link.ts';
import type { SetStaffPasswordInput } from './password-link-inputs.ts';
import { PasswordLinkOver } from './password-link-problems.ts';
import { StaffPasswordLink } from './staff-password-link.ts';

interface Setting {
  token: string;
  userId: string;
  passwordHash: string;
}

/** The token is checked before a password is hashed, which strangers could otherwise make us do. */
const prepare = async (ctx: Ctx, { token, ...input }: SetStaffPasswordInput): Promise<Setting | Problem> => {
  const link = await findPasswordLink(ctx, token);
  if (!link) return new PasswordLinkOver();
  const entered = checked(staffNewPassword, input);
  if (entered instanceof InvalidInput) return entered;
  const guessable = await guessablePassword(entered.newPassword, link);
  if (guessable) return new InvalidInput(guessable, 'newPassword');
  return { token, userId: link.userId, passwordHash: await hashPassword(entered.newPassword) };
};

/** Of two people with the same link the first locks the account and deletes the link; the second finds none. */
const perform = async (
  work: Work,
  { token, userId, passwordHash }: Setting,
): Promise<SignedIn | SecondFactorNeeded | Problem> => {
  const { em } = work;
  const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!(await findPasswordLink(work, token))) return new PasswordLinkOver();
  await em.nativeDelete(StaffPasswordLink, { tokenHash: hashOf(token) });
  const needed = await askForSecondFactor(work, user, passwordHash);
  if (needed) return needed;
  await replaceForgottenPassword(work, user, passwordHash);
  return openSession(work, user);
};

/**
 * Sets the new password of a staff member by the link an owner sent. All sessions end, and this client is signed in. Of
 * an account with a second factor nothing changes before that is proven as well.
 */
export const setStaffPassword = preparedOperation(everybody, prepare, perform);
