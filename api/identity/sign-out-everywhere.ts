import { operation, type Work } from '../core/operation.ts';
import { signedIn } from '../core/rules.ts';
import { endSessions } from './end-sessions.ts';
import { SignedOutEverywhere } from './signed-out-everywhere.ts';

/** Ends every session of the viewer, on every device. */
export const signOutEverywhere = operation(signedIn, async (work: Work, _: null) => {
  work.ctx.cookies.clearSession();
  return new SignedOutEverywhere(await endSessions(work, work.viewer.userId));
});
