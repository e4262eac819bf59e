import { mailedCodeSignIn } from '../../../../schema/rules/mailed-code.ts';
import { Role } from '../../../core/access/role.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { AccountEvent } from '../../identity/account-event.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
import { matchMailedCode } from '../../identity/signing-in/match-mailed-code.ts';
import { PasswordNeeded } from '../../identity/signing-in/password-needed.ts';
import { proveCounted } from '../../identity/signing-in/prove-within-limits.ts';
import { rememberClient } from '../../identity/signing-in/recognize-client.ts';
import { useUpMailedCode } from '../../identity/signing-in/use-up-mailed-code.ts';
import { User } from '../../identity/user.ts';
import { WrongCode } from '../registration/registration-problems.ts';
import { openSupplierSession } from './open-supplier-session.ts';

interface Entered {
  email: string;
  code: string;
  asKitchen: boolean;
}

interface Proven {
  codeId: string;
  userId: string;
}

/** An address may have an account of each role; the screen where the code is entered decides which one. */
const accountOf = async (ctx: Ctx, email: string, asKitchen: boolean): Promise<User | undefined> => {
  const accounts = await ctx.services.entityManager().find(User, { email, disabledAt: null });
  const order = asKitchen
    ? [Role.SUPPLIER, Role.ADMIN, Role.CUSTOMER]
    : [Role.ADMIN, Role.CUSTOMER, Role.SUPPLIER];
  return order.map(role => accounts.find(account => account.role === role)).find(Boolean);
};

/** Counted by network only: a code cannot be guessed, and no stranger can use up its owner's tries. */
const prepare = async (ctx: Ctx, { email, code, asKitchen }: Entered): Promise<Proven | Problem> => {
  const entered = checked(mailedCodeSignIn, { email, code });
  if (entered instanceof InvalidInput) return entered;
  return proveCounted(ctx, [{ kind: 'codes entered by source', key: ctx.source }], async () => {
    const account = await accountOf(ctx, entered.email, asKitchen);
    const codeId = await matchMailedCode(ctx, entered);
    if (account && codeId) return { codeId, userId: account.id };
    const fingerprint = ctx.services.vault.fingerprint('log', entered.email).slice(0, 16);
    ctx.noteSecurity('code refused', account ? { userId: account.id } : { account: fingerprint });
    return new WrongCode();
  });
};

/**
 * Signs in by a code mailed to the address of an account. For an admin a mailbox is not enough: the client becomes a
 * recognized device, where strangers cannot use up the password tries, and the password is required as well.
 */
export const signInWithMailedCode = preparedOperation(
  everybody,
  prepare,
  async (work, { codeId, userId }: Proven) => {
    const user = await work.em.findOne(User, { id: userId, disabledAt: null });
    if (!user || !(await useUpMailedCode(work, codeId, user))) return new WrongCode();
    work.record(new AccountEvent('SIGN_IN_CODE_USED', user));
    if (user.role === Role.SUPPLIER) return openSupplierSession(work, user.id);
    if (user.role === Role.CUSTOMER) return openSession(work, user);
    await rememberClient(work, user.id);
    return new PasswordNeeded();
  },
);
