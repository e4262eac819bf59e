import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { openAnnouncementsLimit } from '../../../../schema/constants.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { connectionOf, ForwardPageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { userById } from '../../identity/find-user.ts';
import { City } from '../city.ts';
import { cityById } from '../city-by-id.ts';
import { CityNotFound } from '../city-problems.ts';
import { announce } from './announce.ts';
import { Announcement } from './announcement.ts';
import { AnnouncementStatus } from './announcement-enums.ts';
import { AnnounceInput, ChangeAnnouncementInput } from './announcement-inputs.ts';
import { AnnouncementConflict, AnnouncementNotFound, TooManyAnnouncements } from './announcement-problems.ts';
import { statusOf } from './announcement-status.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { endAnnouncement } from './end-announcement.ts';
import { findAnnouncements } from './find-announcements.ts';

const AnnouncementConnection = connectionOf(Announcement, 'Announcement', withRight('MANAGE_CITIES'));

const AnnounceResult = createUnionType({
  name: 'AnnounceResult',
  description: 'Announcement that was written, or why it was not.',
  types: () => [Announcement, InvalidInput, CityNotFound, TooManyAnnouncements] as const,
});

const ChangeAnnouncementResult = createUnionType({
  name: 'ChangeAnnouncementResult',
  description: 'Announcement as it is now, or why nothing was changed.',
  types: () =>
    [
      Announcement,
      InvalidInput,
      CityNotFound,
      AnnouncementNotFound,
      AnnouncementConflict,
      AlreadyDone,
    ] as const,
});

const EndAnnouncementResult = createUnionType({
  name: 'EndAnnouncementResult',
  description: 'Announcement that was ended, or why it was not.',
  types: () => [Announcement, AnnouncementNotFound, AnnouncementConflict, AlreadyDone] as const,
});

/** What staff say to the people of a city, or to all. */
@Resolver(() => Announcement)
export class AnnouncementResolver {
  @Visible(withRight('MANAGE_CITIES'))
  @Query(() => AnnouncementConnection, {
    description:
      'Returns the announcements that are shown or waiting, or those that are over, the newest first; for admins.',
  })
  announcements(
    @Context() ctx: Ctx,
    @Arg('isOver', () => Boolean, {
      defaultValue: false,
      description: 'Whether to return those that are over instead of those that are shown or waiting.',
    })
    isOver: boolean,
    @Args() { first, after }: ForwardPageArgs,
  ): ReturnType<typeof findAnnouncements> {
    return findAnnouncements(ctx, { isOver, first, after });
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => AnnounceResult, {
    description: `Writes an announcement for the people of a city, or of all; at most ${openAnnouncementsLimit} are shown or waiting. For admins.`,
  })
  announce(
    @Context() ctx: Ctx,
    @Arg('input', () => AnnounceInput, { description: 'Announcement.' }) input: AnnounceInput,
  ): Promise<Announcement | Problem> {
    return announce(ctx, input);
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => ChangeAnnouncementResult, {
    description:
      'Changes an announcement that is not over. Other words are shown again to those who have hidden it. For admins.',
  })
  changeAnnouncement(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeAnnouncementInput, { description: 'Announcement with its ID.' })
    input: ChangeAnnouncementInput,
  ): Promise<Announcement | Problem> {
    return changeAnnouncement(ctx, input);
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => EndAnnouncementResult, {
    description: 'Ends an announcement that is shown or waiting; for admins.',
  })
  endAnnouncement(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the announcement.' }) id: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was read; refused with ANNOUNCEMENT_CONFLICT if it has another one. Null ends it all the same.',
    })
    revision?: number | null,
  ): Promise<Announcement | Problem> {
    return endAnnouncement(ctx, { id, revision });
  }

  @Visible(withRight('MANAGE_CITIES'))
  @FieldResolver(() => AnnouncementStatus, { description: 'Phase of it; for admins.' })
  status(
    @Context() { now }: Ctx,
    @Root() announcement: Pick<Announcement, 'from' | 'until' | 'endedAt'>,
  ): AnnouncementStatus {
    return statusOf(announcement, now);
  }

  @Visible(withRight('MANAGE_CITIES'))
  @FieldResolver(() => City, { nullable: true, description: 'City; null for all cities. For admins.' })
  city(@Context() ctx: Ctx, @Root() { cityId }: Pick<Announcement, 'cityId'>): Promise<City | null> | null {
    return cityId ? cityById(ctx, cityId) : null;
  }

  @Visible(withRight('MANAGE_CITIES'))
  @FieldResolver(() => String, { description: 'Name of the staff member who wrote it; for admins.' })
  async writtenByName(
    @Context() ctx: Ctx,
    @Root() { writtenById }: Pick<Announcement, 'writtenById'>,
  ): Promise<string> {
    return (await userById(ctx, writtenById))!.name;
  }
}
