import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { AccountEvent } from '../account-event.ts';
import { rememberClient } from '../signing-in/recognize-client.ts';
import { SignedIn } from '../signing-in/signed-in.ts';
import type { User } from '../user.ts';
import { endSession } from './end-session.ts';
import { Session } from './session.ts';
import { SessionEnded } from './session-ended.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { hashOf, newToken } from './token.ts';

/** Opens a session. It replaces the previous session of the browser, so that none is left open. */
export const openSession = async (work: Work, user: User): Promise<SignedIn> => {
  const { ctx, em } = work;
  const before = ctx.cookies.session
    ? await em.findOne(Session, { tokenHash: hashOf(ctx.cookies.session) })
    : null;
  await rememberClient(work, user.id);
  work.record(new AccountEvent('SIGNED_IN', user));
  if (before && before.userId !== user.id) await endSession(work, before.id);
  const opened = newSession(work, user);
  const isRenewed = before?.userId === user.id && (await renew(work, before.id, opened.row));
  if (!isRenewed) em.create(Session, { userId: user.id, ...opened.row });
  return opened.signedIn;
};

/** Gives an open session a new id and token; the old token no longer works. False when the session has ended. */
export const renewSession = async (work: Work, user: User, sessionId: string): Promise<SignedIn | null> => {
  const opened = newSession(work, user);
  return (await renew(work, sessionId, opened.row)) ? opened.signedIn : null;
};

/** Updates the key in place, so that rows that reference the session follow. */
const renew = async ({ em, record }: Work, sessionId: string, row: SessionRow): Promise<boolean> => {
  const renewed = await em.nativeUpdate(Session, { id: sessionId }, row);
  if (renewed > 0) record(new SessionEnded(sessionId));
  return renewed > 0;
};

type SessionRow = Omit<Session, 'userId'>;

/** Creates a session with its own token, which is returned once and stored as a hash. */
const newSession = ({ ctx, now }: Work, user: User): { row: SessionRow; signedIn: SignedIn } => {
  const token = newToken();
  const row = {
    id: newIdentifier(now),
    tokenHash: hashOf(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime.absoluteSeconds * 1000),
  };
  ctx.cookies.setSession(token, row.expiresAt);
  return { row, signedIn: new SignedIn(user, token, row.id) };
};
