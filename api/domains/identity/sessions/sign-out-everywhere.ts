import { signedIn } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AccountEvent } from '../account-event.ts';
import { endSessions } from './end-sessions.ts';
import { SignedOutEverywhere } from './signed-out-everywhere.ts';

/** Ends all sessions of the viewer, on all devices. */
export const signOutEverywhere = operation(signedIn, async (work: Work, _: null) => {
  work.ctx.cookies.clearSession();
  const { userId, role } = work.viewer.session!;
  const sessionsEnded = await endSessions(work, userId);
  work.record(new AccountEvent('SIGNED_OUT_EVERYWHERE', { id: userId, role }, { sessionsEnded }));
  return new SignedOutEverywhere(sessionsEnded);
});
