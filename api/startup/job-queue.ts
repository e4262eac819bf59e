import { fromPglite, PgBoss } from 'pg-boss';
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
}

/** Opens the queues of work that must happen even when a process dies: stored in the database, done once by any free process. */
export const openJobQueue = async ({ database, url, runsJobs }: Where, log: Log): Promise<Jobs> => {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded), backend: 'pglite' })
    : new PgBoss({
        connectionString: url,
        max: 2,
        application_name: 'tiffin-jobs',
        supervise: runsJobs,
        schedule: runsJobs,
      });
  boss.on('error', error => log.error({ err: error }, 'job queue error'));
  await boss.start();
  await openGivenUpQueue(boss);
  return new Jobs(boss, runsJobs);
};
