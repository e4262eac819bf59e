import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { webhookOwners } from './begin-webhook-change.ts';
import { noteWebhookChange } from './note-webhook-change.ts';
import { lockOwnEndpoint } from './own-endpoint.ts';
import { beginSending } from './send-test-event.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';
import { WebhookDue } from './webhook-events.ts';
import { WebhookEndpointNotFound } from './webhook-problems.ts';

const perform = async (work: Work, id: string): Promise<WebhookEndpoint | Problem> => {
  const { em, now, record } = work;
  await lockOwner(work);
  const endpoint = await lockOwnEndpoint(work, id);
  if (endpoint instanceof WebhookEndpointNotFound || endpoint.status === 'ACTIVE') return endpoint;
  Object.assign(endpoint, { status: 'ACTIVE', failures: 0, failingSince: null, retryAt: null });
  await em.flush();
  const waiting = { endpointId: endpoint.id, status: 'PENDING' as const };
  await em.nativeUpdate(WebhookDelivery, waiting, { triedFrom: now, nextAttemptAt: now });
  noteWebhookChange(work, 'WEBHOOK_ENABLED', endpoint, { isNotified: false });
  record(new WebhookDue());
  return endpoint;
};

/** Sends events to a disabled endpoint again, beginning with what waits; does nothing to one that gets them. */
export const enableWebhookEndpoint = preparedOperation(webhookOwners, beginSending, perform);
