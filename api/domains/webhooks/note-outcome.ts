import { everybody } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { lockEndpoint } from './own-endpoint.ts';
import { failuresUntilPaused, triedMilliseconds, waitAfter } from './retry-times.ts';
import { type StoredAttempt, WebhookDelivery } from './webhook-delivery.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';
import { WebhookDisabled } from './webhook-events.ts';

interface Outcome {
  deliveryId: string;
  endpointId: string;
  /** The address that it was sent to. */
  url: string;
  attempt: StoredAttempt;
}

const keptAttempts = 10;
const gone = 410;

/**
 * Records what came of an attempt. An endpoint that works again gets what waits for it immediately; one that accepted nothing
 * for as long as an event is tried, or says that it is gone, is disabled, and its owner is notified.
 */
export const noteOutcome = operation(
  everybody,
  async (work: Work, { deliveryId, endpointId, url, attempt }: Outcome): Promise<void> => {
    const { em } = work;
    const endpoint = await lockEndpoint(work, { id: endpointId });
    const delivery = endpoint && (await em.findOne(WebhookDelivery, { id: deliveryId }));
    // Removed while it was sent.
    if (!delivery) return;
    delivery.attempts = [...delivery.attempts, attempt].slice(-keptAttempts);
    delivery.attemptCount++;
    delivery.claimedUntil = null;
    // Says nothing about an address that was chosen meanwhile, or what another attempt settled.
    const counts = endpoint.url === url && delivery.status === 'PENDING';
    const { status } = attempt;
    if (counts && status !== null && status >= 200 && status < 300)
      await noteDelivered(work, endpoint, delivery);
    else if (counts) noteFailed(work, endpoint, delivery, attempt);
    await em.flush();
  },
);

const noteDelivered = async ({ em, now }: Work, endpoint: WebhookEndpoint, delivery: WebhookDelivery) => {
  delivery.status = 'DELIVERED';
  if (endpoint.failures >= failuresUntilPaused) {
    const waiting = { endpointId: endpoint.id, status: 'PENDING' as const, nextAttemptAt: { $gt: now } };
    await em.nativeUpdate(
      WebhookDelivery,
      { ...waiting, id: { $ne: delivery.id }, attemptCount: { $gt: 0 } },
      {
        nextAttemptAt: now,
      },
    );
  }
  Object.assign(endpoint, { lastDeliveredAt: now, failingSince: null, failures: 0, retryAt: null });
};

const noteFailed = (
  { now, record }: Work,
  endpoint: WebhookEndpoint,
  delivery: WebhookDelivery,
  { status }: StoredAttempt,
): void => {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  endpoint.failingSince ??= now;
  endpoint.failures++;
  const waits = endpoint.failures >= failuresUntilPaused;
  endpoint.retryAt = waits
    ? new Date(now.getTime() + waitAfter(endpoint.failures - failuresUntilPaused + 1))
    : null;
  if (since(delivery.triedFrom) >= triedMilliseconds) delivery.status = 'GIVEN_UP';
  else delivery.nextAttemptAt = new Date(now.getTime() + waitAfter(delivery.attemptCount));
  if (endpoint.status !== 'ACTIVE') return;
  if (status !== gone && since(endpoint.failingSince) < triedMilliseconds) return;
  endpoint.status = 'DISABLED';
  record(new WebhookDisabled(endpoint.userId, new URL(endpoint.url).host));
};
