import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { limitTries } from '../identity/signing-in/limit-tries.ts';
import { webhookOwners } from './begin-webhook-change.ts';
import { lockOwnEndpoint } from './own-endpoint.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookDue } from './webhook-events.ts';
import { WebhookEndpointDisabled, WebhookEndpointNotFound } from './webhook-problems.ts';

/** Requests by hand are few: an endpoint may be another's server. */
export const beginSending = async (ctx: Ctx, id: string): Promise<string | Problem> =>
  (await limitTries(ctx, [{ kind: 'webhooks sent by hand', key: ctx.viewer.userId }])) ?? id;

/** Due before what waits for the same endpoint: a person looks at it. */
export const beforeAllOthers = new Date(0);

const perform = async (work: Work, endpointId: string): Promise<WebhookDelivery | Problem> => {
  const { em, now, record } = work;
  await lockOwner(work);
  const endpoint = await lockOwnEndpoint(work, endpointId);
  if (endpoint instanceof WebhookEndpointNotFound) return endpoint;
  if (endpoint.status !== 'ACTIVE') return new WebhookEndpointDisabled();
  endpoint.retryAt = null;
  const id = newIdentifier(now);
  const delivery = em.create(WebhookDelivery, {
    id,
    endpointId: endpoint.id,
    // Its own subject, so that it waits for no event.
    subjectId: id,
    position: '0',
    status: 'PENDING',
    attempts: [],
    attemptCount: 0,
    createdAt: now,
    triedFrom: now,
    nextAttemptAt: beforeAllOthers,
  });
  await em.persist(delivery).flush();
  record(new WebhookDue());
  return delivery;
};

/** Sends what has the type "test" to an endpoint of the viewer; it is no event of the marketplace. */
export const sendTestEvent = preparedOperation(webhookOwners, beginSending, perform);
