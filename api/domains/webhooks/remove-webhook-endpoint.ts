import { operation } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { webhookOwners } from './begin-webhook-change.ts';
import { noteWebhookChange } from './note-webhook-change.ts';
import { endpointsOf, lockOwnEndpoint } from './own-endpoint.ts';
import { WebhookEndpointNotFound } from './webhook-problems.ts';
import { WebhookEndpointRemoved } from './webhook-results.ts';

/** Ends an endpoint of the viewer, with what still waits for it. */
export const removeWebhookEndpoint = operation(
  webhookOwners,
  async (work, id: string): Promise<WebhookEndpointRemoved | Problem> => {
    const { em, viewer } = work;
    await lockOwner(work);
    const endpoint = await lockOwnEndpoint(work, id);
    if (endpoint instanceof WebhookEndpointNotFound) return endpoint;
    noteWebhookChange(work, 'WEBHOOK_REMOVED', endpoint, { isNotified: false });
    await em.remove(endpoint).flush();
    return new WebhookEndpointRemoved(await endpointsOf(em, viewer));
  },
);
