import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { entries } from '../../../core/graphql/list-cost.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Announcement } from '../../cities/announcements/announcement.ts';
import { type AnnouncementRow, announcementsIn } from '../../cities/announcements/announcements-in-force.ts';
import { cityOf } from '../cities/city-of.ts';
import { KitchenAccount } from './kitchen-account.ts';

@Resolver(() => KitchenAccount)
export class KitchenAnnouncementsField {
  @FieldResolver(() => [Announcement], {
    complexity: entries(2),
    description:
      'Announcements that are shown to kitchens of its city now, those of the city and of all cities, the newest ' +
      'first; usually none.',
  })
  async announcements(
    @Context() ctx: Ctx,
    @Root() { id }: Pick<KitchenAccount, 'id'>,
  ): Promise<AnnouncementRow[]> {
    const cityId = await cityOf(ctx, id);
    return cityId === null ? [] : announcementsIn(ctx, cityId, 'KITCHENS');
  }
}
