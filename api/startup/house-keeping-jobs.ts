import type { Sql } from '../core/database/sql.ts';
import type { FileStore } from '../core/interfaces/file-store.ts';
import { attemptEach } from '../core/operation/attempt-each.ts';
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

interface Parts extends Pick<Services, 'clock' | 'wallClock' | 'log'> {
  files: FileStore;
}

/** Deletes what is old, and does what is due by the day. What fails keeps nothing else from running, and fails the job. */
export const houseKeepingJobs = async (
  jobs: Pick<Jobs, 'add'>,
  sql: Sql,
  { files, clock, wallClock, log }: Parts,
): Promise<void> => {
  const failed = (job: string) => (err: unknown, step: string) =>
    log.error({ err, job, step }, 'a step of a job failed; the others run, and the job will retry');

  await jobs.add(
    'house-keeping',
    { policy: 'singleton', pollingIntervalSeconds: 10, schedule: everyTenMinutes },
    async () => {
      const now = clock();
      await attemptEach(
        {
          'pauses that ended': () => endPauses(sql, now),
          webhooks: () => purgeWebhooks(sql, now),
          sessions: () => purgeSessions(sql, now),
          'staff invitations': () => purgeStaffInvitations(sql, now),
          'links for passwords': () => purgePasswordLinks(sql, now),
          uploads: () => purgeUploads(sql, now),
          notifications: () => purgeNotifications(sql, now),
          'portion counts': () => purgePortionCounts(sql, now),
          'meal menus': () => purgeMealMenus(sql, now),
          exports: () => expireExports(sql, files, now),
        },
        failed('house-keeping'),
      );
    },
  );

  await jobs.add(
    'sweep-files',
    { policy: 'singleton', deadLetter: givenUpQueue, pollingIntervalSeconds: 60, schedule: everyNight },
    async () => {
      const now = clock();
      const keys = [documentKeys, claimKeys, photoKeys, exportKeys];
      await attemptEach(
        {
          documents: () => expireDocuments(sql, files, now),
          'letters of claims': () => expireClaimLetters(sql, files, now),
          files: () => sweepFiles(files, sql, keys, wallClock()),
        },
        failed('sweep-files'),
      );
    },
  );

  await jobs.add(
    'purge-history',
    { policy: 'singleton', deadLetter: givenUpQueue, pollingIntervalSeconds: 60, schedule: laterEveryNight },
    async () => {
      const now = clock();
      await attemptEach(
        {
          // The database refuses to delete what is recent by its own time.
          'audit events': () => purgeAuditEvents(sql, wallClock()),
          events: () => purgeEvents(sql, now),
          'card events': () => purgeCardEvents(sql, now),
          'held orders': () => purgeHeldOrders(sql, now),
          'sandbox payments': () => purgeSandboxPayments(sql, now),
        },
        failed('purge-history'),
      );
    },
  );

  await jobs.add(
    'count-popular-dishes',
    { policy: 'singleton', deadLetter: givenUpQueue, pollingIntervalSeconds: 60, schedule: lastEveryNight },
    () => storePopularDishes(sql, clock()),
  );
};
