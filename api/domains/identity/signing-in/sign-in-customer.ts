import { LockMode } from '@mikro-orm/core';
import { customerSignIn } from '../../../../schema/rules/customer.ts';
import { Role } from '../../../core/access/role.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { usersByEmail } from '../find-user.ts';
import type { SignInCustomerInput } from '../identity-inputs.ts';
import { WrongCredentials } from '../identity-problems.ts';
import { passwordMatches } from '../password.ts';
import { openSessionOrAsk } from '../sessions/open-session-or-ask.ts';
import { User } from '../user.ts';
import { proveWithinLimits } from './prove-within-limits.ts';

interface Proven {
  userId: string;
  passwordHash: string | null;
}

const prepare = async (ctx: Ctx, input: SignInCustomerInput): Promise<Proven | Problem> => {
  const credentials = checked(customerSignIn, input);
  if (credentials instanceof InvalidInput) return credentials;
  const { email, password } = credentials;
  const [user] = await usersByEmail(ctx, email, [Role.ADMIN, Role.CUSTOMER]);
  return proveWithinLimits(ctx, { key: email, userId: user?.id }, [], async () => {
    const matches = await passwordMatches(user?.passwordHash, password);
    return user && matches ? { userId: user.id, passwordHash: user.passwordHash } : new WrongCredentials();
  });
};

/** The password may be replaced between its check and this lock; then it opens no session. */
const perform = async (work: Work, { userId, passwordHash }: Proven) => {
  const lockMode = LockMode.PESSIMISTIC_READ;
  const user = await work.em.findOne(User, { id: userId, passwordHash, disabledAt: null }, { lockMode });
  return user ? openSessionOrAsk(work, user) : new WrongCredentials();
};

/**
 * Signs in a customer, or an admin, by email and password, and a second factor of an account that has one. Unknown
 * accounts and wrong passwords get the same refusal.
 */
export const signInCustomer = preparedOperation(everybody, prepare, perform);
