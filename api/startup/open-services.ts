import type { DemoPhoto } from '../demo/demo-photos.ts';
import { SandboxCardProvider } from '../domains/sandbox/cards/sandbox-card-provider.ts';
import { BossJobQueues } from '../platform/jobs/boss-job-queues.ts';
import { mailOf } from '../platform/mail/mail-of.ts';
import { WebPushSender } from '../platform/push/web-push-sender.ts';
import { tracedSql } from '../platform/tracing/traced-sql.ts';
import { HttpWebhookSender } from '../platform/webhooks/http-webhook-sender.ts';
import { servicesOf } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { Foundation } from './foundation.ts';
import { openJobQueue } from './job-queue.ts';
import { openReadReplica } from './open-read-replica.ts';
import { tracedServices } from './traced-services.ts';

/** Contact address for push services. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: Settings): string =>
  PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0]}`;

/** What requests and jobs share, with what the process starts and stops of it. */
export const openServices = async (
  foundation: Foundation,
  settings: Settings,
  demoPhotos: readonly DemoPhoto[],
) => {
  const { database, directUrl, log, tracing, openStatements, clock, wallClock, sandbox, vault } = foundation;
  const pushSender = await WebPushSender.open({ ...settings, contact: contactOf(settings) });
  const site = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin;
  const runsJobs = settings.ROLE !== 'web';
  const jobs = await openJobQueue({ database, url: directUrl, runsJobs, tracing }, log);
  const replica = openReadReplica(settings, database.sql, openStatements, log);
  const publicSql = replica && tracing ? tracedSql(replica, tracing) : replica;
  const { push, ...called } = tracedServices(
    {
      cards: foundation.stripe ?? (sandbox && new SandboxCardProvider(database.sql, clock)),
      mail: mailOf(settings, log),
      webhooks: new HttpWebhookSender(settings.WEBHOOK_ADDRESSES === 'any'),
      push: pushSender,
    },
    tracing,
  );
  const services = servicesOf(
    { ...database, publicSql },
    {
      site,
      pushKey: pushSender.publicKey,
      clock,
      wallClock,
      sandbox,
      ...called,
      jobs: new BossJobQueues(jobs.boss, database.sql),
      vault,
      supplierSignIn: settings.SUPPLIER_SIGN_IN,
      supplierAddress: settings.SUPPLIER_ADDRESS,
      staffSecondFactor: settings.STAFF_SECOND_FACTOR,
      unpaidPlatesLimit: settings.UNPAID_PLATES_LIMIT,
      photoCredits: demoPhotos.map(({ credit }) => credit),
      tracing,
      log,
      ...foundation.files,
    },
  );
  return { services, push, jobs, runsJobs, replica };
};

export type OpenedServices = Awaited<ReturnType<typeof openServices>>;
