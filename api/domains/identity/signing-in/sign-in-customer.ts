import { customerSignIn } from '../../../../schema/rules/customer.ts';
import { Role } from '../../../core/access/role.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { usersByEmail } from '../find-user.ts';
import type { SignInCustomerInput } from '../identity-inputs.ts';
import { WrongCredentials } from '../identity-problems.ts';
import { passwordMatches } from '../password.ts';
import { openSession } from '../sessions/open-session.ts';
import { User } from '../user.ts';
import { proveWithinLimits } from './prove-within-limits.ts';

const prepare = async (ctx: Ctx, input: SignInCustomerInput): Promise<{ userId: string } | Problem> => {
  const credentials = checked(customerSignIn, input);
  if (credentials instanceof InvalidInput) return credentials;
  const { email, password } = credentials;
  const [user] = await usersByEmail(ctx, email, [Role.ADMIN, Role.CUSTOMER]);
  return proveWithinLimits(ctx, { key: email, userId: user?.id }, [], async () => {
    const matches = await passwordMatches(user?.passwordHash, password);
    return user && matches ? { userId: user.id } : new WrongCredentials();
  });
};

/** Signs in a customer, or an admin, by email and password. Unknown accounts and wrong passwords get the same refusal. */
export const signInCustomer = preparedOperation(everybody, prepare, async (work, { userId }) =>
  openSession(work, await work.em.findOneOrFail(User, { id: userId })),
);
