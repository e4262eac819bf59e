import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { AllRead } from './notification-acts.ts';

/** Marks all of the viewer's notifications as read. */
export const markAllNotificationsRead = singleStatement(
  signedIn,
  async ({ sql, viewer, now }: Change, _: null): Promise<AllRead> => {
    const rows = await sql.rows(
      'update notifications set read_at = $2 where user_id = $1 and read_at is null returning id',
      [viewer.userId, now],
    );
    return new AllRead(rows.length);
  },
);
