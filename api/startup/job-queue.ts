import { fromPglite, PgBoss } from 'pg-boss';
import type { FileStore } from '../core/interfaces/file-store.ts';
import type { Log } from '../core/logging/log.ts';
import type { Services } from '../core/operation/ctx.ts';
import { purgeAuditEvents } from '../domains/audit/purge-audit-events.ts';
import { purgeEvents } from '../domains/events/purge-events.ts';
import { expireExports, exportKeys } from '../domains/exports/expire-exports.ts';
import { purgeSessions } from '../domains/identity/sessions/purge-sessions.ts';
import { purgeMealMenus } from '../domains/menus/meal-menus/purge-meal-menus.ts';
import { purgePortionCounts } from '../domains/menus/portions/purge-portion-counts.ts';
import { purgeNotifications } from '../domains/notifications/purge-notifications.ts';
import { expireDocuments } from '../domains/onboarding/application/expire-documents.ts';
import { documentKeys, purgeUploads } from '../domains/onboarding/application/purge-uploads.ts';
import { claimKeys, expireClaimLetters } from '../domains/onboarding/claims/expire-claim-letters.ts';
import { storePopularDishes } from '../domains/orders/popular/store-popular-dishes.ts';
import { purgeCardEvents } from '../domains/payments/paying/purge-card-events.ts';
import { purgeHeldOrders } from '../domains/payments/paying/purge-held-orders.ts';
import { photoKeys } from '../domains/photos/photo-files.ts';
import { purgePasswordLinks } from '../domains/staff/passwords/purge-password-links.ts';
import { purgeStaffInvitations } from '../domains/staff/purge-staff-invitations.ts';
import { endPauses } from '../domains/suppliers/account/end-pauses.ts';
import { purgeWebhooks } from '../domains/webhooks/purge-webhooks.ts';
import type { Database } from '../platform/database/database.ts';
import { sweepFiles } from '../platform/files/sweep-files.ts';
import { Jobs } from './jobs.ts';

const everyTenMinutes = '*/10 * * * *';
const everyNight = '30 4 * * *';
const laterEveryNight = '50 4 * * *';
const lastEveryNight = '10 5 * * *';

interface Parts extends Pick<Services, 'clock' | 'wallClock'> {
  files: FileStore;
  /** Whether this process does the jobs, or only sends them. */
  worksJobs: boolean;
}

/** Work that must happen even when a process dies: stored in the database, done once by any free process. */
export const startJobs = async (
  database: Database,
  url: string | undefined,
  { files, clock, wallClock, worksJobs }: Parts,
  log: Log,
): Promise<Jobs> => {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded), backend: 'pglite' })
    : new PgBoss({
        connectionString: url,
        max: 2,
        application_name: 'tiffin-jobs',
        supervise: worksJobs,
        schedule: worksJobs,
      });
  boss.on('error', error => log.error({ err: error }, 'job queue error'));
  await boss.start();
  const jobs = new Jobs(boss, worksJobs);

  await jobs.add(
    'house-keeping',
    { policy: 'singleton', pollingIntervalSeconds: 10, schedule: everyTenMinutes },
    async () => {
      const now = clock();
      await endPauses(database.sql, now);
      await purgeWebhooks(database.sql, now);
      await purgeSessions(database.sql, now);
      await purgeStaffInvitations(database.sql, now);
      await purgePasswordLinks(database.sql, now);
      await purgeUploads(database.sql, now);
      await purgeNotifications(database.sql, now);
      await purgePortionCounts(database.sql, now);
      await purgeMealMenus(database.sql, now);
      await expireExports(database.sql, files, now);
    },
  );

  await jobs.add(
    'sweep-files',
    { policy: 'singleton', pollingIntervalSeconds: 60, schedule: everyNight },
    async () => {
      const now = clock();
      await expireDocuments(database.sql, files, now);
      await expireClaimLetters(database.sql, files, now);
      await sweepFiles(files, database.sql, [documentKeys, claimKeys, photoKeys, exportKeys], wallClock());
    },
  );

  await jobs.add(
    'purge-history',
    { policy: 'singleton', pollingIntervalSeconds: 60, schedule: laterEveryNight },
    async () => {
      const now = clock();
      // The database refuses to delete what is recent by its own time.
      await purgeAuditEvents(database.sql, wallClock());
      await purgeEvents(database.sql, now);
      await purgeCardEvents(database.sql, now);
      await purgeHeldOrders(database.sql, now);
    },
  );

  await jobs.add(
    'count-popular-dishes',
    { policy: 'singleton', pollingIntervalSeconds: 60, schedule: lastEveryNight },
    () => storePopularDishes(database.sql, clock()),
  );
  return jobs;
};
