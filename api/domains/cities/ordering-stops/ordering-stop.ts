import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { City } from '../city.ts';
import { everywhereId } from './stop-place.ts';

/**
 * Ordering is stopped in a city, or everywhere. There is one stop for each, which stays stored after its end until the
 * next one; the audit trail has what was before.
 */
@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Stop of ordering in a city, or everywhere.' })
@Entity({ tableName: 'ordering_stops' })
@Check({ name: 'ordering_stops_place', expression: `id = coalesce(city_id, '${everywhereId}')` })
export class OrderingStop {
  /** ID of the city, or that of everywhere. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Null for everywhere. */
  @ManyToOne(() => City, { mapToPk: true, nullable: true, deleteRule: 'cascade' })
  cityId?: string | null;

  @Field(() => String, { description: 'Reason, in the words of staff for customers.' })
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => DateTime, { description: 'Time since which no orders are taken.' })
  @Property({ type: 'timestamptz' })
  since!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which ordering is allowed again automatically; null until staff allow it.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  until?: Date | null;
}
