import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Session } from './session.ts';
import { SessionEnded } from './session-ended.ts';
import { ViewEnded } from './view-ended.ts';

/** Of several concurrent requests one deletes it, so that the end of a view is recorded once. */
const deleteSession = query({ Session }, (on, { sessionId }: Given<{ sessionId: string }>) =>
  on.deleteFrom('Session').where('id', '=', sessionId).returning(['userId', 'viewing', 'viewReason']),
);

/** Ends one session, and what it shows of someone else; its token no longer works. */
export const endSession = async ({ sql, record }: Work, sessionId: string): Promise<void> => {
  const ended = await deleteSession.first(sql, { sessionId });
  if (ended?.viewing) record(new ViewEnded(ended.userId, ended.viewing, ended.viewReason!));
  record(new SessionEnded(sessionId));
};
