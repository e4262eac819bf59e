import { newIdentifier } from '../core/identifier.ts';
import type { Work } from '../core/operation.ts';
import { Session } from './session.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { SignedIn } from './signed-in.ts';
import { hashOf, newToken } from './token.ts';
import type { User } from './user.ts';

/** Signs somebody in: a new session with a token of its own, told once. */
export const openSession = ({ ctx, em, now }: Work, user: User): SignedIn => {
  const token = newToken();
  const session = em.create(Session, {
    id: newIdentifier(now),
    userId: user.id,
    tokenHash: hashOf(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime.absoluteSeconds * 1000),
  });
  ctx.cookies.setSession(token, session.expiresAt);
  return new SignedIn(user, token, session.id);
};
