import { LockMode } from '@mikro-orm/core';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { lockOwner } from '../identity/lock-owner.ts';
import { webhookOwners } from './begin-webhook-change.ts';
import { lockOwnEndpoint } from './own-endpoint.ts';
import { readableBy } from './readable-deliveries.ts';
import { beforeAllOthers, beginSending } from './send-test-event.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookDue } from './webhook-events.ts';
import {
  WebhookDeliveryNotFound,
  WebhookEndpointDisabled,
  WebhookEndpointNotFound,
} from './webhook-problems.ts';

const perform = async (work: Work, id: string): Promise<WebhookDelivery | Problem> => {
  const { em, viewer, now, record } = work;
  await lockOwner(work);
  const found = isIdentifier(id) ? await em.findOne(WebhookDelivery, { id, ...readableBy(viewer) }) : null;
  const endpoint = found && (await lockOwnEndpoint(work, found.endpointId));
  if (!endpoint || endpoint instanceof WebhookEndpointNotFound) return new WebhookDeliveryNotFound();
  if (endpoint.status !== 'ACTIVE') return new WebhookEndpointDisabled();
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const delivery = await em.findOne(WebhookDelivery, { id }, { lockMode, refresh: true });
  if (!delivery) return new WebhookDeliveryNotFound();
  Object.assign(delivery, { status: 'PENDING', triedFrom: now, nextAttemptAt: beforeAllOthers });
  endpoint.retryAt = null;
  await em.flush();
  record(new WebhookDue());
  return delivery;
};

/** Sends an event to an endpoint of the viewer again, whatever came of it before; its webhook-id stays the same. */
export const resendWebhook = preparedOperation(webhookOwners, beginSending, perform);
