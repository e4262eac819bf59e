import type { Sql } from '../../core/sql.ts';

/** Retention of notifications, in days. */
export const retentionDays = { read: 30, unread: 90 };

/** Deletes notifications past their retention. */
export const purgeNotifications = async (sql: Sql, now: Date): Promise<void> => {
  await sql.rows(
    `delete from notifications where told_at < $1::timestamptz - make_interval(days =>
       case when read_at is null then $2::int else $3::int end)`,
    [now, retentionDays.unread, retentionDays.read],
  );
};
