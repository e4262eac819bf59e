import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { anyone, forAdmins, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'A city in which kitchens cook, or will.' })
@Entity({ tableName: 'cities' })
export class City {
  @Field(() => ID, { description: 'Identifies the city; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'The name, such as San Jose.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The two-letter state code.' })
  @Property({ type: 'character(2)' })
  state!: string;

  @Field(() => Float, { description: 'Degrees north.' })
  @Property({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east; negative in the United States.' })
  @Property({ type: 'double precision' })
  longitude!: number;

  @Field(() => String, { description: 'The IANA time zone in which its kitchens count their days.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether customers can choose it; others are coming soon.' })
  @Property({ type: 'boolean' })
  isActive!: boolean;

  @Field(() => Int, { description: 'How many kitchens are listed there.' })
  @Property({ type: 'int' })
  supplierCount!: number;

  @Visible(forAdmins)
  @Field(() => Boolean, {
    description:
      'Whether an admin has added, opened or announced it; for admins. Without that it is shown in public only once ' +
      'a kitchen there is approved.',
  })
  @Property({ type: 'boolean' })
  isAnnounced!: boolean;

  /** The city this one is another name of; it is in no list then. */
  @Property({ type: 'uuid', nullable: true })
  mergedInto?: string | null;

  /** Filled by a list that was asked with near. */
  @Field(() => Float, {
    nullable: true,
    description: 'Miles from where the reader is; null unless the list was asked with near.',
  })
  distanceMiles?: number | null;
}
