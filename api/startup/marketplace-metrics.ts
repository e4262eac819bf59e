import { sql as text } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { PgBoss } from 'pg-boss';
import { within } from '../core/limits/within.ts';
import type { Services } from '../core/operation/ctx.ts';
import { type Given, query } from '../core/query/query.ts';
import { City } from '../domains/cities/city.ts';
import { OutboxEntry } from '../domains/notifications/delivery/outbox-entry.ts';
import { OrderPlaced } from '../domains/orders/order-events.ts';
import { Supplier } from '../domains/suppliers/supplier.ts';
import { WebhookDelivery } from '../domains/webhooks/webhook-delivery.ts';
import { WebhookEndpoint } from '../domains/webhooks/webhook-endpoint.ts';
import type { PrometheusMetrics } from '../platform/metrics/prometheus-metrics.ts';

/** Who asks for the metrics waits for at most as long, and gets them without what took longer. */
const timeoutMs = 2000;

/** Runs it once for all who ask meanwhile, also when those before have stopped waiting. */
const coalesced = <Answer>(run: () => Promise<Answer>): (() => Promise<Answer>) => {
  let running: Promise<Answer> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return within(running, timeoutMs);
  };
};

/** Beyond so many the number says no more, and counting would take long. */
const mostCounted = 10_000;

const outboxQuery = query({ OutboxEntry }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom(
      from
        .selectFrom('OutboxEntry')
        .where(entry => entry.or([entry('dueAt', 'is', null), entry('dueAt', '<=', now)]))
        .select(({ fn }) => fn.coalesce('dueAt', 'happenedAt').as('dueAt'))
        .orderBy('position')
        .limit(mostCounted)
        .as('due'),
    )
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('entries'),
      text<number>`coalesce(extract(epoch from ${now}::timestamptz - min(${ref('due.dueAt')})), 0)::float8`.as(
        'seconds',
      ),
    ]),
);

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

const cityQuery = query({ Supplier, City }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as c', 'c.id', 's.cityId')
    .where('s.id', '=', supplierId)
    .select(['c.name', 'c.state']),
);

/** Adds the metrics of the marketplace, beside those of requests and statements. */
export const addMarketplaceMetrics = (metrics: PrometheusMetrics, services: Services, jobs: PgBoss): void => {
  const { sql, clock } = services;
  const outbox = coalesced(() => outboxQuery.first(sql, { now: clock() }, 'background'));
  const webhooks = coalesced(() => webhooksQuery.first(sql, { now: clock() }, 'background'));
  const queues = coalesced(() => jobs.getQueues());
  metrics.gauge(
    { name: 'tiffin_outbox_entries', help: 'Notifications and events that are due and not passed on.' },
    async () => [{ value: Number((await outbox())!.entries) }],
  );
  metrics.gauge(
    { name: 'tiffin_outbox_oldest_seconds', help: 'How long the oldest of them is due; 0 without any.' },
    async () => [{ value: Number((await outbox())!.seconds) }],
  );
  metrics.gauge(
    { name: 'tiffin_webhooks_due', help: 'Webhooks that are due and not sent, to endpoints that get some.' },
    async () => [{ value: Number((await webhooks())!.deliveries) }],
  );
  metrics.gauge(
    {
      name: 'tiffin_jobs',
      help: 'Jobs of all processes by queue and state, as counted in the last minute. Failed ones were given up.',
      labelNames: ['queue', 'state'],
    },
    async () =>
      (await queues()).flatMap(({ name: queue, ...counts }) => [
        { labels: { queue, state: 'ready' }, value: counts.readyCount },
        { labels: { queue, state: 'deferred' }, value: counts.deferredCount },
        { labels: { queue, state: 'active' }, value: counts.activeCount },
        { labels: { queue, state: 'failed' }, value: counts.failedCount },
      ]),
  );
  countOrders(metrics, services);
};

/** Counts the orders that this process placed, by city. */
const countOrders = (metrics: PrometheusMetrics, { sql, subscribers, log }: Services): void => {
  const placed = metrics.counter({
    name: 'tiffin_orders_placed_total',
    help: 'Orders that were placed, by the city of their kitchen.',
    labelNames: ['city'],
  });
  const cities = new LRUCache<string, string>({ max: 10_000 });
  const cityOf = async (supplierId: string): Promise<string> => {
    const known = cities.get(supplierId);
    if (known) return known;
    const found = await cityQuery.first(sql, { supplierId }, 'background');
    const city = found ? `${found.name}, ${found.state}` : 'unknown';
    cities.set(supplierId, city);
    return city;
  };
  subscribers.after(OrderPlaced, ({ supplierId }) => {
    cityOf(supplierId).then(
      city => placed.inc({ city }),
      error => log.warn({ err: error }, 'finding the city of an order to count failed'),
    );
  });
};
