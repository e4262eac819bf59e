import { LockMode } from '@mikro-orm/core';
import { signInCode } from '../../../../schema/rules/supplier-sign-in.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { proveEmail } from '../../identity/email/prove-email.ts';
import { WrongCode } from '../../identity/identity-problems.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { trySignInCode } from '../../identity/signing-in/try-sign-in-code.ts';
import { useUpSignInCode } from '../../identity/signing-in/use-up-sign-in-code.ts';
import { User } from '../../identity/user.ts';
import type { SignInCodeInput } from '../registration/registration-inputs.ts';
import { openSupplierSession } from './open-supplier-session.ts';

interface Proven {
  signInId: string;
  userId: string;
}

const prepare = async (ctx: Ctx, { signInId, code }: SignInCodeInput): Promise<Proven | Problem> => {
  const entered = checked(signInCode, code, 'code');
  if (entered instanceof InvalidInput) return entered;
  const refused = await limitTries(ctx, [{ kind: 'codes entered by source', key: ctx.source }]);
  if (refused) return refused;
  const userId = await trySignInCode(ctx, signInId, entered);
  if (userId) return { signInId, userId };
  ctx.noteSecurity('code refused', {});
  return new WrongCode();
};

const perform = async (work: Work, { signInId, userId }: Proven) => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const user = await work.em.findOne(User, { id: userId, disabledAt: null }, { lockMode });
  if (!user || !(await useUpSignInCode(work.sql, signInId, userId))) return new WrongCode();
  return openSupplierSession(work, userId, { isTakenOver: await proveEmail(work, user) });
};

/** Signs in a kitchen by the code mailed to it: once, before it expires, and only in the sign-in that requested it. */
export const enterSignInCode = preparedOperation(everybody, prepare, perform);
