import { fromPglite, PgBoss } from 'pg-boss';
import type { Log } from '../core/log.ts';
import type { Database } from '../database/database.ts';
import { purgeSessions } from '../identity/purge-sessions.ts';
import { endPauses } from '../suppliers/end-pauses.ts';

const everyTenMinutes = '*/10 * * * *';

/** Work that must happen even when a process dies: kept in the database, done once by whichever process is free. */
export const startJobs = async (database: Database, url: string | undefined, log: Log): Promise<PgBoss> => {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded), backend: 'pglite' })
    : new PgBoss({ connectionString: url, max: 2, application_name: 'tiffin-jobs' });
  boss.on('error', error => log.error({ err: error }, 'the job queue complains'));
  await boss.start();

  await boss.createQueue('house-keeping', { policy: 'singleton' });
  await boss.work('house-keeping', { pollingIntervalSeconds: 10 }, async () => {
    const now = new Date();
    await endPauses(database.sql, now);
    await purgeSessions(database.sql, now);
  });
  await boss.schedule('house-keeping', everyTenMinutes);
  return boss;
};
