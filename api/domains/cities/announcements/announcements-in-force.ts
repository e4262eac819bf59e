import { openAnnouncementsLimit } from '../../../../schema/constants.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { Announcement } from './announcement.ts';
import { announcementColumns } from './announcement-columns.ts';
import type { Audience } from './announcement-enums.ts';

/** Starts and ends are compared with the clock of the server, so that no job has to show or end one. */
const inForceQuery = query({ Announcement }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('Announcement')
    .where('endedAt', 'is', null)
    .where('from', '<=', now)
    .where('until', '>', now)
    .select(announcementColumns)
    .orderBy('from', 'desc')
    .orderBy('id', 'desc')
    .limit(openAnnouncementsLimit),
);

export type AnnouncementRow = RowOf<typeof inForceQuery>;

/** Read once for all cities of a response. */
const inForce = (ctx: Ctx): Promise<AnnouncementRow[]> => inForceQuery.all(ctx.sql, { now: ctx.now });

/** Loads what is shown now to an audience in a city, the newest first. */
export const announcementsIn = async (
  ctx: Ctx,
  cityId: string,
  audience: Exclude<Audience, 'EVERYONE'>,
): Promise<AnnouncementRow[]> =>
  (await ctx.once(inForce)).filter(
    each =>
      (each.cityId === null || each.cityId === cityId) &&
      (each.audience === 'EVERYONE' || each.audience === audience),
  );
