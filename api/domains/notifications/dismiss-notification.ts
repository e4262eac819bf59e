import { signedIn } from '../../core/access/rules.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Notification } from './notification.ts';
import { Dismissed, NotificationNotFound } from './notification-acts.ts';

const remove = query({ Notification }, (on, { userId, id }: Given<{ userId: string; id: string }>) =>
  on.deleteFrom('Notification').where('userId', '=', userId).where('id', '=', id).returning('id'),
);

/** Deletes one of the viewer's notifications. */
export const dismissNotification = singleStatement(
  signedIn,
  async ({ sql, viewer }: Change, id: string): Promise<Dismissed | NotificationNotFound> => {
    if (!isIdentifier(id)) return new NotificationNotFound();
    const row = await remove.first(sql, { userId: viewer.userId, id });
    return row ? new Dismissed(row.id) : new NotificationNotFound();
  },
);
