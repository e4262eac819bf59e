import { Field, ID, InputType, Int } from 'type-graphql';
import { EventType } from '../events/event-type.ts';

const urlDescription =
  'Address that events are sent to: https, of the public internet, at most 500 characters.';
const typesDescription =
  'Kinds of events that it gets; empty for all that the viewer may read, with an API token those of its scopes.';

@InputType({ description: 'New webhook endpoint.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: urlDescription })
  url!: string;

  @Field(() => [EventType], { description: typesDescription })
  types!: EventType[];
}

@InputType({ description: 'Change of a webhook endpoint.' })
export class ChangeWebhookEndpointInput {
  @Field(() => ID, { description: 'ID of the endpoint.' })
  id!: string;

  @Field(() => String, { description: urlDescription })
  url!: string;

  @Field(() => [EventType], { description: typesDescription })
  types!: EventType[];
}

@InputType({ description: 'Rotation of the secret of a webhook endpoint.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'ID of the endpoint.' })
  id!: string;

  @Field(() => Int, {
    description: 'Number of hours for which the earlier secret signs as well, 0 to 168.',
  })
  overlapHours!: number;
}
