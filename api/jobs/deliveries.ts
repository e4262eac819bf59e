import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/ctx.ts';
import type { Sql } from '../core/sql.ts';
import type { Key } from '../notifications/letters/letter-facts.ts';
import { mailedTypes } from '../notifications/letters/letter-of.ts';
import { sendLetters } from '../notifications/letters/send-letters.ts';
import { type PushSender, pushedTypes, sendPushes } from '../notifications/push/send-pushes.ts';
import type { Told } from '../notifications/told.ts';

/** Tried again for about an hour, at growing intervals; what a dead process held, after a minute. */
const patience = { retryLimit: 8, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 };

interface Job {
  keys: Key[];
}

/**
 * Letters and pushes leave the house by jobs, which outlive the process. A job is kept in the transaction
 * that tells people, so none is lost and none is there for what was undone.
 */
export const startDeliveries = async (boss: PgBoss, services: Services, push: PushSender, site: string) => {
  // What a job did before it failed is noted, so that many may stand or fall together.
  const together = { pollingIntervalSeconds: 1, batchSize: 50 };
  const keysOf = (jobs: readonly { data: Job }[]) => jobs.flatMap(({ data }) => data.keys);
  await boss.createQueue('mail', patience);
  await boss.work<Job>('mail', together, jobs => sendLetters(services, keysOf(jobs), site));
  await boss.createQueue('push', patience);
  await boss.work<Job>('push', together, jobs => sendPushes(services, push, keysOf(jobs)));

  return async (sql: Sql, told: readonly Told[]): Promise<void> => {
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.rows(text, values) }),
    };
    for (const [queue, types] of [
      ['mail', mailedTypes],
      ['push', pushedTypes],
    ] as const) {
      const keys = told.filter(({ type }) => types.has(type)).map(({ userId, id }) => ({ userId, id }));
      if (keys.length > 0) await boss.insert(queue, [{ data: { keys } }], { db });
    }
  };
};
