import { signedIn } from '../../../core/access/rules.ts';
import { operation } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { AccountEvent } from '../account-event.ts';
import { SessionNotFound } from '../identity-problems.ts';
import { endSession } from './end-session.ts';
import { Session } from './session.ts';
import { SignedOut } from './signed-out.ts';

/** Ends one session of the viewer, on another device or here. */
export const endMySession = operation(
  signedIn,
  async (work, sessionId: string): Promise<SignedOut | Problem> => {
    const { ctx, em, viewer } = work;
    const { userId, role } = viewer.session!;
    const own = isIdentifier(sessionId) && (await em.findOne(Session, { id: sessionId, userId }));
    if (!own) return new SessionNotFound();
    await endSession(work, own.id);
    if (own.id === viewer.session!.sessionId) ctx.cookies.clearSession();
    work.record(new AccountEvent('SESSION_ENDED', { id: userId, role }));
    return new SignedOut(true);
  },
);
