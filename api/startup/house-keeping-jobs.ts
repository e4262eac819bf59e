import type { Sql } from '../core/database/sql.ts';
import type { FileStore } from '../core/interfaces/file-store.ts';
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
import { purgeSandboxPayments } from '../domains/sandbox/cards/purge-payments.ts';
import { purgePasswordLinks } from '../domains/staff/passwords/purge-password-links.ts';
import { purgeStaffInvitations } from '../domains/staff/purge-staff-invitations.ts';
import { endPauses } from '../domains/suppliers/account/end-pauses.ts';
import { purgeWebhooks } from '../domains/webhooks/purge-webhooks.ts';
import { sweepFiles } from '../platform/files/sweep-files.ts';
import { givenUpQueue } from '../platform/jobs/given-up-queue.ts';
import type { Jobs } from './jobs.ts';

const everyTenMinutes = '*/10 * * * *';
const everyNight = '30 4 * * *';
const laterEveryNight = '50 4 * * *';
const lastEveryNight = '10 5 * * *';

interface Parts extends Pick<Services, 'clock' | 'wallClock'> {
  files: FileStore;
}

/** Deletes what is old, and does what is due by the day. */
export const houseKeepingJobs = async (
  jobs: Jobs,
  sql: Sql,
  { files, clock, wallClock }: Parts,
): Promise<void> => {
  await jobs.add(
    'house-keeping',
    { policy: 'singleton', pollingIntervalSeconds: 10, schedule: everyTenMinutes },
    async () => {
      const now = clock();
      await endPauses(sql, now);
      await purgeWebhooks(sql, now);
      await purgeSessions(sql, now);
      await purgeStaffInvitations(sql, now);
      await purgePasswordLinks(sql, now);
      await purgeUploads(sql, now);
      await purgeNotifications(sql, now);
      await purgePortionCounts(sql, now);
      await purgeMealMenus(sql, now);
      await expireExports(sql, files, now);
    },
  );

  await jobs.add(
    'sweep-files',
    { policy: 'singleton', deadLetter: givenUpQueue, pollingIntervalSeconds: 60, schedule: everyNight },
    async () => {
      const now = clock();
      await expireDocuments(sql, files, now);
      await expireClaimLetters(sql, files, now);
      await sweepFiles(files, sql, [documentKeys, claimKeys, photoKeys, exportKeys], wallClock());
    },
  );

  await jobs.add(
    'purge-history',
    { policy: 'singleton', deadLetter: givenUpQueue, pollingIntervalSeconds: 60, schedule: laterEveryNight },
    async () => {
      const now = clock();
      // The database refuses to delete what is recent by its own time.
      await purgeAuditEvents(sql, wallClock());
      await purgeEvents(sql, now);
      await purgeCardEvents(sql, now);
      await purgeHeldOrders(sql, now);
      await purgeSandboxPayments(sql, now);
    },
  );

  await jobs.add(
    'count-popular-dishes',
    { policy: 'singleton', deadLetter: givenUpQueue, pollingIntervalSeconds: 60, schedule: lastEveryNight },
    () => storePopularDishes(sql, clock()),
  );
};
