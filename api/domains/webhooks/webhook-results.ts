import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Webhook endpoint with its new secret.' })
export class WebhookSecretIssued {
  @Field(() => String, {
    description:
      'Secret by which the program verifies signatures, in the form of the Standard Webhooks specification. It is shown this once and cannot be read again.',
  })
  secret: string;

  @Field(() => WebhookEndpoint, { description: 'Endpoint that the secret belongs to.' })
  endpoint: WebhookEndpoint;

  constructor(secret: string, endpoint: WebhookEndpoint) {
    this.secret = secret;
    this.endpoint = endpoint;
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Webhook endpoint that gets no more events.' })
export class WebhookEndpointRemoved {
  @Field(() => [WebhookEndpoint], { description: 'Endpoints that are left, the newest first.' })
  webhookEndpoints: WebhookEndpoint[];

  constructor(webhookEndpoints: WebhookEndpoint[]) {
    this.webhookEndpoints = webhookEndpoints;
  }
}
