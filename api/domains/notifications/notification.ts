import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { NotificationType, Priority } from './notification-enums.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Something the viewer was told.' })
@Entity({ tableName: 'notifications' })
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  /** The outbox row it was made from: nobody is told of one event twice. */
  @Field(() => ID, { description: "Identifies it among the viewer's own; opaque." })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => NotificationType, { description: 'What it is about.' })
  @Enum({ items: () => NotificationType, type: 'text' })
  type!: NotificationType;

  @Field(() => Priority, { description: 'How much it presses.' })
  @Enum({ items: () => Priority, type: 'text' })
  priority!: Priority;

  @Field(() => String, { description: 'A few words.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'A sentence or two.' })
  @Property({ type: 'text' })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'The order it is about, if it is about one.' })
  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Field(() => DateTime, { description: 'When it happened.' })
  @Property({ type: 'timestamptz', fieldName: 'happened_at' })
  timestamp!: Date;

  @Property({ type: 'timestamptz' })
  toldAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer has read it.' })
  read!: boolean;
}
