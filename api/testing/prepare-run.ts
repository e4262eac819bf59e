import { execFileSync } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../platform/database/project-root.ts';
import { emptyDatabaseFile } from './test-database.ts';

let prepared: Promise<void> | undefined;

/** Runs once before all tests, for any number of projects. */
export const setup = (): Promise<void> => {
  prepared ??= prepare();
  return prepared;
};

/** Tests that need a process of its own start the compiled server, so it is compiled before them. */
const prepare = async (): Promise<void> => {
  execFileSync(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', 'api'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  await keepEmptyDatabase();
};

/** Initializing the embedded engine takes seconds, so it happens once and every test gets a copy. */
const keepEmptyDatabase = async (): Promise<void> => {
  // The compiled code, because decorators are not transformed here.
  const compiled = join(projectRoot, 'dist/api/platform/database/database.js');
  const { migrate, openEmbeddedDatabase } = await import(compiled);
  const database = await openEmbeddedDatabase();
  await migrate(database);
  const copy: Blob = await database.embedded.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(emptyDatabaseFile), { recursive: true });
  // Two concurrent runs must not read each other's half-written files.
  const unfinished = `${emptyDatabaseFile}.${process.pid}`;
  await writeFile(unfinished, copy.stream());
  await rename(unfinished, emptyDatabaseFile);
};
