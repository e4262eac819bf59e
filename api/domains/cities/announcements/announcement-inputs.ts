import { Field, ID, InputType, Int } from 'type-graphql';
import { announcementDaysLimit, announcementLimit } from '../../../../schema/constants.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Audience } from './announcement-enums.ts';

@InputType({ description: 'Announcement.' })
export class AnnounceInput {
  @Field(() => String, {
    description: `Plain text in English, on one line, 1 to ${announcementLimit} characters.`,
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: `Plain text in Hindi, on one line, at most ${announcementLimit} characters; null or empty for English only.`,
  })
  hindiText?: string | null;

  @Field(() => Audience, { description: 'People whom it is for.' })
  audience!: Audience;

  @Field(() => ID, { nullable: true, description: 'ID of the city; null for all cities.' })
  cityId?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time from which it is shown; null, or a time in the past, for now.',
  })
  from?: Date | null;

  @Field(() => DateTime, {
    description: `Time at which it is no longer shown, at most ${announcementDaysLimit} days after its start.`,
  })
  until!: Date;
}

@InputType({ description: 'Announcement as it is to be from now on.' })
export class ChangeAnnouncementInput extends AnnounceInput {
  @Field(() => ID, { description: 'ID of the announcement.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Revision that was read; refused with ANNOUNCEMENT_CONFLICT if it has another one. Null changes it all the same, ' +
      'as clients do that know no revision.',
  })
  revision?: number | null;
}
