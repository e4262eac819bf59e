import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { MarketplaceEvent } from '../events/marketplace-event.ts';
import { claimQuery } from './claim-query.ts';
import { longestWait } from './retry-times.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

const claimedQuery = query(
  { WebhookDelivery, WebhookEndpoint, MarketplaceEvent },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('WebhookDelivery as d')
      .innerJoin('WebhookEndpoint as e', 'e.id', 'd.endpointId')
      .leftJoin('MarketplaceEvent as event', 'event.id', 'd.eventId')
      .where(delivery => delivery('d.id', '=', delivery.fn.any(ids)))
      .select([
        'd.id',
        'd.endpointId',
        'd.createdAt',
        'e.url',
        'e.secret',
        'e.formerSecret',
        'e.formerEndsAt',
      ])
      .select(['event.id as eventId', 'event.type', 'event.happenedAt', 'event.data'])
      .orderBy('d.position'),
);

/** A delivery that this process is to send, with all that it takes; without an event it is a test. */
export type Claimed = RowOf<typeof claimedQuery>;

/** What is claimed, and how much of it. */
interface AskedClaim {
  now: Date;
  limit: number;
}

/** Claims due deliveries for this process, at most `limit`. */
export const claimDue = async (sql: Sql, { now, limit }: AskedClaim): Promise<Claimed[]> => {
  if (limit <= 0) return [];
  const retriedAfter = new Date(now.getTime() + Math.random() * longestWait);
  const claimed = await claimQuery.all(sql, { now, limit, retriedAfter });
  return claimed.length > 0 ? claimedQuery.all(sql, { ids: claimed.map(({ id }) => id) }) : [];
};

const releaseQuery = query({ WebhookDelivery }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('WebhookDelivery').set({ claimedUntil: null }).where('id', '=', id),
);

/** Gives a delivery back that was not sent to its end, for another process. */
export const release = async (sql: Sql, id: string): Promise<void> => {
  await releaseQuery.all(sql, { id });
};
