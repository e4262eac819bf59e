import { passwordChange } from '../../schema/rules/customer.ts';
import { checked } from '../core/checked.ts';
import type { Ctx } from '../core/ctx.ts';
import { preparedOperation, type Work } from '../core/operation.ts';
import { InvalidInput, type Problem } from '../core/problem.ts';
import { signedIn } from '../core/rules.ts';
import { endSessions } from './end-sessions.ts';
import type { ChangePasswordInput } from './identity-inputs.ts';
import { openSession } from './open-session.ts';
import { commonPassword, hashPassword, isCommonPassword } from './password.ts';
import { PasswordChanged } from './password-changed.ts';
import { provePassword } from './prove-password.ts';
import { User } from './user.ts';

const prepare = async (ctx: Ctx, input: ChangePasswordInput): Promise<{ passwordHash: string } | Problem> => {
  const change = checked(passwordChange, input);
  if (change instanceof InvalidInput) return change;
  if (isCommonPassword(change.newPassword)) return new InvalidInput(commonPassword, 'newPassword');
  const refusal = await provePassword(ctx, change.currentPassword, 'currentPassword');
  return refusal ?? { passwordHash: await hashPassword(change.newPassword) };
};

const perform = async (work: Work, { passwordHash }: { passwordHash: string }): Promise<PasswordChanged> => {
  const user = await work.em.findOneOrFail(User, { id: work.viewer.userId });
  user.passwordHash = passwordHash;
  const ended = await endSessions(work, user.id);
  return new PasswordChanged(ended - 1, openSession(work, user));
};

/** Changes the viewer's password. Whoever else is signed in with the old one is out; the viewer gets a new session. */
export const changePassword = preparedOperation(signedIn, prepare, perform);
