import { evenViewOnly, signedIn } from '../../../core/access/rules.ts';
import { NotSignedIn } from '../../../core/operation/failures.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { endView } from '../../identity/sessions/end-view.ts';
import { SessionChanged } from '../../identity/sessions/session-changed.ts';
import { User } from '../../identity/user.ts';
import { ViewChanged } from './view-changed.ts';

/** Shows the session's own person again; nothing happens when it already does. */
export const stopViewAs = operation(
  evenViewOnly(signedIn),
  async (work: Work, _: null): Promise<ViewChanged> => {
    const { sessionId, userId, viewedBy } = work.viewer.session!;
    if (await endView(work, sessionId)) work.record(new SessionChanged(sessionId));
    const user = await work.em.findOne(User, { id: viewedBy?.staffId ?? userId });
    if (!user) throw new NotSignedIn();
    return new ViewChanged(user, sessionId, null);
  },
);
