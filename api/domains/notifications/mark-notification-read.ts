import { signedIn } from '../../core/access/rules.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Notification } from './notification.ts';
import { NotificationNotFound } from './notification-acts.ts';
import { type NotificationRow, notificationColumns } from './notification-columns.ts';

const markRead = query(
  { Notification },
  (on, { userId, id, now }: Given<{ userId: string; id: string; now: Date }>) =>
    on
      .updateTable('Notification as n')
      .set(n => ({ readAt: n.fn.coalesce('n.readAt', now) }))
      .where('n.userId', '=', userId)
      .where('n.id', '=', id)
      .returning(notificationColumns),
);

/** Marks one of the viewer's notifications as read; the time of the first read stays. */
export const markNotificationRead = singleStatement(
  signedIn,
  async ({ sql, viewer, now }: Change, id: string): Promise<NotificationRow | NotificationNotFound> => {
    if (!isIdentifier(id)) return new NotificationNotFound();
    const row = await markRead.first(sql, { userId: viewer.userId, id, now });
    return row ?? new NotificationNotFound();
  },
);
