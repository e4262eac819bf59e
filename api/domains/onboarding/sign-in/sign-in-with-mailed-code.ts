import { LockMode } from '@mikro-orm/core';
import { mailedCodeSignIn } from '../../../../schema/rules/mailed-code.ts';
import { Role } from '../../../core/access/role.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { AccountEvent } from '../../identity/account-event.ts';
import { proveEmail } from '../../identity/email/prove-email.ts';
import { WrongCode } from '../../identity/identity-problems.ts';
import { noteNewDevice } from '../../identity/sessions/note-new-device.ts';
import { openSessionOrAsk } from '../../identity/sessions/open-session-or-ask.ts';
import { PasswordNeeded } from '../../identity/signing-in/password-needed.ts';
import { type ProvenCode, proveMailedCode } from '../../identity/signing-in/prove-mailed-code.ts';
import { rememberClient } from '../../identity/signing-in/recognize-client.ts';
import { useUpMailedCode } from '../../identity/signing-in/use-up-mailed-code.ts';
import { User } from '../../identity/user.ts';
import { openSupplierSession } from './open-supplier-session.ts';

interface Entered {
  email: string;
  code: string;
  asKitchen: boolean;
}

/** Which account is meant depends on the screen where the code is entered. */
const prepare = async (ctx: Ctx, { email, code, asKitchen }: Entered): Promise<ProvenCode | Problem> => {
  const entered = checked(mailedCodeSignIn, { email, code });
  if (entered instanceof InvalidInput) return entered;
  const roles = asKitchen
    ? [Role.SUPPLIER, Role.ADMIN, Role.CUSTOMER]
    : [Role.ADMIN, Role.CUSTOMER, Role.SUPPLIER];
  return proveMailedCode(ctx, entered, roles);
};

/**
 * Signs in by a code mailed to the address of an account. For an admin a mailbox is not enough: the client becomes a
 * recognized device, where strangers cannot use up the password tries, and the password is required as well.
 */
export const signInWithMailedCode = preparedOperation(
  everybody,
  prepare,
  async (work, { codeId, account }: ProvenCode) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await work.em.findOne(User, { id: account.id, disabledAt: null }, { lockMode });
    if (!user || !(await useUpMailedCode(work, codeId, user))) return new WrongCode();
    work.record(new AccountEvent('SIGN_IN_CODE_USED', user));
    const isTakenOver = await proveEmail(work, user);
    if (user.role === Role.SUPPLIER) return openSupplierSession(work, user.id, { isTakenOver });
    if (user.role === Role.CUSTOMER) return openSessionOrAsk(work, user, isTakenOver);
    await noteNewDevice(work, user.id);
    await rememberClient(work, user.id);
    return new PasswordNeeded();
  },
);
