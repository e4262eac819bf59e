import type { Work } from '../../../core/operation/operation.ts';
import { networkOfAddress } from '../../../core/security/source.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { AccountEvent } from '../account-event.ts';
import { dueFactor, notDue } from '../second-factor/due-factor.ts';
import type { FactorWay } from '../second-factor/factor-way.ts';
import { rememberClient } from '../signing-in/recognize-client.ts';
import { SignedIn } from '../signing-in/signed-in.ts';
import type { User } from '../user.ts';
import { deviceName } from './device-name.ts';
import { endOldestSessions } from './end-oldest-sessions.ts';
import { endSession } from './end-session.ts';
import { endView } from './end-view.ts';
import { noteNewDevice } from './note-new-device.ts';
import { Session } from './session.ts';
import { SessionEnded } from './session-ended.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { hashOf, newToken } from './token.ts';

interface Opening {
  /** The second factor that was proven. */
  factor?: FactorWay;
  isTakenOver?: boolean;
}

/** Opens a session. It replaces the previous session of the browser, so that none is left open. */
export const openSession = async (
  work: Work,
  user: User,
  { factor, isTakenOver = false }: Opening = {},
): Promise<SignedIn> => {
  const { ctx, em } = work;
  const before = ctx.cookies.session
    ? await em.findOne(Session, { tokenHash: hashOf(ctx.cookies.session) })
    : null;
  await noteNewDevice(work, user.id);
  await rememberClient(work, user.id);
  work.record(new AccountEvent('SIGNED_IN', user, factor && { secondFactor: factor }));
  if (before && before.userId !== user.id) await endSession(work, before.id);
  const opened = newSession(work, user);
  const { isDue, isLimited } = factor ? notDue : await dueFactor(work, user);
  const row = { ...opened.row, provenAt: work.now, isLimited };
  const isRenewed = before?.userId === user.id && (await renew(work, before.id, row));
  if (!isRenewed) {
    await endOldestSessions(work, user.id);
    em.create(Session, { userId: user.id, ...row });
  }
  return Object.assign(opened.signedIn, { isTakenOver, isSecondFactorDue: isDue });
};

/**
 * Gives an open session a new id and token; the old token no longer works. Its other facts stay, unless they are
 * changed. Null when the session has ended.
 */
export const renewSession = async (
  work: Work,
  user: User,
  sessionId: string,
  changed: Pick<Session, 'provenAt'> = {},
): Promise<SignedIn | null> => {
  const opened = newSession(work, user);
  return (await renew(work, sessionId, { ...opened.row, ...changed })) ? opened.signedIn : null;
};

/** Updates the key in place, so that rows that reference the session follow. */
const renew = async (work: Work, sessionId: string, row: Partial<Session>): Promise<boolean> => {
  const { em, record } = work;
  await endView(work, sessionId);
  const renewed = await em.nativeUpdate(Session, { id: sessionId }, row);
  if (renewed > 0) record(new SessionEnded(sessionId));
  return renewed > 0;
};

type SessionRow = Omit<Session, 'userId' | 'provenAt' | 'isLimited'>;

/** Creates a session with its own token, which is returned once and stored as a hash. */
const newSession = ({ ctx, now }: Work, user: User): { row: SessionRow; signedIn: SignedIn } => {
  const token = newToken();
  const row = {
    id: newIdentifier(now),
    tokenHash: hashOf(token),
    device: deviceName(ctx.userAgent),
    network: networkOfAddress(ctx.address),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime.absoluteSeconds * 1000),
  };
  ctx.cookies.setSession(token, row.expiresAt);
  return { row, signedIn: new SignedIn(user, token, row.id) };
};
