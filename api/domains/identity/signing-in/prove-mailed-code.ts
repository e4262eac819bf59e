import type { MailedCodeSignIn } from '../../../../schema/rules/mailed-code.ts';
import type { Role } from '../../../core/access/role.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { WrongCode } from '../identity-problems.ts';
import { User } from '../user.ts';
import { matchMailedCode } from './match-mailed-code.ts';
import { proveCounted } from './prove-within-limits.ts';

export interface ProvenCode {
  codeId: string;
  account: User;
}

/** An address may have an account of each role; the first of these roles is meant. */
const accountOf = async (ctx: Ctx, email: string, roles: readonly Role[]): Promise<User | undefined> => {
  const accounts = await ctx.services.entityManager().find(User, { email, disabledAt: null });
  return roles.map(role => accounts.find(account => account.role === role)).find(Boolean);
};

/**
 * Verifies a code mailed to the address of an account. Counted by network only: a code cannot be guessed, and no
 * stranger can use up its owner's tries.
 */
export const proveMailedCode = (
  ctx: Ctx,
  entered: MailedCodeSignIn,
  roles: readonly Role[],
): Promise<ProvenCode | Problem> =>
  proveCounted(ctx, [{ kind: 'codes entered by source', key: ctx.source }], async () => {
    const account = await accountOf(ctx, entered.email, roles);
    const codeId = await matchMailedCode(ctx, entered);
    if (account && codeId) return { codeId, account };
    const fingerprint = ctx.services.vault.fingerprint('log', entered.email).slice(0, 16);
    ctx.noteSecurity('code refused', account ? { userId: account.id } : { account: fingerprint });
    return new WrongCode();
  });
