import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pipelinedIf } from '../fast-path/connections/open-pipelined.ts';
import { type Database, openEmbeddedDatabase, openPostgreSql } from '../platform/database/database.ts';
import { projectRoot } from '../platform/database/project-root.ts';
import type { Timeouts } from '../platform/database/timeouts.ts';
import { testFastPath } from './fast-path.ts';

/** URL of a PostgreSQL server for tests (prepare-run.ts); undefined where a run is on the embedded engine. */
export const postgresqlServer =
  process.env.ENGINE === 'embedded' ? undefined : process.env.DATABASE_URL || undefined;

/** An embedded database with all tables and no rows, created before every run (prepare-run.ts). */
export const emptyDatabaseFile = join(projectRoot, 'node_modules/.cache/tests/empty-database.tar');

/** A database of its own with all tables and no rows: on the server of the run, or embedded and in memory. */
export const openTestDatabase = async (): Promise<Database> => {
  if (!postgresqlServer) return openEmbeddedDatabase(undefined, await openAsBlob(emptyDatabaseFile));
  const { url, drop } = await createDatabaseOn(postgresqlServer, process.env.TEMPLATE_DATABASE);
  const database = await openServerDatabase(url, 8);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
};

/** Opens a database of a PostgreSQL server as the run's fast path says. */
export const openServerDatabase = (url: string, poolSize: number, timeouts?: Timeouts): Promise<Database> =>
  openPostgreSql(url, poolSize, pipelinedIf(testFastPath), timeouts);

/** A database on a PostgreSQL server, empty or a copy of another one, and a function to drop it. */
export const createDatabaseOn = async (server: string, template = 'template1') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
};

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};
