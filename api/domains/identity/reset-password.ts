import { LockMode } from '@mikro-orm/core';
import { passwordReset } from '../../../schema/rules/mailed-code.ts';
import { Role } from '../../core/access/role.ts';
import { everybody } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { proveEmail } from './email/prove-email.ts';
import { guessablePassword } from './guessable-password.ts';
import type { ResetPasswordInput } from './identity-inputs.ts';
import { ResetUnavailable, WrongCode } from './identity-problems.ts';
import { hashPassword } from './password.ts';
import { replaceForgottenPassword } from './replace-forgotten-password.ts';
import { askForSecondFactor } from './second-factor/ask-for-second-factor.ts';
import type { SecondFactorNeeded } from './second-factor/second-factor-needed.ts';
import { openSession } from './sessions/open-session.ts';
import { proveMailedCode } from './signing-in/prove-mailed-code.ts';
import type { SignedIn } from './signing-in/signed-in.ts';
import { useUpMailedCode } from './signing-in/use-up-mailed-code.ts';
import { User } from './user.ts';

interface Reset {
  codeId: string;
  userId: string;
  passwordHash: string;
}

/** An admin's account comes first, as it does at the sign-in by password. */
const roles = [Role.ADMIN, Role.CUSTOMER, Role.SUPPLIER];

/**
 * What depends on the account is answered only once the code has proven the mailbox: the role, the name that the
 * password may not be, and the time that hashing takes.
 */
const prepare = async (ctx: Ctx, input: ResetPasswordInput): Promise<Reset | Problem> => {
  const reset = checked(passwordReset, input);
  if (reset instanceof InvalidInput) return reset;
  const proven = await proveMailedCode(ctx, reset, roles);
  if (proven instanceof Problem) return proven;
  const { account, codeId } = proven;
  if (account.role !== Role.CUSTOMER) return new ResetUnavailable(account.role);
  const guessable = await guessablePassword(reset.newPassword, account);
  if (guessable) return new InvalidInput(guessable, 'newPassword');
  return { codeId, userId: account.id, passwordHash: await hashPassword(reset.newPassword) };
};

const perform = async (
  work: Work,
  { codeId, userId, passwordHash }: Reset,
): Promise<SignedIn | SecondFactorNeeded | Problem> => {
  const user = await work.em.findOne(
    User,
    { id: userId, disabledAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!user || !(await useUpMailedCode(work, codeId, user))) return new WrongCode();
  const isTakenOver = await proveEmail(work, user);
  const needed = await askForSecondFactor(work, user, passwordHash);
  if (needed) return needed;
  await replaceForgottenPassword(work, user, passwordHash);
  return openSession(work, user, { isTakenOver });
};

/**
 * Sets a customer's new password by a mailed code. All sessions end, and this client is signed in. Of an account with a
 * second factor nothing changes before that is proven as well.
 */
export const resetPassword = preparedOperation(everybody, prepare, perform);
