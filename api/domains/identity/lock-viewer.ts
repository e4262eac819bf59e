import { NotSignedIn } from '../../core/operation/failures.ts';
import type { Work } from '../../core/operation/operation.ts';
import { lockUser } from './lock-user.ts';
import { Session } from './sessions/session.ts';

/**
 * Locks the viewer's user row, as lockUser does, for what outlives the session: staff, or the owner of the mailbox, may
 * have ended it while this waited.
 */
export const lockViewer = async ({ em, sql, viewer }: Work): Promise<void> => {
  await lockUser(sql, viewer.userId);
  if ((await em.count(Session, { id: viewer.session!.sessionId })) === 0) throw new NotSignedIn();
};
