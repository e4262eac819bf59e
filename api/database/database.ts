import type { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { PgliteDriver } from '@mikro-orm/pglite';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type Options, SqlMikroORM } from '@mikro-orm/sql';
import { Pool } from 'pg';
import type { Sql } from '../core/sql.ts';
import { columnTypes } from './column-types.ts';
import { ExclusiveEmbeddedDialect, embeddedSql, openEmbedded } from './embedded.ts';
import { entities } from './entities.ts';
import { Lanes } from './lanes.ts';
import { migrations } from './migrations/list.ts';
import { ReleasingPostgresDialect } from './releasing-driver.ts';

/** The one database behind everything: entities by MikroORM, hot statements by `sql`. */
export interface Database {
  /** The embedded engine, when it is that. */
  embedded?: PGlite;
  orm: SqlMikroORM;
  sql: Sql;
  close(): Promise<void>;
}

const common = {
  entities,
  discovery: { warnWhenNoEntities: false },
  extensions: [Migrator],
  migrations: {
    tableName: 'migrations',
    snapshot: false,
    migrationsList: migrations,
    transactional: true,
    allOrNothing: true,
  },
  debug: false,
  logger: () => undefined,
} satisfies Options;

/** The embedded database in a folder, or in memory when none is named; `copy` is another one's dumped folder. */
export const openEmbeddedDatabase = async (folder?: string, copy?: Blob): Promise<Database> => {
  const pglite = await openEmbedded(folder, copy);
  const orm = await SqlMikroORM.init({
    ...common,
    driver: PgliteDriver,
    dbName: 'tiffin',
    driverOptions: new ExclusiveEmbeddedDialect({ pglite }),
  } as Options);
  return { embedded: pglite, orm, sql: embeddedSql(pglite), close: () => orm.close(true) };
};

/** A PostgreSQL server: pipelined lanes for single statements, a small pool for transactions. */
export const openPostgreSql = async (url: string, poolSize: number): Promise<Database> => {
  const laneCount = Math.ceil(poolSize / 2);
  const orm = await SqlMikroORM.init({
    ...common,
    driver: PostgreSqlDriver,
    clientUrl: url,
    driverOptions: new ReleasingPostgresDialect({ pool: poolOf(url, poolSize - laneCount) }),
  } as Options);
  const lanes = new Lanes(url, laneCount);
  const close = async () => {
    await lanes.close();
    await orm.close(true);
  };
  return { orm, sql: lanes, close };
};

const poolOf = (url: string, max: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    min: 0,
    max,
    types: columnTypes,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c timezone=UTC -c jit=off',
  });
  // Who asks through a connection that breaks is told; the event that goes with it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
};

export const openDatabase = (settings: { DATABASE_URL?: string; DATA_DIR: string; POOL_SIZE: number }) =>
  settings.DATABASE_URL
    ? openPostgreSql(settings.DATABASE_URL, settings.POOL_SIZE)
    : openEmbeddedDatabase(settings.DATA_DIR);

/** Brings the tables to this version, however long a large table takes. */
export const migrate = async (database: Database): Promise<void> => {
  await refuseNewerTables(database);
  const { em, migrator } = database.orm;
  await em.fork().transactional(async work => {
    await work.execute('set local statement_timeout = 0');
    await migrator.up({ transaction: work.getTransactionContext() });
  });
};

const refuseNewerTables = async ({ orm }: Database): Promise<void> => {
  const known = new Set(migrations.map(migration => migration.name));
  const unknown = (await orm.migrator.getExecuted()).filter(row => !known.has(row.name));
  if (unknown.length === 0) return;
  const names = unknown.map(row => row.name).join(', ');
  throw new Error(`The database was made by a newer version of this program (${names}). Start that version.`);
};
