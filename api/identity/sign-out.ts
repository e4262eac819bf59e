import { operation } from '../core/operation.ts';
import { everybody } from '../core/rules.ts';
import { Session } from './session.ts';
import { SessionEnded } from './session-ended.ts';
import { SignedOut } from './signed-out.ts';

/** Ends the viewer's session; its token is dead from then on. */
export const signOut = operation(everybody, async ({ ctx, viewer, em, record }, _: null) => {
  ctx.cookies.clearSession();
  if (!viewer.session) return new SignedOut(false);
  const { sessionId } = viewer.session;
  await em.nativeDelete(Session, { id: sessionId });
  record(new SessionEnded(sessionId));
  return new SignedOut(true);
});
