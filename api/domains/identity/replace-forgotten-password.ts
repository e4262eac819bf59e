import { Role } from '../../core/access/role.ts';
import type { Work } from '../../core/operation/operation.ts';
import { AccountEvent } from './account-event.ts';
import { PasswordReplaced } from './password-replaced.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { forgetOtherClients } from './signing-in/recognize-client.ts';
import type { User } from './user.ts';

/** Sets the new password of a reset whose every factor was proven; all sessions end. */
export const replaceForgottenPassword = async (
  work: Work,
  user: User,
  passwordHash: string,
): Promise<void> => {
  user.passwordHash = passwordHash;
  const sessionsEnded = await endSessions(work, user.id);
  await forgetOtherClients(work, user.id);
  work.record(new AccountEvent('PASSWORD_RESET', user, { sessionsEnded }));
  // Staff reset theirs only by a link.
  work.record(new PasswordReplaced(user.id, user.role === Role.ADMIN ? 'MAILED_LINK' : 'MAILED_CODE'));
};
