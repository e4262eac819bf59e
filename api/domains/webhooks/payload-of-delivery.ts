import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { payloadOf } from '../events/event-payload.ts';
import { MarketplaceEvent } from '../events/marketplace-event.ts';
import type { Claimed } from './claim-due.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

const testPayload = ({ endpointId, createdAt }: { endpointId: string; createdAt: Date | string }): string =>
  JSON.stringify({ type: 'test', timestamp: new Date(createdAt).toISOString(), data: { endpointId } });

/** What a claimed delivery sends. */
export const payloadOfDelivery = (claimed: Claimed): string => {
  const { type, happenedAt, data } = claimed;
  return type && happenedAt && data ? payloadOf({ type, happenedAt, data }) : testPayload(claimed);
};

const eventsQuery = query({ MarketplaceEvent }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('MarketplaceEvent as e')
    .where(event => event('e.id', '=', event.fn.any(ids)))
    .select(['e.id', 'e.type', 'e.happenedAt', 'e.data']),
);

const payloadOfEvent = batched(async (ctx, ids) => {
  const events = await eventsQuery.all(ctx.sql, { ids });
  return new Map(events.map(event => [event.id, payloadOf(event)]));
});

/** What was sent, or is sent next; empty if its event was deleted a moment ago. */
export const findPayload = async (
  ctx: Ctx,
  delivery: Pick<WebhookDelivery, 'endpointId' | 'eventId'> & { createdAt: Date | string },
): Promise<string> => {
  const { eventId } = delivery;
  return eventId ? ((await payloadOfEvent(ctx, eventId)) ?? '') : testPayload(delivery);
};
