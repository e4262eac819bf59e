import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Node } from '../../core/graphql/node.ts';
import type { Computed } from '../../core/query/columns.ts';

@Visible(anyone)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'City of the marketplace, open or coming soon.',
})
@Entity({ tableName: 'cities' })
@Unique({ name: 'cities_name_state_key', properties: ['name', 'state'] })
@Index({ name: 'cities_by_name', properties: ['name', 'state', 'id'] })
@Index({ name: 'cities_merged', properties: ['mergedInto'], where: 'merged_into is not null' })
export class City {
  @Field(() => ID, { description: 'Identifies the city; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Name, such as San Jose.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Two-letter state code.' })
  @Property({ type: 'char(2)', length: 2 })
  state!: string;

  @Field(() => Float, { description: 'Latitude in degrees north.' })
  @Property({ type: 'double precision' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees east; negative in the United States.' })
  @Property({ type: 'double precision' })
  longitude!: number;

  @Field(() => String, { description: 'IANA time zone of its kitchens.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether customers can choose it; others are coming soon.' })
  @Property({ type: 'boolean' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Number of listed kitchens.' })
  @Property({ type: 'int', default: 0, check: 'supplier_count >= 0' })
  supplierCount!: number;

  @Visible(withRight('MANAGE_CITIES'))
  @Field(() => Boolean, {
    description:
      'Whether an admin has added, opened or announced it; for admins. Without that it is shown in public only once ' +
      'a kitchen there is approved.',
  })
  @Property({ type: 'boolean', default: false })
  isAnnounced!: boolean;

  /** Set when this city is an alias of another one; aliases are not listed. */
  @ManyToOne(() => City, { mapToPk: true, nullable: true, deleteRule: 'no action' })
  mergedInto?: string | null;

  /** Set by lists that take `near`. */
  @Field(() => Float, {
    nullable: true,
    description: 'Miles from the reader; null unless the query has near.',
  })
  distanceMiles?: Computed<number> | null;
}
