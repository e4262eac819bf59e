import { sql } from 'kysely';
import { signedIn } from '../../core/access/rules.ts';
import { type AskedPage, Page, pageSizeLimit, partOf, positionInTime } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { eitherWay } from '../../core/query/either-way.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Notification } from './notification.ts';
import { type NotificationRow, notificationColumns } from './notification-columns.ts';

type Key = { userId: string; id: string };

const pageQuery = eitherWay('desc', ({ beyond, order }) =>
  query({ Notification }, (from, { userId, id, limit }: Given<Key & { limit: number }>) =>
    from
      .selectFrom('Notification as n')
      .where('n.userId', '=', userId)
      .where('n.id', beyond, id)
      .select(notificationColumns)
      .orderBy('n.id', order)
      .limit(limit),
  ),
);

const notificationQuery = query({ Notification }, (from, { userId, id }: Given<Key>) =>
  from
    .selectFrom('Notification as n')
    .where('n.userId', '=', userId)
    .where('n.id', '=', id)
    .select(notificationColumns),
);

const unreadQuery = query({ Notification }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Notification')
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count')),
);

const idsSinceQuery = query({ Notification }, (from, { userId, id }: Given<Key>) => {
  const since = from
    .selectFrom('Notification as seen')
    .where('seen.userId', '=', userId)
    .where('seen.id', '=', id)
    .select(seen => sql<string>`${seen.ref('seen.toldAt')} - interval '10 seconds'`.as('since'));
  return from
    .selectFrom('Notification as n')
    .where('n.userId', '=', userId)
    .where('n.id', '<>', id)
    .where(n => n('n.toldAt', '>=', n.fn.coalesce(since.$asScalar(), n.val('-infinity'))))
    .select('n.id')
    .orderBy('n.toldAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(pageSizeLimit);
});

/** Loads a page of the viewer's notifications, newest first. */
export const findNotifications = async (ctx: Ctx, asked: AskedPage): Promise<Page<NotificationRow>> => {
  ctx.viewer.must(signedIn);
  const part = partOf(asked);
  const [, id] = positionInTime(part, 'desc');
  const rows = await pageQuery(part).all(ctx.sql, { userId: ctx.viewer.userId, id, limit: part.size + 1 });
  return new Page(rows, part, row => [row.happenedAt, row.id]);
};

/** Loads one of the viewer's notifications; null when it is not theirs. */
export const findNotification = async (ctx: Ctx, id: string): Promise<NotificationRow | null> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return null;
  return (await notificationQuery.first(ctx.sql, { userId: ctx.viewer.userId, id })) ?? null;
};

/** Counts the viewer's unread notifications. */
export const countUnread = async (ctx: Ctx): Promise<number> => {
  ctx.viewer.must(signedIn);
  const unread = await unreadQuery.first(ctx.sql, { userId: ctx.viewer.userId });
  return unread!.count;
};

/**
 * Ids of the viewer's notifications after the one they saw last, oldest first. Two processes may insert at the
 * same time and commit in a different order than they began, so this reaches back further than any statement
 * may last; the client drops those it has already seen by their id.
 */
export const notificationIdsSince = async (ctx: Ctx, id: string): Promise<string[]> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return [];
  const rows = await idsSinceQuery.all(ctx.sql, { userId: ctx.viewer.userId, id });
  return rows.map(row => row.id).reverse();
};
