import { sql as text } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

/** Beyond so many the number says no more, and counting would take long. */
const mostCounted = 10_000;

/** Not those of endpoints that get nothing now, as they are disabled or paused after failures. */
const webhooksQuery = query({ WebhookDelivery, WebhookEndpoint }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom(
      from
        .selectFrom('WebhookDelivery as d')
        .innerJoin('WebhookEndpoint as e', 'e.id', 'd.endpointId')
        .where('d.status', '=', text.lit('PENDING'))
        .where('d.nextAttemptAt', '<=', now)
        .where('e.status', '=', 'ACTIVE')
        .where(({ or, eb }) => or([eb('e.retryAt', 'is', null), eb('e.retryAt', '<=', now)]))
        .select('d.id')
        .limit(mostCounted)
        .as('due'),
    )
    .select(({ fn }) => fn.countAll<number>().as('deliveries')),
);

/** Counts webhooks that are due and not sent, to endpoints that get some; at most 10,000. */
export const countDueWebhooks = async (sql: Sql, now: Date): Promise<number> =>
  Number((await webhooksQuery.first(sql, { now }, 'background'))!.deliveries);
