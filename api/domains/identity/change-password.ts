import { LockMode } from '@mikro-orm/core';
import { passwordChange } from '../../../schema/rules/customer.ts';
import { staffPasswordChange } from '../../../schema/rules/staff.ts';
import { Role } from '../../core/access/role.ts';
import { signedIn } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { AccountEvent } from './account-event.ts';
import { viewerAsUser } from './find-user.ts';
import { needsProofBesidesPassword } from './fresh-proof/needs-proof-besides-password.ts';
import { guessablePassword } from './guessable-password.ts';
import type { ChangePasswordInput } from './identity-inputs.ts';
import { hashPassword } from './password.ts';
import { PasswordChanged } from './password-changed.ts';
import { PasswordReplaced } from './password-replaced.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { renewSession } from './sessions/open-session.ts';
import { limitTries } from './signing-in/limit-tries.ts';
import { provePassword } from './signing-in/prove-password.ts';
import { forgetOtherClients } from './signing-in/recognize-client.ts';
import { User } from './user.ts';

const prepare = async (ctx: Ctx, input: ChangePasswordInput): Promise<{ passwordHash: string } | Problem> => {
  const rule = ctx.viewer.is(Role.ADMIN) ? staffPasswordChange : passwordChange;
  const change = checked(rule, input);
  if (change instanceof InvalidInput) return change;
  const guessable = await guessablePassword(change.newPassword, (await viewerAsUser(ctx))!);
  if (guessable) return new InvalidInput(guessable, 'newPassword');
  const stale = await needsProofBesidesPassword(ctx);
  if (stale) return stale;
  const proven = await provePassword(ctx, change.currentPassword, 'currentPassword');
  if (proven instanceof Problem) return proven;
  // Each change emails the address of the account, which may be a stranger's.
  const refused = await limitTries(ctx, [{ kind: 'passwords changed by account', key: proven.userId }]);
  return refused ?? { passwordHash: await hashPassword(change.newPassword) };
};

const perform = async (work: Work, { passwordHash }: { passwordHash: string }): Promise<PasswordChanged> => {
  const { sessionId, userId } = work.viewer.session!;
  // Of several concurrent requests the first changes it and ends the sessions of the others.
  const user = await work.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  user.passwordHash = passwordHash;
  const others = await endSessions(work, user.id, sessionId);
  await forgetOtherClients(work, user.id);
  const renewed = await renewSession(work, user, sessionId);
  if (!renewed) throw new NotSignedIn();
  work.record(new AccountEvent('PASSWORD_CHANGED', user, { sessionsEnded: others }));
  work.record(new PasswordReplaced(user.id, 'OLD_PASSWORD'));
  return new PasswordChanged(others, renewed);
};

/** Changes the viewer's password. All sessions end, and the viewer gets a new one. */
export const changePassword = preparedOperation(signedIn, prepare, perform);
