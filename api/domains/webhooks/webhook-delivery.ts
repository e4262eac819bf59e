import { BigIntType } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { enumType } from '../../core/graphql/enum-type.ts';
import { storedWithRow } from '../../core/graphql/list-cost.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import type { EventType } from '../events/event-type.ts';
import { MarketplaceEvent } from '../events/marketplace-event.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

export const DeliveryStatus = enumType(
  'WebhookDeliveryStatus',
  'Outcome of sending an event to an endpoint.',
  {
    PENDING: 'Sent at nextAttemptAt, while the endpoint is active.',
    DELIVERED: 'Endpoint accepted it with a status of 200 to 299.',
    GIVEN_UP: 'Endpoint did not accept it for three days.',
  },
);
export type DeliveryStatus = keyof typeof DeliveryStatus;

/** As it is stored, in JSON. */
export interface StoredAttempt {
  at: string;
  status: number | null;
  milliseconds: number;
  answer: string;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Attempt to send an event to an endpoint.' })
export class WebhookAttempt {
  @Field(() => DateTime, { description: 'Time at which it was sent.' })
  at!: string;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null if none came.' })
  status!: number | null;

  @Field(() => Int, { description: 'Time until the answer or the failure, in milliseconds.' })
  milliseconds!: number;

  @Field(() => String, { description: 'First 500 characters of the answer, or why none came.' })
  answer!: string;
}

/** One event for one endpoint. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Sending of an event to a webhook endpoint.' })
@Entity({ tableName: 'webhook_deliveries' })
@Index({
  name: 'webhook_deliveries_of_endpoint',
  columns: [{ name: 'endpointId' }, ...newestFirst('createdAt')],
})
@Index({
  name: 'webhook_deliveries_due',
  properties: ['endpointId', 'nextAttemptAt', 'position'],
  where: "status = 'PENDING'",
})
@Index({
  name: 'webhook_deliveries_claimed',
  properties: ['endpointId'],
  where: 'claimed_until is not null',
})
@Index({
  name: 'webhook_deliveries_in_order',
  properties: ['endpointId', 'subjectId', 'position'],
  where: "status = 'PENDING'",
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'Opaque ID of the delivery.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { description: 'ID of the endpoint.' })
  @ManyToOne(() => WebhookEndpoint, { mapToPk: true, deleteRule: 'cascade' })
  endpointId!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the event; null for a test.' })
  @ManyToOne(() => MarketplaceEvent, {
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
    index: 'webhook_deliveries_of_event',
  })
  eventId?: string | null;

  /** Of the event, and what it is about: an endpoint gets the events of one subject in order. */
  @Property({ type: new BigIntType('string') })
  position!: string;

  @Property({ type: 'uuid' })
  subjectId!: string;

  /** Of the event: who may not read it any more does not see what was sent of it either. Null for a test. */
  @Property({ type: 'text', nullable: true })
  type?: EventType | null;

  @Field(() => DeliveryStatus, { description: 'Outcome so far.' })
  @Enum({ items: () => DeliveryStatus, type: 'text' })
  status!: DeliveryStatus;

  @Field(() => [WebhookAttempt], {
    complexity: storedWithRow,
    description: 'Last 10 attempts, the oldest first.',
  })
  @Property({ type: 'json', default: '[]' })
  attempts!: StoredAttempt[];

  @Field(() => Int, { description: 'Number of attempts.' })
  @Property({ type: 'int', default: 0 })
  attemptCount!: number;

  @Field(() => DateTime, { description: 'Time at which the event was stored for the endpoint.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** It is given up three days after this; later than `createdAt` when it was resent. */
  @Property({ type: 'timestamptz' })
  triedFrom!: Date;

  @Field(() => DateTime, { description: 'Time of the next try while it is pending.' })
  @Property({ type: 'timestamptz' })
  nextAttemptAt!: Date;

  /** Until then a process sends it, unless that died; null while none does. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null;
}
