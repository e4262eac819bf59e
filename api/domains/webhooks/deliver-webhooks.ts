import { performance } from 'node:perf_hooks';
import { answerLength, type WebhookAnswer } from '../../core/interfaces/webhook-sender.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { systemContext } from '../../core/operation/system-context.ts';
import { beginningOf } from '../../core/values/beginning-of.ts';
import { type Claimed, claimDue, release } from './claim-due.ts';
import { noteOutcome } from './note-outcome.ts';
import { payloadOfDelivery } from './payload-of-delivery.ts';
import { signaturesOf } from './webhook-secret.ts';

/**
 * Sends one claimed delivery and records what came of it; gives it back if `signal` ended the request.
 */
export const deliver = async (services: Services, claimed: Claimed, signal?: AbortSignal): Promise<void> => {
  const now = services.clock();
  const begun = performance.now();
  const { status, answer } = await answerTo(services, claimed, signal);
  if (status === null && signal?.aborted) return release(services.sql, claimed.id);
  const milliseconds = Math.round(performance.now() - begun);
  const { id: deliveryId, endpointId, url } = claimed;
  const attempt = { at: now.toISOString(), status, milliseconds, answer };
  await noteOutcome(systemContext(services), { deliveryId, endpointId, url, attempt });
};

/** What cannot be signed or written by this server has failed, and is tried later by one that can. */
const answerTo = async (
  services: Services,
  claimed: Claimed,
  signal?: AbortSignal,
): Promise<WebhookAnswer> => {
  try {
    // Receivers compare it with their own time.
    return await services.webhooks.send(requestOf(services, claimed, services.wallClock()), signal);
  } catch (error) {
    services.log.error({ err: error }, 'a webhook could not be written');
    return { status: null, answer: beginningOf(`It could not be written: ${reasonOf(error)}`, answerLength) };
  }
};

const requestOf = ({ vault }: Services, claimed: Claimed, now: Date) => {
  const { id, endpointId, eventId, url } = claimed;
  const webhookId = eventId ?? id;
  const body = payloadOfDelivery(claimed);
  const secrets = { ...claimed, id: endpointId };
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Tiffin-Webhooks/1',
      'webhook-id': webhookId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signaturesOf(vault, secrets, { webhookId, body, now }),
    },
  };
};

/** Sends what is due, all at the same time. Returns how many it sent. */
export const deliverDue = async (services: Services, limit: number): Promise<number> => {
  const claimed = await claimDue(services.sql, { now: services.clock(), limit });
  await Promise.all(claimed.map(each => deliver(services, each)));
  return claimed.length;
};
