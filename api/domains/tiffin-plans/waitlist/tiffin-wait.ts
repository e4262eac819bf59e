import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import { TiffinOffer } from '../offers/tiffin-offer.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Wait of the viewer for spots of an offered tiffin plan that is full.',
})
@Entity({ tableName: 'tiffin_waits' })
@Unique({ name: 'tiffin_waits_once', properties: ['offerId', 'customerId'] })
export class TiffinWait {
  /** What is known of it once the line is read. */
  [OptionalProps]?: 'position';

  @Field(() => ID, { description: 'Opaque ID of the wait.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => TiffinOffer, { mapToPk: true, deleteRule: 'cascade' })
  offerId!: string;

  @Index({ name: 'tiffin_waits_of_customer' })
  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: false })
  customerId!: string;

  @Field(() => [Int], { description: 'Weekdays the viewer waits for, from 0, Sunday, to 6, Saturday.' })
  @Property({ type: 'smallint[]', check: 'cardinality(weekdays) > 0' })
  weekdays!: number[];

  @Field(() => Int, { description: 'Number of people.' })
  @Property({ type: 'smallint', check: 'people > 0' })
  people!: number;

  @Field(() => DateTime, { description: 'Time at which the viewer joined the list.' })
  @Property({ type: 'timestamptz' })
  joinedAt!: Date;

  /** In the past where the customer did not use them: they may not join again for some days. */
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which spots are reserved for the viewer; null while they wait in line.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  reservedUntil?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in line, from 1; null once spots are reserved for the viewer.',
  })
  position!: number | null;
}
