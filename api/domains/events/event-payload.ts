import { eventTypes } from '../../../schema/event-types.ts';
import type { MarketplaceEvent } from './marketplace-event.ts';

type Facts = Pick<MarketplaceEvent, 'type' | 'data'> & { happenedAt: Date | string };

/** What a webhook sends of an event, in the form that the Standard Webhooks specification recommends. */
export const payloadOf = ({ type, happenedAt, data }: Facts): string =>
  JSON.stringify({
    type: eventTypes[type].name,
    timestamp: new Date(happenedAt).toISOString(),
    data,
  });
