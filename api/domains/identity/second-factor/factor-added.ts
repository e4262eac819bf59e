import type { Work } from '../../../core/operation/operation.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { Session } from '../sessions/session.ts';
import { SessionEnded } from '../sessions/session-ended.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { RecoveryCode } from './recovery-codes/recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes/replace-recovery-codes.ts';
import { SecondFactorAdded } from './second-factor.ts';

/**
 * What follows from adding a second factor. With the first one there are recovery codes, every other session ends,
 * because none was opened with a second factor, and this one is no longer limited to setting one up.
 */
export const factorAdded = async (work: Work): Promise<SecondFactorAdded> => {
  const { ctx, em, viewer } = work;
  await em.flush();
  const hasCodes = (await em.count(RecoveryCode, { userId: viewer.userId })) > 0;
  const recoveryCodes = hasCodes ? null : await replaceRecoveryCodes(work, viewer.userId);
  await em.flush();
  if (!hasCodes) await keepThisSession(work);
  return new SecondFactorAdded(await findSecondFactor(ctx, em), recoveryCodes);
};

/** Its cached facts are evicted in every process, as if it had ended. */
const keepThisSession = async (work: Work): Promise<void> => {
  const { userId, sessionId } = work.viewer.session!;
  await endSessions(work, userId, sessionId);
  const limited = await work.em.nativeUpdate(
    Session,
    { id: sessionId, isLimited: true },
    { isLimited: false },
  );
  if (limited > 0) work.record(new SessionEnded(sessionId));
};
