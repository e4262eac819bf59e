import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pipelinedIf } from '../fast-path/connections/open-pipelined.ts';
import { type Database, openEmbeddedDatabase, openPostgreSql } from '../platform/database/database.ts';
import { projectRoot } from '../platform/database/project-root.ts';
import type { Timeouts } from '../platform/database/timeouts.ts';
import { testFastPath } from './fast-path.ts';
import { IdleDatabases } from './idle-databases.ts';

/** URL of a PostgreSQL server for tests (prepare-run.ts); undefined where a run is on the embedded engine. */
export const postgresqlServer =
  process.env.ENGINE === 'embedded' ? undefined : process.env.DATABASE_URL || undefined;

/** An embedded database with all tables and no rows, created before every run (prepare-run.ts). */
export const emptyDatabaseFile = join(projectRoot, 'node_modules/.cache/tests/empty-database.tar');

/** A database with all tables and no rows that no other test uses: on the server of the run, or embedded in memory. */
export const openTestDatabase = (): Promise<Database> => idleDatabases.open();

/** The same, and nothing used it before: for tests that configure it, or read what the database plans to do. */
export const createTestDatabase = async (): Promise<Database> => {
  if (!postgresqlServer) return openEmbeddedDatabase(undefined, await openAsBlob(emptyDatabaseFile));
  const { url, drop } = await createDatabaseOn(postgresqlServer, process.env.TEMPLATE_DATABASE);
  const database = await openServerDatabase(url, 8);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
};

const idleDatabases = new IdleDatabases(createTestDatabase);

/** Opens a database of a PostgreSQL server as the run's fast path says. */
export const openServerDatabase = (url: string, poolSize: number, timeouts?: Timeouts): Promise<Database> =>
  openPostgreSql(url, poolSize, { openStatements: pipelinedIf(testFastPath), timeouts });

/** URL of a database of the run's server; undefined for an embedded one. */
export const urlOf = async ({ sql }: Database): Promise<string | undefined> => {
  if (!postgresqlServer) return undefined;
  const [row] = await sql.rows<{ name: string }>('select current_database() as name');
  return new URL(row!.name, postgresqlServer).href;
};

/** A database on a PostgreSQL server, empty or a copy of another one, and a function to drop it. */
export const createDatabaseOn = async (server: string, template?: string) => {
  const unique = randomUUID().replaceAll('-', '');
  const name = template ? `${template}_${unique.slice(16)}` : `test_${unique}`;
  await onServer(server, `create database ${name} template ${template ?? 'template1'}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await onServer(server, `drop database ${name} with (force)`)),
  };
};

/** Drops the copies of a database that are left, such as those a process had ready for its next file. */
export const dropCopies = async (server: string, template: string): Promise<void> => {
  const copies = await onServer<{ name: string }>(
    server,
    `select datname as name from pg_database where datname like '${template}\\_%'`,
  );
  for (const { name } of copies) await onServer(server, `drop database if exists ${name} with (force)`);
};

const onServer = async <Row = never>(server: string, statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
};
