import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { connectionOf, type Page, PageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { FeatureNotAvailable } from '../features/feature-problems.ts';
import { FreshProofNeeded } from '../identity/identity-problems.ts';
import { webhookOwners } from './begin-webhook-change.ts';
import { changeWebhookEndpoint } from './change-webhook-endpoint.ts';
import { createWebhookEndpoint } from './create-webhook-endpoint.ts';
import { enableWebhookEndpoint } from './enable-webhook-endpoint.ts';
import { findWebhookDeliveries, type WebhookDeliveryRow } from './find-webhook-deliveries.ts';
import { endpointsOf } from './own-endpoint.ts';
import { findPayload } from './payload-of-delivery.ts';
import { removeWebhookEndpoint } from './remove-webhook-endpoint.ts';
import { resendWebhook } from './resend-webhook.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendTestEvent } from './send-test-event.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';
import {
  ChangeWebhookEndpointInput,
  CreateWebhookEndpointInput,
  RotateWebhookSecretInput,
} from './webhook-inputs.ts';
import {
  TooManyWebhookEndpoints,
  WebhookDeliveryNotFound,
  WebhookEndpointDisabled,
  WebhookEndpointNotFound,
} from './webhook-problems.ts';
import { WebhookEndpointRemoved, WebhookSecretIssued } from './webhook-results.ts';

const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery', withinReach);

const CreateWebhookEndpointResult = createUnionType({
  name: 'CreateWebhookEndpointResult',
  description: 'New endpoint with its secret, or why none was created.',
  types: () =>
    [
      WebhookSecretIssued,
      InvalidInput,
      FeatureNotAvailable,
      TooManyWebhookEndpoints,
      FreshProofNeeded,
      TooManyAttempts,
    ] as const,
});

const ChangeWebhookEndpointResult = createUnionType({
  name: 'ChangeWebhookEndpointResult',
  description: 'Changed endpoint, or why it was not changed.',
  types: () =>
    [WebhookEndpoint, InvalidInput, WebhookEndpointNotFound, FreshProofNeeded, TooManyAttempts] as const,
});

const RotateWebhookSecretResult = createUnionType({
  name: 'RotateWebhookSecretResult',
  description: 'Endpoint with its new secret, or why it has none.',
  types: () =>
    [WebhookSecretIssued, InvalidInput, WebhookEndpointNotFound, FreshProofNeeded, TooManyAttempts] as const,
});

const EnableWebhookEndpointResult = createUnionType({
  name: 'EnableWebhookEndpointResult',
  description: 'Endpoint, which gets events, or why it does not.',
  types: () => [WebhookEndpoint, WebhookEndpointNotFound, TooManyAttempts] as const,
});

const RemoveWebhookEndpointResult = createUnionType({
  name: 'RemoveWebhookEndpointResult',
  description: 'Endpoints that are left, or why nothing was removed.',
  types: () => [WebhookEndpointRemoved, WebhookEndpointNotFound] as const,
});

const SendTestEventResult = createUnionType({
  name: 'SendTestEventResult',
  description: 'Delivery of a test event, or why none is sent.',
  types: () => [WebhookDelivery, WebhookEndpointNotFound, WebhookEndpointDisabled, TooManyAttempts] as const,
});

const ResendWebhookResult = createUnionType({
  name: 'ResendWebhookResult',
  description: 'Delivery, which is tried again, or why it is not.',
  types: () => [WebhookDelivery, WebhookDeliveryNotFound, WebhookEndpointDisabled, TooManyAttempts] as const,
});

const endpointDescription = 'ID of the endpoint.';

/** Addresses of programs that events are sent to, and what came of it. */
@Resolver(() => WebhookDelivery)
export class WebhookResolver {
  @Visible(webhookOwners)
  @Query(() => [WebhookEndpoint], {
    description:
      'Returns the webhook endpoints of the viewer, at most 10, the newest first; of an API token those that it created.',
  })
  webhookEndpoints(@Context() ctx: Ctx): Promise<WebhookEndpoint[]> {
    ctx.viewer.must(webhookOwners);
    return endpointsOf(ctx.services.entityManager(), ctx.viewer);
  }

  @Visible(webhookOwners)
  @Query(() => WebhookDeliveryConnection, {
    description:
      'Returns what was sent to an endpoint of the viewer in 30 days, the newest first; of an endpoint that is not theirs, nothing.',
  })
  webhookDeliveries(
    @Context() ctx: Ctx,
    @Arg('endpointId', () => ID, { description: endpointDescription }) endpointId: string,
    @Args() page: PageArgs,
  ): Promise<Page<WebhookDeliveryRow>> {
    return findWebhookDeliveries(ctx, endpointId, page);
  }

  @Visible(webhookOwners)
  @Mutation(() => CreateWebhookEndpointResult, {
    description: 'Creates a webhook endpoint of the viewer; needs a fresh proof of people.',
  })
  createWebhookEndpoint(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'Address and kinds of events.' })
    input: CreateWebhookEndpointInput,
  ): Promise<WebhookSecretIssued | Problem> {
    return createWebhookEndpoint(ctx, input);
  }

  @Visible(webhookOwners)
  @Mutation(() => ChangeWebhookEndpointResult, {
    description: 'Changes a webhook endpoint of the viewer; needs a fresh proof of people.',
  })
  changeWebhookEndpoint(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeWebhookEndpointInput, { description: 'Endpoint, address and kinds of events.' })
    input: ChangeWebhookEndpointInput,
  ): Promise<WebhookEndpoint | Problem> {
    return changeWebhookEndpoint(ctx, input);
  }

  @Visible(webhookOwners)
  @Mutation(() => RotateWebhookSecretResult, {
    description: 'Gives a webhook endpoint of the viewer a new secret; needs a fresh proof of people.',
  })
  rotateWebhookSecret(
    @Context() ctx: Ctx,
    @Arg('input', () => RotateWebhookSecretInput, {
      description: 'Endpoint, and number of hours its earlier secret signs.',
    })
    input: RotateWebhookSecretInput,
  ): Promise<WebhookSecretIssued | Problem> {
    return rotateWebhookSecret(ctx, input);
  }

  @Visible(webhookOwners)
  @Mutation(() => EnableWebhookEndpointResult, {
    description: 'Enables a disabled webhook endpoint of the viewer; what waits for it is sent.',
  })
  enableWebhookEndpoint(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: endpointDescription }) id: string,
  ): Promise<WebhookEndpoint | Problem> {
    return enableWebhookEndpoint(ctx, id);
  }

  @Visible(webhookOwners)
  @Mutation(() => RemoveWebhookEndpointResult, {
    description: 'Removes a webhook endpoint of the viewer with its deliveries.',
  })
  removeWebhookEndpoint(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: endpointDescription }) id: string,
  ): Promise<WebhookEndpointRemoved | Problem> {
    return removeWebhookEndpoint(ctx, id);
  }

  @Visible(webhookOwners)
  @Mutation(() => SendTestEventResult, {
    description: 'Sends an event of the type "test" to a webhook endpoint of the viewer.',
  })
  sendTestEvent(
    @Context() ctx: Ctx,
    @Arg('endpointId', () => ID, { description: endpointDescription }) endpointId: string,
  ): Promise<WebhookDelivery | Problem> {
    return sendTestEvent(ctx, endpointId);
  }

  @Visible(webhookOwners)
  @Mutation(() => ResendWebhookResult, {
    description: 'Sends an event to its webhook endpoint again, with the same webhook-id.',
  })
  resendWebhook(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the delivery.' }) id: string,
  ): Promise<WebhookDelivery | Problem> {
    return resendWebhook(ctx, id);
  }

  @Visible(withinReach)
  @FieldResolver(() => String, { description: 'JSON that was sent, or is sent next.' })
  payload(@Context() ctx: Ctx, @Root() delivery: WebhookDelivery | WebhookDeliveryRow): Promise<string> {
    return findPayload(ctx, delivery);
  }
}
