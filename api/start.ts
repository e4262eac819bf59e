import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EventBus } from './core/interfaces/event-bus.ts';
import type { SharedPoints } from './core/interfaces/shared-points.ts';
import type { Log } from './core/logging/log.ts';
import { reasonOf } from './core/logging/reason.ts';
import { topics } from './core/topics.ts';
import type { DemoPhoto } from './demo/demo-photos.ts';
import { pipelinedIf } from './fast-path/connections/open-pipelined.ts';
import { openBus } from './platform/bus/open-bus.ts';
import { projectRoot } from './platform/database/project-root.ts';
import type { RedisServer } from './platform/redis/redis-server.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { startDeliveries } from './startup/deliveries.ts';
import { domainJobs } from './startup/domain-jobs.ts';
import { eraseAccountsAgain } from './startup/erase-accounts-again.ts';
import { type Foundation, openFoundation } from './startup/foundation.ts';
import { shutDownGracefully } from './startup/graceful-shutdown.ts';
import { houseKeepingJobs } from './startup/house-keeping-jobs.ts';
import { startReadReplica } from './startup/open-read-replica.ts';
import { type OpenedServices, openServices } from './startup/open-services.ts';
import type { Prepared } from './startup/prepare-accounts.ts';
import { prepareDatabase } from './startup/prepare-database.ts';
import { say } from './startup/say.ts';
import { startMetrics } from './startup/start-metrics.ts';
import { startWarnings } from './startup/start-warnings.ts';
import { sweepUploads } from './startup/sweep-uploads.ts';

/** Prepares the database and serves until the process is asked to stop. */
export const start = async (settings: Settings): Promise<void> => {
  const foundation = await openFoundation(settings, pipelinedIf(settings.FAST_PATH));
  const demoPhotos = await demoPhotosOf(settings);
  const prepared = await prepareDatabase(foundation, settings, demoPhotos);
  if (!prepared) return foundation.close();
  const opened = await openServices(foundation, settings, demoPhotos);
  if (settings.ERASE_AGAIN !== undefined) return eraseAgain(foundation, opened, settings.ERASE_AGAIN);
  const server = await openServer(foundation, opened, settings, prepared);
  await domainJobs(opened.jobs, opened.services);
  const metricsPort = await openMetrics(foundation, opened, settings, server);
  if (opened.replica) startReadReplica(opened.replica, server, foundation.metrics);
  const { database, lock, log, tracing, errors } = foundation;
  shutDownGracefully({
    server,
    database,
    jobs: opened.jobs,
    lock,
    log,
    drainSeconds: settings.DRAIN_SECONDS,
    observers: [tracing, errors].filter(observer => observer !== undefined),
  });
  // A start allocates several times what stays. Only this flavor also shrinks the young generation.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  await listen(server, settings);
  sayOpen(server, metricsPort, settings, prepared);
};

const demoPhotosOf = async ({ MODE, DEMO_PHOTOS }: Settings): Promise<DemoPhoto[]> => {
  if (MODE !== 'demo' || !DEMO_PHOTOS) return [];
  const { readDemoPhotos } = await import('./demo/demo-photos.ts');
  return readDemoPhotos(DEMO_PHOTOS);
};

const eraseAgain = async (
  foundation: Foundation,
  { services, jobs, replica }: OpenedServices,
  file: string,
): Promise<void> => {
  const isDone = await eraseAccountsAgain(services, file, say);
  // Not by ending the process: files of a closed kitchen may still be on their way out.
  if (!isDone) process.exitCode = 1;
  await jobs.stop();
  await replica?.close();
  await foundation.close();
};

const openServer = async (
  { database, directUrl, log, metrics, errors, files, clock, wallClock }: Foundation,
  { services, push, jobs, runsJobs }: OpenedServices,
  settings: Settings,
  { endedSessions }: Prepared,
): Promise<FastifyInstance> => {
  const redis = settings.REDIS_URL ? { url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX } : undefined;
  const bus = await openBus({ redis, directUrl }, database.sql, log);
  await announceEnded(endedSessions, bus, log);
  await houseKeepingJobs(jobs, database.sql, { ...files, clock, wallClock, log });
  sweepUploads(files.uploads, wallClock, log);
  return createServer({
    services,
    settings,
    log,
    clientFolder: join(projectRoot, 'dist/web'),
    bus,
    sharedPoints: redis && (await sharedPointsOf(redis, log)),
    onNotificationsCreated: await startDeliveries(jobs, services, push, services.site),
    sendsWebhooks: runsJobs,
    servesRequests: settings.ROLE !== 'jobs',
    drainMilliseconds: settings.DRAIN_SECONDS * 1000,
    metrics,
    errors,
    logsRequests: settings.LOG_REQUESTS,
  });
};

const announceEnded = (sessions: readonly string[], bus: EventBus, log: Log): Promise<void> =>
  bus
    .publish(sessions.map(id => ({ topic: topics.endedSessions, id })))
    .catch(error =>
      log.error({ err: error }, 'announcing ended sessions failed; other servers notice in 10 s'),
    );

const sharedPointsOf = async (redis: RedisServer, log: Log): Promise<SharedPoints> => {
  const { RedisPoints } = await import('./platform/limits/redis-points.ts');
  return new RedisPoints(redis, log);
};

/** Returns the port of the metrics; undefined without them. */
const openMetrics = async (
  { metrics }: Foundation,
  { services, jobs }: OpenedServices,
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  server: FastifyInstance,
): Promise<number | undefined> =>
  metrics && port !== undefined
    ? startMetrics(metrics, { services, jobs, listen: { port, host }, server })
    : undefined;

const listen = async (server: FastifyInstance, { PORT, HOST }: Settings): Promise<void> => {
  await server.listen({ port: PORT, host: HOST }).catch(error => {
    throw new Error(
      `Cannot listen on PORT ${PORT} of HOST ${HOST}: ${reasonOf(error)}. Free the port, or set PORT to another one.`,
    );
  });
};

const sayOpen = (
  server: FastifyInstance,
  metricsPort: number | undefined,
  settings: Settings,
  { lines }: Prepared,
): void => {
  const { port } = server.server.address() as { port: number };
  const openLine =
    settings.ROLE === 'jobs'
      ? `\nBackground work runs; its health is at http://localhost:${port}/health`
      : `\nThe marketplace is open at http://localhost:${port}`;
  const metricsLine =
    metricsPort && `Its metrics are at http://${settings.METRICS_HOST}:${metricsPort}/metrics`;
  say([openLine, ...(metricsLine ? [metricsLine] : []), ...lines, ...startWarnings(settings), ''].join('\n'));
};
