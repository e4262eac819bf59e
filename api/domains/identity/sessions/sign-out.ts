import { evenViewOnly, everybody } from '../../../core/access/rules.ts';
import { operation } from '../../../core/operation/operation.ts';
import { endSession } from './end-session.ts';
import { SignedOut } from './signed-out.ts';

/** Ends the viewer's session; its token no longer works. */
export const signOut = operation(evenViewOnly(everybody), async (work, _: null) => {
  const { ctx, viewer } = work;
  ctx.cookies.clearSession();
  if (!viewer.session) return new SignedOut(false);
  await endSession(work, viewer.session.sessionId);
  return new SignedOut(true);
});
