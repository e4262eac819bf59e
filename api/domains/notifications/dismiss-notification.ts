import { isIdentifier } from '../../core/identifier.ts';
import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { Dismissed, NotificationNotFound } from './notification-acts.ts';

/** Deletes one of the viewer's notifications. */
export const dismissNotification = singleStatement(
  signedIn,
  async ({ sql, viewer }: Change, id: string): Promise<Dismissed | NotificationNotFound> => {
    if (!isIdentifier(id)) return new NotificationNotFound();
    const [row] = await sql.rows<{ id: string }>(
      'delete from notifications where user_id = $1 and id = $2 returning id',
      [viewer.userId, id],
    );
    return row ? new Dismissed(row.id) : new NotificationNotFound();
  },
);
