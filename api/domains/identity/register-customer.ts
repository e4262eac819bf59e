import { type CustomerRegistration, customerRegistration } from '../../../schema/rules/customer.ts';
import { Role } from '../../core/access/role.ts';
import { everybody } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { claimAddress, isAddressTaken } from './claim-address.ts';
import { mayMailLink } from './email/may-mail-link.ts';
import { requestEmailProof } from './email/request-email-proof.ts';
import { guessablePassword } from './guessable-password.ts';
import type { RegisterCustomerInput } from './identity-inputs.ts';
import { EmailTaken } from './identity-problems.ts';
import { hashPassword } from './password.ts';
import { openSession } from './sessions/open-session.ts';
import { limitTries } from './signing-in/limit-tries.ts';
import type { SignedIn } from './signing-in/signed-in.ts';
import { User } from './user.ts';

interface Prepared {
  registration: Omit<CustomerRegistration, 'password'> & { passwordHash: string };
  isLinkMailed: boolean;
}

const prepare = async (ctx: Ctx, input: RegisterCustomerInput): Promise<Prepared | Problem> => {
  const registration = checked(customerRegistration, input);
  if (registration instanceof InvalidInput) return registration;
  const { password, ...facts } = registration;
  const guessable = await guessablePassword(password, facts);
  if (guessable) return new InvalidInput(guessable, 'password');
  const takenAddress = { kind: 'taken addresses by source', key: ctx.source };
  const refused = await limitTries(ctx, [takenAddress, { kind: 'registrations by source', key: ctx.source }]);
  if (refused) return refused;
  if (await isAddressTaken(ctx.sql, { email: facts.email, role: Role.CUSTOMER })) return new EmailTaken();
  await ctx.services.attempts.giveBack([takenAddress]);
  const isLinkMailed = await mayMailLink(ctx);
  return { registration: { ...facts, passwordHash: await hashPassword(password) }, isLinkMailed };
};

const perform = async (work: Work, { registration, isLinkMailed }: Prepared): Promise<SignedIn | Problem> => {
  const { em, sql, now } = work;
  const { email } = registration;
  if (!(await claimAddress(sql, { email, role: Role.CUSTOMER }))) return new EmailTaken();
  const user = em.create(User, {
    ...registration,
    id: newIdentifier(now),
    role: Role.CUSTOMER,
    language: 'en',
    createdAt: now,
  });
  await em.persist(user).flush();
  if (isLinkMailed) await requestEmailProof(work, user);
  return openSession(work, user);
};

/** Opens a customer account and signs in. The role is never read from input. */
export const registerCustomer = preparedOperation(everybody, prepare, perform);
