import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Session } from './session.ts';
import { ViewEnded } from './view-ended.ts';

const lockView = query({ Session }, (from, { sessionId }: Given<{ sessionId: string }>) =>
  from
    .selectFrom('Session')
    .where('id', '=', sessionId)
    .where('viewing', 'is not', null)
    .select(['userId', 'viewing', 'viewReason'])
    .forUpdate(),
);

/** Ends what a session shows of someone else; false when it shows its own person, or no longer someone else. */
export const endView = async ({ em, sql, record }: Work, sessionId: string): Promise<boolean> => {
  const view = await lockView.first(sql, { sessionId });
  if (!view?.viewing) return false;
  record(new ViewEnded(view.userId, view.viewing, view.viewReason!));
  await em.nativeUpdate(Session, { id: sessionId }, { viewing: null, viewReason: null, viewUntil: null });
  return true;
};
