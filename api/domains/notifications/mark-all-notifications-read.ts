import { signedIn } from '../../core/access/rules.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Notification } from './notification.ts';
import { AllRead } from './notification-acts.ts';

const markAllRead = query({ Notification }, (on, { userId, now }: Given<{ userId: string; now: Date }>) =>
  on
    .updateTable('Notification')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .returning('id'),
);

/** Marks all of the viewer's notifications as read. */
export const markAllNotificationsRead = singleStatement(
  signedIn,
  async ({ sql, viewer, now }: Change, _: null): Promise<AllRead> => {
    const rows = await markAllRead.all(sql, { userId: viewer.userId, now });
    return new AllRead(rows.length);
  },
);
