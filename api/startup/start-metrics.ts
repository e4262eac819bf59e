import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/operation/ctx.ts';
import { serveMetrics } from '../platform/metrics/metrics-server.ts';
import type { PrometheusMetrics } from '../platform/metrics/prometheus-metrics.ts';
import type { Settings } from '../settings.ts';
import { addFigures } from './figures.ts';

interface Running {
  services: Services;
  jobs: PgBoss;
  settings: Settings;
  /** While it is open, the figures can be read. */
  server: FastifyInstance;
}

/** Serves the figures of this process on a port of their own; returns that port. */
export const startMetrics = async (
  metrics: PrometheusMetrics,
  { services, jobs, settings, server }: Running,
): Promise<number> => {
  addFigures(metrics, services, jobs);
  const { port, close } = await serveMetrics(metrics, {
    port: settings.METRICS_PORT ?? 0,
    host: settings.METRICS_HOST,
    log: services.log,
  });
  server.addHook('onClose', async () => close());
  return port;
};
