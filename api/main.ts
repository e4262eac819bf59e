import { join } from 'node:path';
import { lockDataFolder } from './database/data-folder-lock.ts';
import { type Database, migrate, openDatabase } from './database/database.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import { projectRoot } from './database/project-root.ts';
import { loadZipCodes } from './database/zip-codes/load-zip-codes.ts';
import { startJobs } from './jobs/job-queue.ts';
import { createLog } from './log.ts';
import { prepareAccounts } from './prepare-accounts.ts';
import { createServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopOrderly } from './stop-orderly.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const prepare = async (database: Database, settings: Settings): Promise<string[]> => {
  say('Bringing the tables up to date ...');
  await migrate(database);
  await loadZipCodes(database.sql);
  return prepareAccounts(database, settings, new Date(), step => say(`Demo data: ${step} ...`));
};

const start = async (settings: Settings): Promise<void> => {
  const unlock = settings.DATABASE_URL ? undefined : await lockDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings);
  const accounts = await oneAtATime(settings.DATABASE_URL, () => prepare(database, settings));
  if (settings.MIGRATE_ONLY) {
    await database.close();
    await unlock?.();
    return;
  }
  const log = createLog(settings.LOG_LEVEL);
  const clientFolder = join(projectRoot, 'dist/web');
  const server = await createServer({ database, settings, log, clientFolder });
  const jobs = await startJobs(database, settings.DATABASE_URL, log);
  stopOrderly({ server, database, jobs, unlock, log });
  await server.listen({ port: settings.PORT, host: settings.HOST });
  const { port } = server.server.address() as { port: number };
  say([`\nThe marketplace is open at http://localhost:${port}`, ...accounts, ''].join('\n'));
};

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
