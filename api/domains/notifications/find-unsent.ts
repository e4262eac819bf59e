import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Notification } from './notification.ts';
import { type Key, type KeyLists, listsOf, requested } from './requested.ts';

const unsentQuery = (sentAt: 'n.mailedAt' | 'n.pushedAt') =>
  query({ Notification }, (from, given: Given<KeyLists>) =>
    from
      .selectFrom(requested(given))
      .innerJoin('Notification as n', join =>
        join.onRef('n.userId', '=', 'requested.userId').onRef('n.id', '=', 'requested.id'),
      )
      .where(sentAt, 'is', null)
      .select(['n.userId', 'n.id', 'n.type', 'n.orderId']),
  );

const unmailed = unsentQuery('n.mailedAt');
const unpushed = unsentQuery('n.pushedAt');

/** A notification that was not sent, as far as operators may know it. */
export type UnsentNotification = RowOf<typeof unmailed>;

/** Loads what kinds of notification these are, without those that were sent. */
export const findUnsent = (
  sql: Sql,
  by: 'mail' | 'push',
  keys: readonly Key[],
): Promise<UnsentNotification[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : (by === 'mail' ? unmailed : unpushed).all(sql, listsOf(keys), 'background');
