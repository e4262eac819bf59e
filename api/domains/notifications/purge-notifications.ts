import { type Expression, sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../core/query/in-batches.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Notification } from './notification.ts';

/** Retention of notifications, in days. */
export const retentionDays = { read: 30, unread: 90 };

type Now = Given<{ now: Date }>;

const daysBefore = (now: Expression<unknown>, days: number) =>
  fragment<string>`${now}::timestamptz - make_interval(days => ${days})`;

/** Two statements, as each has an index of its own: neither reads what the other deletes later. */
const removeRead = query({ Notification }, (on, { now }: Now) =>
  on
    .deleteFrom('Notification')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('Notification as n')
          .where('n.readAt', 'is not', null)
          .where('n.toldAt', '<', daysBefore(now, retentionDays.read))
          .limit(fragment.lit(batchSize))
          .select(placeOf('n')),
      ),
    )
    .returning('id'),
);

const removeUnread = query({ Notification }, (on, { now }: Now) =>
  on
    .deleteFrom('Notification')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('Notification as n')
          .where('n.readAt', 'is', null)
          .where('n.toldAt', '<', daysBefore(now, retentionDays.unread))
          .limit(fragment.lit(batchSize))
          .select(placeOf('n')),
      ),
    )
    .returning('id'),
);

/** Deletes notifications past their retention. */
export const purgeNotifications = async (sql: Sql, now: Date): Promise<void> => {
  await inBatches(() => removeRead.all(sql, { now }));
  await inBatches(() => removeUnread.all(sql, { now }));
};
