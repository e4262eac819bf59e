import { execFileSync } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../platform/database/project-root.ts';
import { createDatabaseOn, dropCopies, emptyDatabaseFile } from './test-database.ts';
import { startTestServer } from './test-server.ts';

/**
 * Prepares a run once. Each project of the run loads its own copy of this file, so what tells them that it is prepared
 * is the environment. The project that prepared it is the last one to be closed.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> =>
  process.env.TEMPLATE_DATABASE ? undefined : prepare();

/** Tests that need a process of its own start the server as operators do, so it is built before them. */
const prepare = async (): Promise<() => Promise<void>> => {
  execFileSync('npm', ['run', '--silent', 'build:server'], { cwd: projectRoot, stdio: 'inherit' });
  // The compiled code, because decorators are not transformed here.
  const compiled = join(projectRoot, 'dist/api/platform/database');
  const opening: typeof import('../platform/database/database.ts') = await import(`${compiled}/database.js`);
  const migrating: typeof import('../platform/database/migrate.ts') = await import(`${compiled}/migrate.js`);
  const modules = { ...opening, ...migrating };
  await keepEmptyDatabase(modules);
  return prepareServer(modules);
};

type DatabaseModules = typeof import('../platform/database/database.ts') &
  typeof import('../platform/database/migrate.ts');

/** Initializing the embedded engine takes seconds, so it happens once and every test gets a copy. */
const keepEmptyDatabase = async ({ migrate, openEmbeddedDatabase }: DatabaseModules): Promise<void> => {
  const database = await openEmbeddedDatabase();
  await migrate(database);
  const copy = await database.embedded!.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(emptyDatabaseFile), { recursive: true });
  // Two concurrent runs must not read each other's half-written files.
  const unfinished = `${emptyDatabaseFile}.${process.pid}`;
  await writeFile(unfinished, copy.stream());
  await rename(unfinished, emptyDatabaseFile);
};

/**
 * The server of DATABASE_URL, or one of its own, with a migrated database that every test gets a copy of. Both
 * are passed to the tests in the environment.
 */
const prepareServer = async ({ migrate, openPostgreSql }: DatabaseModules): Promise<() => Promise<void>> => {
  const own = process.env.DATABASE_URL ? undefined : await startTestServer();
  if (own) process.env.DATABASE_URL = own.url;
  const { url, drop } = await createDatabaseOn(process.env.DATABASE_URL!);
  const template = await openPostgreSql(url, 2);
  await migrate(template);
  await template.close();
  const name = new URL(url).pathname.slice(1);
  process.env.TEMPLATE_DATABASE = name;
  return async () => {
    await dropCopies(process.env.DATABASE_URL!, name);
    await drop();
    await own?.stop();
  };
};
