import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { entries } from '../../../core/graphql/list-cost.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { City } from '../city.ts';
import { Announcement } from './announcement.ts';
import { type AnnouncementRow, announcementsIn } from './announcements-in-force.ts';

@Resolver(() => City)
export class AnnouncementsOfCityField {
  @FieldResolver(() => [Announcement], {
    complexity: entries(2),
    description:
      'Announcements that are shown to customers of the city now, its own and those of all cities, the newest first; ' +
      'usually none.',
  })
  announcements(@Context() ctx: Ctx, @Root() { id }: Pick<City, 'id'>): Promise<AnnouncementRow[]> {
    return announcementsIn(ctx, id, 'CUSTOMERS');
  }
}
