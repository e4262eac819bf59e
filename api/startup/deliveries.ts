import type { Sql } from '../core/database/sql.ts';
import type { PushSender } from '../core/interfaces/push-sender.ts';
import type { Services } from '../core/operation/ctx.ts';
import type { NotificationDraft } from '../domains/notifications/composing/notification-draft.ts';
import { mailedTypes } from '../domains/notifications/emails/compose-email.ts';
import { sendEmails } from '../domains/notifications/emails/send-emails.ts';
import { pushedTypes, sendPushes } from '../domains/notifications/push/send-pushes.ts';
import type { Key } from '../domains/notifications/requested.ts';
import { givenUpQueue } from '../platform/jobs/given-up-queue.ts';
import type { Jobs } from './jobs.ts';

/**
 * Retried for about an hour, at growing intervals. A process that died is noticed within a minute by its
 * missing heartbeat. A slow one continues: a batch expires only after longer than its slowest emails can
 * take, since a retry beside the first run would send them a second time. What is given up waits for an operator.
 */
const retryPolicy = {
  retryLimit: 8,
  retryDelay: 15,
  retryBackoff: true,
  heartbeatSeconds: 60,
  expireInSeconds: 60 * 60,
  // Nothing needs the many that were done, and operators count them.
  deleteAfterSeconds: 24 * 60 * 60,
  deadLetter: givenUpQueue,
};
const batchSize = 50;

interface Delivery {
  keys: Key[];
}

/**
 * Emails and pushes are sent by jobs, which outlive the process. A job is stored in the transaction that stores the
 * notification, so none is lost and none exists for what was rolled back.
 */
export const startDeliveries = async (jobs: Jobs, services: Services, push: PushSender, site: string) => {
  // What was sent before a batch failed is recorded, so that many jobs can fail and be retried together.
  const work = async (queue: string, send: (keys: readonly Key[], signal: AbortSignal) => Promise<void>) => {
    await jobs.add<Delivery>(queue, { ...retryPolicy, pollingIntervalSeconds: 1, batchSize }, batch =>
      send(
        batch.flatMap(({ data }) => data.keys),
        // Aborted together, when the process stops or one of them is taken to be lost.
        AbortSignal.any([jobs.finishing, ...batch.map(({ signal }) => signal)]),
      ),
    );
  };
  await work('mail', (keys, signal) => sendEmails(services, keys, site, signal));
  await work('push', (keys, signal) => sendPushes(services, push, keys, signal));

  return async (sql: Sql, drafts: readonly NotificationDraft[]): Promise<void> => {
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.rows(text, values) }),
    };
    for (const [queue, types] of [
      ['mail', mailedTypes],
      ['push', pushedTypes],
    ] as const) {
      const keys = drafts.filter(({ type }) => types.has(type)).map(({ userId, id }) => ({ userId, id }));
      if (keys.length > 0) await jobs.boss.insert(queue, [{ data: jobs.dataOf({ keys }) }], { db });
    }
  };
};
