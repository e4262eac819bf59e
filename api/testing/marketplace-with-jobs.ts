import type { Sql } from '../core/database/sql.ts';
import type { Email } from '../core/interfaces/mail.ts';
import type { NotificationDraft } from '../domains/notifications/composing/notification-draft.ts';
import { BossJobQueues } from '../platform/jobs/boss-job-queues.ts';
import { CapturedMail } from '../platform/mail/captured-mail.ts';
import { startDeliveries } from '../startup/deliveries.ts';
import { openJobQueue } from '../startup/job-queue.ts';
import type { Jobs } from '../startup/jobs.ts';
import { Marketplace } from './marketplace.ts';
import { createTestDatabase, urlOf } from './test-database.ts';

/** A mail server that can refuse, all emails or those to some addresses. */
export class RefusingMail extends CapturedMail {
  refuses: (email: Email) => string | null = () => null;

  override async send(email: Email): Promise<void> {
    const reason = this.refuses(email);
    if (reason !== null) throw new Error(reason);
    await super.send(email);
  }
}

/** A marketplace whose emails are sent by jobs, each tried twice without a pause. */
export const marketplaceWithJobs = async (): Promise<{
  marketplace: Marketplace;
  jobs: Jobs;
  mail: RefusingMail;
  close: () => Promise<void>;
}> => {
  const database = await createTestDatabase();
  const complaints: string[] = [];
  const complain = (facts: object, message: string) =>
    void complaints.push(`${message} ${JSON.stringify(facts)}`);
  const where = { database, url: await urlOf(database), runsJobs: true };
  const jobs = await openJobQueue(where, { error: complain, warn: complain });
  const { boss } = jobs;
  const mail = new RefusingMail();
  let deliver: (sql: Sql, drafts: readonly NotificationDraft[]) => Promise<void>;
  const marketplace = await Marketplace.open(
    { onNotificationsCreated: (sql, drafts) => deliver(sql, drafts) },
    database,
    { mail, jobs: new BossJobQueues(boss, database.sql) },
  );
  const push = { publicKey: '', send: async () => 'sent' as const };
  deliver = await startDeliveries(jobs, marketplace.services, push, 'https://tiffin.example');
  await jobs.update('mail', { retryLimit: 1, retryDelay: 0, retryBackoff: false });
  const close = async () => {
    await marketplace.stop();
    await boss.stop({ close: true, graceful: false });
    await marketplace.close();
    if (complaints.length > 0) throw new Error(`The job queue logged: ${complaints.join('')}`);
  };
  return { marketplace, jobs, mail, close };
};
