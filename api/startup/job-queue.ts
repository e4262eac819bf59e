import { fromPglite, PgBoss } from 'pg-boss';
import type { Tracing } from '../core/interfaces/tracing.ts';
import type { Log } from '../core/logging/log.ts';
import type { Database } from '../platform/database/database.ts';
import { openGivenUpQueue } from '../platform/jobs/given-up-queue.ts';
import { Jobs } from './jobs.ts';

interface Where {
  database: Database;
  /** Of a PostgreSQL server, past a pooler. */
  url: string | undefined;
  /** Whether this process does the jobs, or only sends them. */
  runsJobs: boolean;
  tracing?: Tracing;
}

/**
 * pg-boss gets no job of a `singleton` or `stately` queue while its statistics say that one is running, and reads them again
 * after these seconds. By default it is a minute for each of the two steps: a queue rested for up to two minutes after each run
 * that the statistics happened to see.
 */
const intervals = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15, queueCacheIntervalSeconds: 5 };

/**
 * pg-boss passes these on to its pool, though its types do not name them. Without them a connection that breaks silently, or leads
 * to a frozen server, is waited for without an end, and the queues rest until the process is restarted. A lifetime brings
 * connections to the new primary after a failover whose old one still answers.
 */
const connections = { keepAlive: true, query_timeout: 60_000, maxLifetimeSeconds: 300 };

/** Opens the queues of work that must happen even when a process dies: stored in the database, done once by any free process. */
export const openJobQueue = async ({ database, url, runsJobs, tracing }: Where, log: Log): Promise<Jobs> => {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded), backend: 'pglite', ...intervals })
    : new PgBoss({
        ...intervals,
        ...connections,
        connectionString: url,
        max: 2,
        application_name: 'tiffin-jobs',
        supervise: runsJobs,
        schedule: runsJobs,
      });
  const jobs = new Jobs(boss, runsJobs, tracing);
  boss.on('error', error => {
    if (!jobs.isStopping) log.error({ err: error }, 'job queue error');
  });
  await boss.start();
  await openGivenUpQueue(boss);
  return jobs;
};
