import { LRUCache } from 'lru-cache';
import { coalesced } from '../core/limits/coalesced.ts';
import type { Services } from '../core/operation/ctx.ts';
import { type Given, query } from '../core/query/query.ts';
import { City } from '../domains/cities/city.ts';
import { findOutboxBacklog } from '../domains/notifications/delivery/find-outbox-backlog.ts';
import { OrderPlaced } from '../domains/orders/order-events.ts';
import { Supplier } from '../domains/suppliers/supplier.ts';
import { countDueWebhooks } from '../domains/webhooks/count-due-webhooks.ts';
import type { PrometheusMetrics } from '../platform/metrics/prometheus-metrics.ts';
import type { Jobs } from './jobs.ts';

/** Who asks for the metrics waits for at most as long, and gets them without what took longer. */
const timeoutMs = 2000;

const cityQuery = query({ Supplier, City }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as c', 'c.id', 's.cityId')
    .where('s.id', '=', supplierId)
    .select(['c.name', 'c.state']),
);

/** Adds the metrics of the marketplace, beside those of requests and statements. */
export const addMarketplaceMetrics = (metrics: PrometheusMetrics, services: Services, jobs: Jobs): void => {
  const { sql, clock } = services;
  const outbox = coalesced(timeoutMs, () => findOutboxBacklog(sql, clock()));
  const webhooks = coalesced(timeoutMs, () => countDueWebhooks(sql, clock()));
  metrics.gauge(
    { name: 'tiffin_outbox_entries', help: 'Notifications and events that are due and not passed on.' },
    async () => [{ value: (await outbox()).entries }],
  );
  metrics.gauge(
    { name: 'tiffin_outbox_oldest_seconds', help: 'How long the oldest of them is due; 0 without any.' },
    async () => [{ value: (await outbox()).seconds }],
  );
  metrics.gauge(
    { name: 'tiffin_webhooks_due', help: 'Webhooks that are due and not sent, to endpoints that get some.' },
    async () => [{ value: await webhooks() }],
  );
  // Who works them counts them, too: without a process that does, the last counts would never change.
  if (jobs.runsJobs) measureQueues(metrics, jobs);
  countOrders(metrics, services);
};

const measureQueues = (metrics: PrometheusMetrics, { boss }: Jobs): void => {
  const queues = coalesced(timeoutMs, () => boss.getQueues());
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
