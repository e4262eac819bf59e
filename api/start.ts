import { join } from 'node:path';
import type { Sql } from './core/database/sql.ts';
import type { FileStore } from './core/interfaces/file-store.ts';
import type { SharedPoints } from './core/interfaces/shared-points.ts';
import type { Log } from './core/logging/log.ts';
import { reasonOf } from './core/logging/reason.ts';
import { MovableClock } from './core/operation/movable-clock.ts';
import type { Vault } from './core/security/vault.ts';
import { topics } from './core/topics.ts';
import type { DemoPhoto } from './demo/demo-photos.ts';
import { resealAuthenticators } from './domains/identity/second-factor/authenticators/reseal-authenticators.ts';
import { moveClaims } from './domains/onboarding/claims/move-claims.ts';
import { SandboxCardProvider } from './domains/sandbox/cards/sandbox-card-provider.ts';
import { openSandbox, type StartingSandbox } from './domains/sandbox/open-sandbox.ts';
import { takenCards } from './domains/sandbox/stored-sandbox.ts';
import { renewEinLookups, resealEins } from './domains/suppliers/reseal-eins.ts';
import { resealWebhookSecrets } from './domains/webhooks/reseal-webhook-secrets.ts';
import { pipelinedIf } from './fast-path/connections/open-pipelined.ts';
import { openBus } from './platform/bus/open-bus.ts';
import { lockDataFolder } from './platform/database/data-folder-lock.ts';
import { type Database, openDatabase, withLongTimeouts } from './platform/database/database.ts';
import { expectSameDatabase, expectSettings } from './platform/database/expected-settings.sql.ts';
import { migrate, migrateBackTo } from './platform/database/migrate.ts';
import { oneAtATime } from './platform/database/one-at-a-time.ts';
import { projectRoot } from './platform/database/project-root.ts';
import { loadZipCodes } from './platform/database/zip-codes/load-zip-codes.ts';
import { filesOf } from './platform/files/files-of.ts';
import { BossJobQueues } from './platform/jobs/boss-job-queues.ts';
import { openVault } from './platform/keys/open-vault.ts';
import { mailOf } from './platform/mail/mail-of.ts';
import { measuredSql } from './platform/metrics/measured-sql.ts';
import { PrometheusMetrics } from './platform/metrics/prometheus-metrics.ts';
import { WebPushSender } from './platform/push/web-push-sender.ts';
import type { RedisServer } from './platform/redis/redis-server.ts';
import { cardProviderOf } from './platform/stripe/card-provider-of.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { TracedDriver } from './platform/tracing/traced-driver.ts';
import { tracedSql } from './platform/tracing/traced-sql.ts';
import { HttpWebhookSender } from './platform/webhooks/http-webhook-sender.ts';
import { createServer } from './server.ts';
import { servicesOf } from './services.ts';
import type { Settings } from './settings.ts';
import { conductJobs } from './startup/conduct-jobs.ts';
import { startDeliveries } from './startup/deliveries.ts';
import { startEmailProofJobs } from './startup/email-proof-jobs.ts';
import { eraseAccountsAgain } from './startup/erase-accounts-again.ts';
import { exportJobs } from './startup/export-jobs.ts';
import { shutDownGracefully } from './startup/graceful-shutdown.ts';
import { houseKeepingJobs } from './startup/house-keeping-jobs.ts';
import { openJobQueue } from './startup/job-queue.ts';
import { mealMenuJobs } from './startup/meal-menu-jobs.ts';
import { moneyJobs } from './startup/money-jobs.ts';
import { openLog } from './startup/open-log.ts';
import { openReadReplica, startReadReplica } from './startup/open-read-replica.ts';
import { runPassedJobs } from './startup/passed-jobs.ts';
import { type Prepared, prepareAccounts } from './startup/prepare-accounts.ts';
import { sandboxJobs } from './startup/sandbox-jobs.ts';
import { startMetrics } from './startup/start-metrics.ts';
import { startWarnings } from './startup/start-warnings.ts';
import { sweepUploads } from './startup/sweep-uploads.ts';
import { tiffinPlanJobs } from './startup/tiffin-plan-jobs.ts';
import { tracedServices } from './startup/traced-services.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const prepare = async (
  database: Database,
  settings: Settings,
  vault: Vault,
  files: FileStore,
  demoPhotos: readonly DemoPhoto[],
  { clock, sandbox }: { clock: () => Date; sandbox: StartingSandbox | null },
): Promise<Prepared> => {
  say('Bringing the tables up to date ...');
  await migrate(database, say);
  await openSandbox(database.sql, sandbox);
  await loadZipCodes(database.sql);
  await resealEins(database.sql, vault);
  await renewEinLookups(database.sql, vault, async lookup => {
    await moveClaims.all(database.sql, lookup);
  });
  await resealAuthenticators(database.sql, vault);
  await resealWebhookSecrets(database.orm.em.fork(), vault);
  const accounts = await prepareAccounts(database, settings, vault, files, clock(), step =>
    say(`Demo data: ${step} ...`),
  );
  if (demoPhotos.length > 0) {
    say('Demo data: photos ...');
    const { installDemoPhotos } = await import('./demo/install-demo-photos.ts');
    await installDemoPhotos(database.sql, files, demoPhotos);
  }
  return accounts;
};

