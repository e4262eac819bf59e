import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/operation/ctx.ts';
import { serveMetrics } from '../platform/metrics/metrics-server.ts';
import type { PrometheusMetrics } from '../platform/metrics/prometheus-metrics.ts';
import type { Jobs } from './jobs.ts';
import { addMarketplaceMetrics } from './marketplace-metrics.ts';

interface Running {
  services: Services;
  jobs: Jobs;
  listen: { port: number; host: string };
  /** While it is open, the metrics can be read. */
  server: FastifyInstance;
}

/** Serves the metrics of this process on a port of their own; returns that port. */
export const startMetrics = async (
  metrics: PrometheusMetrics,
  { services, jobs, listen, server }: Running,
): Promise<number> => {
  addMarketplaceMetrics(metrics, services, jobs);
  const { port, close } = await serveMetrics(metrics, { ...listen, log: services.log });
  server.addHook('onClose', async () => close());
  return port;
};
