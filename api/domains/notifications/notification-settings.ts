import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { User } from '../identity/user.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Notifications a person wants to get, and how.' })
@Entity({ tableName: 'notification_settings' })
export class NotificationSettings {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade', updateRule: 'no action' })
  userId!: string;

  @Field(() => Boolean, { description: 'Whether to send updates about their orders.' })
  @Property({ type: 'boolean' })
  orderUpdates!: boolean;

  @Field(() => Boolean, { description: 'Whether to send email.' })
  @Property({ type: 'boolean' })
  email!: boolean;

  @Field(() => Boolean, { description: 'Whether to send push notifications to their devices.' })
  @Property({ type: 'boolean' })
  push!: boolean;

  @Field(() => Boolean, { description: 'Whether to play a sound.' })
  @Property({ type: 'boolean' })
  sound!: boolean;
}

@InputType({ description: 'Changes to the settings; omitted fields stay as they are.' })
export class NotificationSettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether to send updates about their orders.' })
  orderUpdates?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to send email.' })
  email?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to send push notifications to their devices.',
  })
  push?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to play a sound.' })
  sound?: boolean | null;
}