/** Contact address for push services. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: Settings): string =>
  PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0]}`;

const demoPhotosOf = async ({ MODE, DEMO_PHOTOS }: Settings): Promise<DemoPhoto[]> => {
  if (MODE !== 'demo' || !DEMO_PHOTOS) return [];
  const { readDemoPhotos } = await import('./demo/demo-photos.ts');
  return readDemoPhotos(DEMO_PHOTOS);
};

const sharedPointsOf = async (redis: RedisServer, log: Log): Promise<SharedPoints> => {
  const { RedisPoints } = await import('./platform/limits/redis-points.ts');
  return new RedisPoints(redis, log);
};

/** Prepares the database and serves until the process is asked to stop. */
export const start = async (settings: Settings): Promise<void> => {
  const lock = settings.DATABASE_URL ? undefined : await lockDataFolder(settings.DATA_DIR);
  const metrics = settings.METRICS_PORT === undefined ? undefined : new PrometheusMetrics();
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
  const directUrl = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  const direct = { url: directUrl, setting: isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', say };
  const { log, errors } = await openLog(settings, metrics);
  const tracing = await openTracing(settings, log);
  const opened = await openDatabase(settings, lock?.held, {
    openStatements: pipelinedIf(settings.FAST_PATH),
    wrapDriver: tracing && (driver => new TracedDriver(driver, tracing)),
  });
  const observed = (sql: Sql): Sql => {
    const measured = metrics ? measuredSql(sql, metrics) : sql;
    return tracing ? tracedSql(measured, tracing) : measured;
  };
  const database = { ...opened, sql: observed(opened.sql) };
  const vault = await openVault(settings);
  const wallClock = () => new Date();
  const sandbox = settings.SANDBOX ? new MovableClock(wallClock) : null;
  const clock = sandbox?.read ?? wallClock;
  const stripe = await cardProviderOf(settings);
  const starting = sandbox && { clock: sandbox, cards: stripe ? takenCards.STRIPE : takenCards.OWN };
  // Stores of files know the time, and how old files are, by themselves.
  const files = await filesOf(settings, wallClock);
  const demoPhotos = await demoPhotosOf(settings);
  const preparing = <Outcome>(work: (slow: Database) => Promise<Outcome>) =>
    oneAtATime(direct, () => withLongTimeouts(database, directUrl, work));
  const close = async () => {
    await database.close();
    await lock?.release();
  };
  const { MIGRATE_TO: last } = settings;
  if (last !== undefined) {
    await preparing(slow => migrateBackTo(slow, last, say));
    return close();
  }
  const accounts = await preparing(async slow => {
    if (directUrl) await expectSettings(database.sql, isPooled);
    if (isPooled) await expectSameDatabase(database.sql, slow.sql);
    return prepare(slow, settings, vault, files.files, demoPhotos, { clock, sandbox: starting });
  });
  if (settings.MIGRATE_ONLY) return close();
  const clientFolder = join(projectRoot, 'dist/web');
  const pushSender = await WebPushSender.open({ ...settings, contact: contactOf(settings) });
  const site = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin;
  const runsJobs = settings.ROLE !== 'web';
  const servesRequests = settings.ROLE !== 'jobs';
  const jobs = await openJobQueue({ database, url: directUrl, runsJobs, tracing }, log);
  const replica = openReadReplica(settings, database.sql, pipelinedIf(settings.FAST_PATH), log);
  const withReplica = { ...database, publicSql: replica && tracing ? tracedSql(replica, tracing) : replica };
  const { push, ...called } = tracedServices(
    {
      cards: stripe ?? (sandbox && new SandboxCardProvider(database.sql, clock)),
      mail: mailOf(settings, log),
      webhooks: new HttpWebhookSender(settings.WEBHOOK_ADDRESSES === 'any'),
      push: pushSender,
    },
    tracing,
  );
  const services = servicesOf(withReplica, {
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
    ...files,
  });
  if (settings.ERASE_AGAIN !== undefined) {
    const isDone = await eraseAccountsAgain(services, settings.ERASE_AGAIN, say);
    // Not by ending the process: files of a closed kitchen may still be on their way out.
    if (!isDone) process.exitCode = 1;
    await jobs.stop();
    await replica?.close();
    return close();
  }
  const redis = settings.REDIS_URL ? { url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX } : undefined;
  const bus = await openBus({ redis, directUrl }, database.sql, log);
  await bus
    .publish(accounts.endedSessions.map(id => ({ topic: topics.endedSessions, id })))
    .catch(error =>
      log.error({ err: error }, 'announcing ended sessions failed; other servers notice in 10 s'),
    );
  await houseKeepingJobs(jobs, database.sql, { ...files, clock, wallClock });
  sweepUploads(files.uploads, wallClock, log);
  const onNotificationsCreated = await startDeliveries(jobs, services, push, site);
  const server = await createServer({
    services,
    settings,
    log,
    clientFolder,
    bus,
    sharedPoints: redis && (await sharedPointsOf(redis, log)),
    onNotificationsCreated,
    sendsWebhooks: runsJobs,
    servesRequests,
    drainMilliseconds: settings.DRAIN_SECONDS * 1000,
    metrics,
    errors,
    logsRequests: settings.LOG_REQUESTS,
  });
  await moneyJobs(jobs, services);
  await tiffinPlanJobs(jobs, services);
  await mealMenuJobs(jobs, services);
  await conductJobs(jobs, services);
  await exportJobs(jobs, services);
  await startEmailProofJobs(jobs, services, new URL(site).origin);
  if (sandbox) {
    await sandboxJobs(jobs, services);
    runPassedJobs({ boss: jobs.boss, clock: sandbox, sql: database.sql, log });
  }
  const metricsPort =
    metrics &&
    (await startMetrics(metrics, {
      services,
      jobs,
      listen: { port: settings.METRICS_PORT!, host: settings.METRICS_HOST },
      server,
    }));
  if (replica) startReadReplica(replica, server, metrics);
  shutDownGracefully({
    server,
    database,
    jobs,
    lock,
    log,
    drainSeconds: settings.DRAIN_SECONDS,
    observers: [tracing, errors].filter(observer => observer !== undefined),
  });
  // A start allocates several times what stays. Only this flavor also shrinks the young generation.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  await server.listen({ port: settings.PORT, host: settings.HOST }).catch(error => {
    const where = `PORT ${settings.PORT} of HOST ${settings.HOST}`;
    throw new Error(
      `Cannot listen on ${where}: ${reasonOf(error)}. Free the port, or set PORT to another one.`,
    );
  });
  const { port } = server.server.address() as { port: number };
  say(
    [
      servesRequests
        ? `\nThe marketplace is open at http://localhost:${port}`
        : `\nBackground work runs; its health is at http://localhost:${port}/health`,
      ...(metricsPort ? [`Its metrics are at http://${settings.METRICS_HOST}:${metricsPort}/metrics`] : []),
      ...accounts.lines,
      ...startWarnings(settings),
      '',
    ].join('\n'),
  );
};
