import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Session } from '../../identity/sessions/session.ts';
import { User } from '../../identity/user.ts';

/** A browser that shows notifications. It belongs to the session in which it was added and is deleted with it. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Browser that shows notifications to its owner.' })
@Entity({ tableName: 'push_devices' })
export class PushDevice {
  @Field(() => ID, { description: 'Identifies the device; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade', index: 'push_devices_of_user' })
  userId!: string;

  @ManyToOne(() => Session, {
    mapToPk: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    index: 'push_devices_of_session',
  })
  sessionId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Browser and system as the browser reports them, such as Chrome on Android; null when it does not.',
  })
  @Property({ type: 'text', nullable: true })
  name!: string | null;

  @Field(() => DateTime, { description: 'Time at which notifications were turned on there.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'text', hidden: true, unique: true })
  endpoint!: string;

  @Property({ type: 'text', hidden: true })
  p256dh!: string;

  @Property({ type: 'text', hidden: true })
  auth!: string;

  /** Public key of ours that it subscribed with; null where it is not known, and each is tried. */
  @Property({ type: 'text', hidden: true, nullable: true })
  serverKey!: string | null;

  /** Since when its push service no longer knows it. Its browser may subscribe again until its session ends. */
  @Property({ type: 'timestamptz', hidden: true, nullable: true })
  goneAt!: Date | null;
}

@InputType({ description: 'Device as its browser describes it for web push.' })
export class PushDeviceInput {
  @Field(() => String, { description: 'URL at which the browser’s push service takes messages for it.' })
  endpoint!: string;

  @Field(() => String, { description: 'Public key that messages are encrypted with.' })
  p256dh!: string;

  @Field(() => String, { description: 'Secret shared with the device.' })
  auth!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, such as Chrome on Android; at most 60 characters.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Public key (`pushKey`) that the browser subscribed with. Keys are changed from time to time, and a device gets ' +
      'messages by its own key only; null when it is not known, and each key is tried.',
  })
  serverKey?: string | null;
}
