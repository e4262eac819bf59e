import { withRight } from '../../../core/access/rules.ts';
import { type AskedPage, forward, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { scanOf } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Announcement } from './announcement.ts';
import { announcementColumns } from './announcement-columns.ts';
import type { AnnouncementRow } from './announcements-in-force.ts';

type Moment = { now: Date };

const newestFirst = scanOf('desc', { isBackward: false });

const openQuery = query({ Announcement }, (from, given: Given<Keyset & Moment>) =>
  readByKeyset(
    from
      .selectFrom('Announcement')
      .where('endedAt', 'is', null)
      .where('until', '>', given.now)
      .select(announcementColumns),
    ['writtenAt', 'id'],
    newestFirst,
    given,
  ),
);

const overQuery = query({ Announcement }, (from, given: Given<Keyset & Moment>) =>
  readByKeyset(
    from
      .selectFrom('Announcement')
      .where(each => each.or([each('endedAt', 'is not', null), each('until', '<=', given.now)]))
      .select(announcementColumns),
    ['writtenAt', 'id'],
    newestFirst,
    given,
  ),
);

interface Asked extends Pick<AskedPage, 'first' | 'after'> {
  isOver: boolean;
}

/** Loads a page of announcements that are over, or of all others, the newest first. */
export const findAnnouncements = async (
  ctx: Ctx,
  { isOver, first, after }: Asked,
): Promise<Page<AnnouncementRow>> => {
  ctx.viewer.must(withRight('MANAGE_CITIES'));
  const part = forward(pageSize(first), after);
  const found = await (isOver ? overQuery : openQuery).all(ctx.sql, {
    ...keysetOf(part, 'desc'),
    now: ctx.now,
  });
  return new Page(found, part, ({ writtenAt, id }) => [writtenAt, id]);
};
