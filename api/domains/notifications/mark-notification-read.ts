import { isIdentifier } from '../../core/identifier.ts';
import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { NotificationNotFound } from './notification-acts.ts';
import { type NotificationRow, notificationColumns } from './notification-columns.ts';

/** Marks one of the viewer's notifications as read; the time of the first read stays. */
export const markNotificationRead = singleStatement(
  signedIn,
  async ({ sql, viewer, now }: Change, id: string): Promise<NotificationRow | NotificationNotFound> => {
    if (!isIdentifier(id)) return new NotificationNotFound();
    const [row] = await sql.rows<NotificationRow>(
      `update notifications n set read_at = coalesce(n.read_at, $3) where n.user_id = $1 and n.id = $2
       returning ${notificationColumns}`,
      [viewer.userId, id, now],
    );
    return row ?? new NotificationNotFound();
  },
);
