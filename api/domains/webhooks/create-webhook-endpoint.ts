import {
  type NewWebhookEndpoint,
  newWebhookEndpoint,
  webhookEndpointLimit,
} from '../../../schema/rules/webhook.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { cityOfViewer } from '../features/city-of-viewer.ts';
import { FeatureNotAvailable } from '../features/feature-problems.ts';
import { isOpen } from '../features/is-open.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { beginWebhookChange, webhookOwners } from './begin-webhook-change.ts';
import { noteWebhookChange } from './note-webhook-change.ts';
import { typesFor } from './types-for.ts';
import { usableAddress } from './usable-address.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';
import type { CreateWebhookEndpointInput } from './webhook-inputs.ts';
import { TooManyWebhookEndpoints } from './webhook-problems.ts';
import { WebhookSecretIssued } from './webhook-results.ts';
import { newWebhookSecret } from './webhook-secret.ts';

const prepare = async (
  ctx: Ctx,
  input: CreateWebhookEndpointInput,
): Promise<NewWebhookEndpoint | Problem> => {
  const given = checked(newWebhookEndpoint, input);
  if (given instanceof InvalidInput) return given;
  const types = typesFor(ctx.viewer, given.types);
  const url = usableAddress(ctx, given.url);
  if (url instanceof InvalidInput) return url;
  if (!(await isOpen(ctx, 'WEBHOOKS', await cityOfViewer(ctx)))) return new FeatureNotAvailable('WEBHOOKS');
  return (await beginWebhookChange(ctx)) ?? { url, types };
};

const perform = async (
  work: Work,
  { url, types }: NewWebhookEndpoint,
): Promise<WebhookSecretIssued | Problem> => {
  const { ctx, em, viewer, now } = work;
  const { userId } = viewer;
  await lockOwner(work);
  if ((await em.count(WebhookEndpoint, { userId })) >= webhookEndpointLimit)
    return new TooManyWebhookEndpoints();
  const id = newIdentifier(now);
  const secret = newWebhookSecret();
  const endpoint = em.create(WebhookEndpoint, {
    id,
    userId,
    apiTokenId: viewer.isToken ? viewer.session!.sessionId : null,
    url,
    types,
    status: 'ACTIVE',
    secret: ctx.services.vault.seal(secret, id),
    createdAt: now,
    failures: 0,
  });
  await em.persist(endpoint).flush();
  noteWebhookChange(work, 'WEBHOOK_CREATED', endpoint, { isNotified: true });
  return new WebhookSecretIssued(secret, endpoint);
};

/** Creates an endpoint of the viewer; what happens from now on is sent to it. */
export const createWebhookEndpoint = preparedOperation(webhookOwners, prepare, perform);
