import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { FolderLock } from '../platform/database/data-folder-lock.ts';
import type { Database } from '../platform/database/database.ts';

interface Running {
  server: FastifyInstance;
  database: Database;
  jobs: PgBoss;
  lock: FolderLock | undefined;
  log: Logger;
}

/** Timeout for requests in progress. */
const timeoutMilliseconds = 8000;

/** On SIGTERM and SIGINT: accepts no more requests, finishes those in progress, closes, and exits with 0. */
export const shutDownGracefully = ({ server, database, jobs, lock, log }: Running): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.error({}, 'shutdown timed out; dropping requests still in progress');
      process.exit(0);
    }, timeoutMilliseconds).unref();
    await server.close();
    await jobs.stop({ close: true, graceful: false });
    await database.close();
    await lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught exception; shutting down');
    process.exit(1);
  });
  process.on('unhandledRejection', error => {
    log.fatal({ err: error }, 'unhandled rejection; shutting down');
    process.exit(1);
  });
};
