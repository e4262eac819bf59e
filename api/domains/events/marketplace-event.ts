import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { EventType } from './event-type.ts';

/** What a webhook sends about an event besides its type and time: IDs and facts that never change, no person's data. */
export type EventData = Record<string, string>;

/**
 * Something that happened in the marketplace, as programs read it. Events are stored one relayed batch after the
 * other, so that who reads on from a position misses none.
 */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Something that happened, for programs that follow it.' })
@Entity({ tableName: 'marketplace_events' })
@Index({ name: 'marketplace_events_of_supplier', properties: ['supplierId', 'position'] })
export class MarketplaceEvent {
  @Field(() => ID, {
    description: 'Opaque ID of the event, also the webhook-id of the webhooks that send it.',
  })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Its position in the feed, a whole number as text. */
  @Property({
    type: new BigIntType('string'),
    autoincrement: true,
    unique: 'marketplace_events_position',
  })
  position?: string;

  @Field(() => EventType, { description: 'Kind of the event.' })
  @Property({ type: 'text' })
  type!: EventType;

  @Field(() => ID, { description: 'ID of the kitchen that it concerns.' })
  @ManyToOne(() => Supplier, { mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @Field(() => ID, {
    description: 'ID of what it is about: an order, a kitchen, a payout, a tiffin plan or its bill.',
  })
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field(() => DateTime, { description: 'Time at which it happened.' })
  @Property({ type: 'timestamptz', index: 'marketplace_events_by_age' })
  happenedAt!: Date;

  @Property({ type: 'json' })
  data!: EventData;
}
