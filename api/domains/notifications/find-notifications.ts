import type { Ctx } from '../../core/ctx.ts';
import { isIdentifier } from '../../core/identifier.ts';
import { Page, pageSize, pageSizeLimit, placeAfter } from '../../core/page.ts';
import { signedIn } from '../../core/rules.ts';
import { type NotificationRow, notificationColumns } from './notification-columns.ts';

const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Loads a page of the viewer's notifications, newest first. */
export const findNotifications = async (
  ctx: Ctx,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<NotificationRow>> => {
  ctx.viewer.must(signedIn);
  const size = pageSize(first);
  const [, id] = after ? placeAfter(after, 'string') : [null, last];
  const rows = await ctx.sql.rows<NotificationRow>(
    `select ${notificationColumns} from notifications n
     where n.user_id = $1 and n.id < $2 order by n.id desc limit $3`,
    [ctx.viewer.userId, id, size + 1],
  );
  return new Page(rows, size, after, row => [row.happenedAt, row.id]);
};

/** Loads one of the viewer's notifications; null when it is not theirs. */
export const findNotification = async (ctx: Ctx, id: string): Promise<NotificationRow | null> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return null;
  const [row] = await ctx.sql.rows<NotificationRow>(
    `select ${notificationColumns} from notifications n where n.user_id = $1 and n.id = $2`,
    [ctx.viewer.userId, id],
  );
  return row ?? null;
};

/** Counts the viewer's unread notifications. */
export const countUnread = async (ctx: Ctx): Promise<number> => {
  ctx.viewer.must(signedIn);
  const [unread] = await ctx.sql.rows<{ count: number }>(
    'select count(*)::int from notifications where user_id = $1 and read_at is null',
    [ctx.viewer.userId],
  );
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
  const rows = await ctx.sql.rows<{ id: string }>(
    `select id from notifications where user_id = $1 and id <> $2 and told_at >= coalesce(
       (select told_at - interval '10 seconds' from notifications where user_id = $1 and id = $2), '-infinity')
     order by told_at desc, id desc limit $3`,
    [ctx.viewer.userId, id, pageSizeLimit],
  );
  return rows.map(row => row.id).reverse();
};
