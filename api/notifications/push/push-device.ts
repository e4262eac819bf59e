import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A device that is told while its owner is elsewhere.' })
export class PushDevice {
  @Field(() => ID, { description: 'Identifies the device; opaque.' })
  id!: string;
}

@InputType({ description: 'A device as its browser describes it for web push.' })
export class PushDeviceInput {
  @Field(() => String, { description: 'Where the browser’s push service takes messages for it.' })
  endpoint!: string;

  @Field(() => String, { description: 'The public key that messages are sealed with.' })
  p256dh!: string;

  @Field(() => String, { description: 'The secret shared with the device.' })
  auth!: string;
}
