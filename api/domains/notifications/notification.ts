import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { Language } from '../../core/graphql/language.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import type { Computed } from '../../core/query/columns.ts';
import { User } from '../identity/user.ts';
import type { Translations } from './composing/notification-texts.ts';
import { NotificationType, Priority } from './notification-enums.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Text of a notification in another language than English.',
})
export class NotificationTranslation {
  @Field(() => Language, { description: 'Language of the text.' })
  language!: Language;

  @Field(() => String, { description: 'Title of a few words.' })
  title!: string;

  @Field(() => String, { description: 'Text of one to three sentences.' })
  message!: string;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Notification to the viewer.' })
@Entity({ tableName: 'notifications' })
@Index({ name: 'notifications_unread', properties: ['userId'], where: 'read_at is null' })
@Index({ name: 'notifications_read_by_age', properties: ['toldAt'], where: 'read_at is not null' })
@Index({ name: 'notifications_unread_by_age', properties: ['toldAt'], where: 'read_at is null' })
export class Notification {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  userId!: string;

  /** The id of its outbox row, so that a person gets one notification per event. */
  @Field(() => ID, { description: "Unique among the viewer's notifications; opaque." })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => NotificationType, { description: 'Kind of event it is about.' })
  @Property({ type: 'text' })
  type!: NotificationType;

  @Field(() => Priority, { description: 'Urgency of the notification.' })
  @Property({ type: 'text' })
  priority!: Priority;

  @Field(() => String, { description: 'Title of a few words, in English.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Text of one to three sentences, in English.' })
  @Property({ type: 'text' })
  message!: string;

  /** Title and message in other languages, by their codes; null for those in English only. */
  @Field(() => [NotificationTranslation], {
    simple: false,
    description: 'Title and message in other languages; empty for a notification in English only.',
  })
  @Property({ type: 'jsonb', nullable: true })
  translations?: Translations | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order it is about; null when it is not about one.',
  })
  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Field(() => DateTime, { name: 'timestamp', simple: false, description: 'Time of the event.' })
  @Property({ type: 'timestamptz' })
  happenedAt!: Date;

  @Property({ type: 'timestamptz' })
  toldAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;

  /** When it was emailed or need not be any more. */
  @Property({ type: 'timestamptz', nullable: true })
  mailedAt?: Date | null;

  /** When it was pushed to devices or need not be any more. */
  @Property({ type: 'timestamptz', nullable: true })
  pushedAt?: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer has read it.' })
  read!: Computed<boolean>;
}
