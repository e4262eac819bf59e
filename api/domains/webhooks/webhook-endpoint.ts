import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { enumType } from '../../core/graphql/enum-type.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { EventType } from '../events/event-type.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { User } from '../identity/user.ts';

export const WebhookStatus = enumType('WebhookStatus', 'Whether a webhook endpoint gets events.', {
  ACTIVE: 'Gets events.',
  DISABLED:
    'Gets no events: it failed for three days, or answered 410 Gone. What waits is sent once it is enabled.',
});
export type WebhookStatus = keyof typeof WebhookStatus;

/** An address of a program that gets events. Its secret is stored sealed. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'Address of a program that gets events as webhooks; it ends with the API token that created it.',
})
@Entity({ tableName: 'webhook_endpoints' })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Opaque ID of the endpoint.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'webhook_endpoints_of_user' })
  userId!: string;

  /** The API token that created it, with which it ends; null where a person did. */
  @ManyToOne(() => ApiToken, {
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
    index: 'webhook_endpoints_of_token',
  })
  apiTokenId?: string | null;

  @Field(() => String, { description: 'Address that events are sent to.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [EventType], {
    description: 'Kinds of events that it gets; empty for all that its owner may read.',
  })
  @Property({ type: 'text[]' })
  types!: EventType[];

  @Field(() => WebhookStatus, { description: 'Whether it gets events.' })
  @Enum({ items: () => WebhookStatus, type: 'text' })
  status!: WebhookStatus;

  /** Sealed for the ID of the endpoint, as is the former one. */
  @Property({ type: 'text', hidden: true })
  secret!: string;

  /** The secret before the last rotation; signs as well until `formerEndsAt`. */
  @Property({ type: 'text', nullable: true, hidden: true })
  formerSecret?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time until which the secret before the last rotation signs as well; null when only one signs.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  formerEndsAt?: Date | null;

  @Field(() => DateTime, { description: 'Time it was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which it last accepted an event; null if it never did.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastDeliveredAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the first failure since it last accepted an event; null while it works.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince?: Date | null;

  /** Failures in a row. */
  @Property({ type: 'int', default: 0, hidden: true })
  failures!: number;

  /** Until then it is left alone, because it failed several times in a row; null while it works. */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  retryAt?: Date | null;
}
