import { join } from 'node:path';
import { openBus } from './bus/open-bus.ts';
import type { FileStore } from './core/file-store.ts';
import { reasonOf } from './core/reason.ts';
import { topics } from './core/topics.ts';
import type { Vault } from './core/vault.ts';
import { lockDataFolder } from './database/data-folder-lock.ts';
import { type Database, migrate, openDatabase, patiently } from './database/database.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import { projectRoot } from './database/project-root.ts';
import { loadZipCodes } from './database/zip-codes/load-zip-codes.ts';
import { filesOf } from './files/files-of.ts';
import { startDeliveries } from './jobs/deliveries.ts';
import { startJobs } from './jobs/job-queue.ts';
import { moneyJobs } from './jobs/money-jobs.ts';
import { createLog } from './log.ts';
import { mailOf } from './mail/mail-of.ts';
import { openVault } from './open-vault.ts';
import { type Prepared, prepareAccounts } from './prepare-accounts.ts';
import { WebPushSender } from './push/web-push-sender.ts';
import { createServer } from './server.ts';
import { servicesOf } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { startWarnings } from './start-warnings.ts';
import { stopOrderly } from './stop-orderly.ts';
import { cardProviderOf } from './stripe/card-provider-of.ts';
import { resealEins } from './suppliers/reseal-eins.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const prepare = async (
  database: Database,
  settings: Settings,
  vault: Vault,
  files: FileStore,
): Promise<Prepared> => {
  say('Bringing the tables up to date ...');
  await migrate(database);
  await loadZipCodes(database.sql);
  await resealEins(database.sql, vault);
  return prepareAccounts(database, settings, vault, files, step => say(`Demo data: ${step} ...`));
};

/** Whom a push service may write to. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: Settings): string =>
  PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0]}`;

const start = async (settings: Settings): Promise<void> => {
  const lock = settings.DATABASE_URL ? undefined : await lockDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings, lock?.held);
  const vault = await openVault(settings);
  const clock = () => new Date();
  const files = filesOf(settings, clock);
  const accounts = await oneAtATime(settings.DATABASE_URL, () =>
    patiently(database, settings.DATABASE_URL, patient => prepare(patient, settings, vault, files.files)),
  );
  if (settings.MIGRATE_ONLY) {
    await database.close();
    await lock?.release();
    return;
  }
  const log = createLog(settings.LOG_LEVEL);
  const clientFolder = join(projectRoot, 'dist/web');
  const push = await WebPushSender.open({ ...settings, contact: contactOf(settings) });
  const services = servicesOf(database, {
    pushKey: push.publicKey,
    clock,
    cards: cardProviderOf(settings),
    mail: mailOf(settings, log),
    vault,
    supplierSignIn: settings.SUPPLIER_SIGN_IN,
    unpaidPlatesLimit: settings.UNPAID_PLATES_LIMIT,
    log,
    ...files,
  });
  const bus = await openBus(settings, database.sql, log);
  await bus
    .publish(accounts.endedSessions.map(id => ({ topic: topics.endedSessions, id })))
    .catch(error => log.error({ err: error }, 'ended sessions not announced; other servers notice in 10 s'));
  const jobs = await startJobs(database, settings.DATABASE_URL, files, log);
  const site = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const alsoTold = await startDeliveries(jobs, services, push, new URL(site).origin);
  const server = await createServer({ services, settings, log, clientFolder, bus, alsoTold });
  await moneyJobs(jobs, services);
  stopOrderly({ server, database, jobs, lock, log });
  await server.listen({ port: settings.PORT, host: settings.HOST }).catch(error => {
    const where = `PORT ${settings.PORT} of HOST ${settings.HOST}`;
    throw new Error(
      `Cannot listen on ${where}: ${reasonOf(error)}. Free the port, or set PORT to another one.`,
    );
  });
  const { port } = server.server.address() as { port: number };
  say(
    [
      `\nThe marketplace is open at http://localhost:${port}`,
      ...accounts.lines,
      ...startWarnings(settings),
      '',
    ].join('\n'),
  );
};

// Data folder, keys and uploads are for the user alone who runs this.
process.umask(0o077);
try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
