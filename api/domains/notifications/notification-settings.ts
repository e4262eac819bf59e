import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What somebody wants to be told, and how.' })
@Entity({ tableName: 'notification_settings' })
export class NotificationSettings {
  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Field(() => Boolean, { description: 'News of their orders.' })
  @Property({ type: 'boolean' })
  orderUpdates!: boolean;

  @Field(() => Boolean, { description: 'By email.' })
  @Property({ type: 'boolean' })
  email!: boolean;

  @Field(() => Boolean, { description: 'On the device, while they are elsewhere.' })
  @Property({ type: 'boolean' })
  push!: boolean;

  @Field(() => Boolean, { description: 'With a sound.' })
  @Property({ type: 'boolean' })
  sound!: boolean;
}

@InputType({ description: 'What is to change; what is left out stays.' })
export class NotificationSettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'News of their orders.' })
  orderUpdates?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'By email.' })
  email?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'On the device, while they are elsewhere.' })
  push?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With a sound.' })
  sound?: boolean | null;
}
