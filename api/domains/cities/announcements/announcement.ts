import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import { City } from '../city.ts';
import { Audience } from './announcement-enums.ts';

/**
 * What staff say to the people of a city, or to all. They change it and end it, and do not delete it; it goes with its city
 * when that is removed.
 */
@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Announcement of staff for a city, or for all.' })
@Entity({ tableName: 'announcements' })
@Index({ name: 'announcements_by_time', columns: newestFirst('writtenAt') })
@Index({ name: 'announcements_open', properties: ['until'], where: 'ended_at is null' })
export class Announcement {
  @Field(() => ID, { description: 'Opaque ID of the announcement.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Null for all cities. */
  @ManyToOne(() => City, { mapToPk: true, nullable: true, deleteRule: 'cascade' })
  cityId?: string | null;

  @Visible(withRight('MANAGE_CITIES'))
  @Field(() => Audience, { description: 'People whom it is for; for admins.' })
  @Enum({ items: () => Audience, type: 'text' })
  audience!: Audience;

  @Field(() => String, { description: 'Plain text in English, on one line.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text in Hindi, on one line; null if it is in English only.',
  })
  @Property({ type: 'text', nullable: true })
  hindiText?: string | null;

  @Field(() => Int, { description: 'Number of the wording, which grows as either text changes; 1 at first.' })
  @Property({ type: 'int' })
  version!: number;

  @Visible(withRight('MANAGE_CITIES'))
  @Field(() => Int, {
    description:
      'Revision, which grows as staff change or end it, and which they name so that they overwrite no other change; ' +
      '1 at first. For admins.',
  })
  @Property({ type: 'int', default: 1 })
  revision!: number;

  @Field(() => DateTime, { description: 'Time from which it is shown.' })
  @Property({ type: 'timestamptz' })
  from!: Date | string;

  @Field(() => DateTime, { description: 'Time at which it is no longer shown, unless staff end it before.' })
  @Property({ type: 'timestamptz' })
  until!: Date | string;

  @Visible(withRight('MANAGE_CITIES'))
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when staff ended it before its end; null if they did not. For admins.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | string | null;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'no action' })
  writtenById!: string;

  @Visible(withRight('MANAGE_CITIES'))
  @Field(() => DateTime, { description: 'Time when it was written; for admins.' })
  @Property({ type: 'timestamptz' })
  writtenAt!: Date | string;
}
