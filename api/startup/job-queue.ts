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
import type { UploadFolder } from '../platform/files/upload-folder.ts';

const everyTenMinutes = '*/10 * * * *';
const everyNight = '30 4 * * *';
const laterEveryNight = '50 4 * * *';
const lastEveryNight = '10 5 * * *';

interface Parts extends Pick<Services, 'clock' | 'wallClock'> {
  files: FileStore;
  uploads: UploadFolder;
}

/** Work that must happen even when a process dies: stored in the database, done once by any free process. */
export const startJobs = async (
  database: Database,
  url: string | undefined,
  { files, uploads, clock, wallClock }: Parts,
  log: Log,
): Promise<PgBoss> => {
  const boss = database.embedded
    ? new PgBoss({ db: fromPglite(database.embedded), backend: 'pglite' })
    : new PgBoss({ connectionString: url, max: 2, application_name: 'tiffin-jobs' });
  boss.on('error', error => log.error({ err: error }, 'job queue error'));
  await boss.start();

  await boss.createQueue('house-keeping', { policy: 'singleton' });
  await boss.work('house-keeping', { pollingIntervalSeconds: 10 }, async () => {
    const now = clock();
    await endPauses(database.sql, now);
    await purgeWebhooks(database.sql, now);
    await purgeSessions(database.sql, now);
    await purgeStaffInvitations(database.sql, now);
    await purgePasswordLinks(database.sql, now);
    await purgeUploads(database.sql, now);
    await uploads.sweep(wallClock());
    await purgeNotifications(database.sql, now);
    await purgePortionCounts(database.sql, now);
    await purgeMealMenus(database.sql, now);
    await expireExports(database.sql, files, now);
  });
  await boss.schedule('house-keeping', everyTenMinutes);

  await boss.createQueue('sweep-files', { policy: 'singleton' });
  await boss.work('sweep-files', { pollingIntervalSeconds: 60 }, async () => {
    const now = clock();
    await expireDocuments(database.sql, files, now);
    await expireClaimLetters(database.sql, files, now);
    await sweepFiles(files, database.sql, [documentKeys, claimKeys, photoKeys, exportKeys], wallClock());
  });
  await boss.schedule('sweep-files', everyNight);

  await boss.createQueue('purge-history', { policy: 'singleton' });
  await boss.work('purge-history', { pollingIntervalSeconds: 60 }, async () => {
    const now = clock();
    // The database refuses to delete what is recent by its own time.
    await purgeAuditEvents(database.sql, wallClock());
    await purgeEvents(database.sql, now);
    await purgeCardEvents(database.sql, now);
    await purgeHeldOrders(database.sql, now);
  });
  await boss.schedule('purge-history', laterEveryNight);

  await boss.createQueue('count-popular-dishes', { policy: 'singleton' });
  await boss.work('count-popular-dishes', { pollingIntervalSeconds: 60 }, () =>
    storePopularDishes(database.sql, clock()),
  );
  await boss.schedule('count-popular-dishes', lastEveryNight);
  return boss;
};
