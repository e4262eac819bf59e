import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Notification } from './notification.ts';

/** Retention of notifications, in days. */
export const retentionDays = { read: 30, unread: 90 };

const removeOld = query({ Notification }, (on, { now }: Given<{ now: Date }>) =>
  on.deleteFrom('Notification').where(notification => {
    const { unread, read } = retentionDays;
    const days = notification.case().when('readAt', 'is', null).then(unread).else(read).end();
    return notification(
      'toldAt',
      '<',
      fragment<string>`${now}::timestamptz - make_interval(days => ${days})`,
    );
  }),
);

/** Deletes notifications past their retention. */
export const purgeNotifications = async (sql: Sql, now: Date): Promise<void> => {
  await removeOld.all(sql, { now });
};
