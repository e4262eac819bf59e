import type { FastifyInstance } from 'fastify';
import type { Sql } from '../core/database/sql.ts';
import type { Log } from '../core/logging/log.ts';
import { ReadReplica } from '../platform/database/read-replica.ts';
import type { OpenStatements } from '../platform/database/statements.ts';
import type { PrometheusMetrics } from '../platform/metrics/prometheus-metrics.ts';
import type { Settings } from '../settings.ts';

type Where = Pick<Settings, 'DATABASE_READ_URL' | 'POOL_SIZE' | 'ROLE'>;

/** Begins to use the standby once the server listens, and closes it with the server. */
export const startReadReplica = (
  replica: ReadReplica,
  server: FastifyInstance,
  metrics: PrometheusMetrics | undefined,
): void => {
  server.addHook('onListen', async () => replica.start());
  server.addHook('onClose', () => replica.close());
  metrics?.gauge(
    {
      name: 'tiffin_read_replica_age_seconds',
      help: 'How far the read replica is behind at most; an hour if not known.',
    },
    async () => [{ value: Math.min(replica.ageMs / 1000, 3600) }],
  );
};

/** The standby for public reads, where one is set and requests are answered. */
export const openReadReplica = (
  { DATABASE_READ_URL: url, POOL_SIZE, ROLE }: Where,
  primary: Sql,
  openStatements: OpenStatements | undefined,
  log: Log,
): ReadReplica | undefined =>
  url === undefined || ROLE === 'jobs'
    ? undefined
    : new ReadReplica(primary, { url, count: Math.ceil(POOL_SIZE / 2), openStatements }, log);
