import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { FolderLock } from '../platform/database/data-folder-lock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from './jobs.ts';

interface Running {
  server: FastifyInstance;
  database: Database;
  jobs: Jobs;
  lock: FolderLock | undefined;
  log: Logger;
  drainSeconds: number;
  /** What sends the rest of its observations within its own deadline. */
  observers: readonly { close(): Promise<void> }[];
}

/** Timeout for requests and jobs in progress after the drain. */
const timeoutMilliseconds = 7000;

/** On SIGTERM and SIGINT: finishes the requests and jobs in progress, closes, and exits with 0. */
export const shutDownGracefully = ({
  server,
  database,
  jobs,
  lock,
  log,
  drainSeconds,
  observers,
}: Running): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info({}, 'stopping; finishing requests in progress');
    setTimeout(
      () => {
        log.error({}, 'shutdown timed out; dropping requests still in progress');
        process.exit(0);
      },
      drainSeconds * 1000 + timeoutMilliseconds,
    ).unref();
    // Together, so that jobs in progress have the time of the requests, too.
    await Promise.all([server.close(), jobs.finish()]);
    await jobs.stop();
    await database.close();
    await lock?.release();
    await Promise.all(observers.map(observer => observer.close()));
    process.exit(0);
  };
  const end = (reason: string) => (error: unknown) => {
    log.fatal({ err: error }, `${reason}; shutting down`);
    process.exit(1);
  };
  const stopOnce = () => void stop().catch(end('stopping failed'));
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
  process.on('uncaughtException', end('uncaught exception'));
  process.on('unhandledRejection', error => {
    // Work in the background that meets the closed database must not cut the stop short.
    if (isStopping) log.error({ err: error }, 'background work failed while stopping');
    else end('unhandled rejection')(error);
  });
};
