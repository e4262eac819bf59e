import type { Work } from '../../../core/operation/operation.ts';
import { Session } from './session.ts';
import { SessionEnded } from './session-ended.ts';

/** Ends one session; its token no longer works. */
export const endSession = async ({ em, record }: Work, sessionId: string): Promise<void> => {
  await em.nativeDelete(Session, { id: sessionId });
  record(new SessionEnded(sessionId));
};
