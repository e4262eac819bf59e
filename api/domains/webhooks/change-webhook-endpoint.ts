import { type WebhookEndpointChange, webhookEndpointChange } from '../../../schema/rules/webhook.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { beginWebhookChange, webhookOwners } from './begin-webhook-change.ts';
import { noteWebhookChange } from './note-webhook-change.ts';
import { lockOwnEndpoint } from './own-endpoint.ts';
import { typesFor } from './types-for.ts';
import { usableAddress } from './usable-address.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';
import { WebhookDue } from './webhook-events.ts';
import type { ChangeWebhookEndpointInput } from './webhook-inputs.ts';
import { WebhookEndpointNotFound } from './webhook-problems.ts';

const prepare = async (
  ctx: Ctx,
  input: ChangeWebhookEndpointInput,
): Promise<WebhookEndpointChange | Problem> => {
  const given = checked(webhookEndpointChange, input);
  if (given instanceof InvalidInput) return given;
  const types = typesFor(ctx.viewer, given.types);
  const url = usableAddress(ctx, given.url);
  if (url instanceof InvalidInput) return url;
  return (await beginWebhookChange(ctx)) ?? { ...given, url, types };
};

const perform = async (
  work: Work,
  { id, url, types }: WebhookEndpointChange,
): Promise<WebhookEndpoint | Problem> => {
  await lockOwner(work);
  const endpoint = await lockOwnEndpoint(work, id);
  if (endpoint instanceof WebhookEndpointNotFound) return endpoint;
  const isDirected = url !== endpoint.url;
  // What waits is for the address as it is now, and the failures were those of the earlier one.
  Object.assign(endpoint, { url, types, failures: 0, failingSince: null, retryAt: null });
  await work.em.flush();
  const waiting = { endpointId: id, status: 'PENDING' as const };
  await work.em.nativeUpdate(WebhookDelivery, waiting, { nextAttemptAt: work.now });
  work.record(new WebhookDue());
  noteWebhookChange(work, 'WEBHOOK_CHANGED', endpoint, { isNotified: isDirected });
  return endpoint;
};

/** Changes the address and the kinds of events of an endpoint of the viewer. */
export const changeWebhookEndpoint = preparedOperation(webhookOwners, prepare, perform);
