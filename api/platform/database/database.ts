import type { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { PgliteDriver } from '@mikro-orm/pglite';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type Options, SqlMikroORM } from '@mikro-orm/sql';
import type { Sql } from '../../core/database/sql.ts';
import { connectionPool } from './connection-pool.ts';
import { Demotion } from './demotion.ts';
import { ExclusiveEmbeddedDialect, embeddedSql, openEmbedded } from './embedded.ts';
import { always, EmbeddedAccess, type Held } from './embedded-access.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/list.ts';
import { ReleasingPostgresDialect } from './releasing-driver.ts';
import { StatementPools } from './statement-pools.ts';
import type { OpenStatements } from './statements.ts';
import { TableNames } from './table-names.ts';
import { defaultTimeouts, longTimeouts, type Timeouts } from './timeouts.ts';

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
  namingStrategy: TableNames,
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
export const openEmbeddedDatabase = async (
  folder?: string,
  copy?: Blob,
  held: Held = always,
): Promise<Database> => {
  const pglite = await openEmbedded(folder, copy);
  const access = new EmbeddedAccess(held);
  const orm = await SqlMikroORM.init({
    ...common,
    driver: PgliteDriver,
    dbName: 'tiffin',
    driverOptions: new ExclusiveEmbeddedDialect(pglite, access),
  } as Options);
  return { embedded: pglite, orm, sql: embeddedSql(pglite, access), close: () => orm.close(true) };
};

const openStatementPools: OpenStatements = (...given) => new StatementPools(...given);

/** A PostgreSQL server: half of the connections are for single statements, the others for transactions. */
export const openPostgreSql = async (
  url: string,
  poolSize: number,
  openStatements: OpenStatements = openStatementPools,
  timeouts: Timeouts = defaultTimeouts,
): Promise<Database> => {
  const statementCount = Math.ceil(poolSize / 2);
  const demotion = new Demotion();
  const orm = await SqlMikroORM.init({
    ...common,
    driver: PostgreSqlDriver,
    clientUrl: url,
    driverOptions: new ReleasingPostgresDialect({
      pool: connectionPool(url, poolSize - statementCount, { timeouts, demotion, access: 'write' }),
    }),
  } as Options);
  const sql = openStatements(url, statementCount, timeouts, demotion);
  const close = async () => {
    await sql.close();
    await orm.close(true);
  };
  return { orm, sql, close };
};

interface Where {
  DATABASE_URL?: string;
  DATA_DIR: string;
  POOL_SIZE: number;
}

/** The server of the settings, or the embedded database in a locked folder. */
export const openDatabase = (
  { DATABASE_URL, DATA_DIR, POOL_SIZE }: Where,
  held?: Held,
  openStatements?: OpenStatements,
): Promise<Database> =>
  DATABASE_URL
    ? openPostgreSql(DATABASE_URL, POOL_SIZE, openStatements)
    : openEmbeddedDatabase(DATA_DIR, undefined, held);

/** Runs slow work on the same database, such as migrating a large table. */
export const withLongTimeouts = async <Outcome>(
  database: Database,
  url: string | undefined,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> => {
  if (!url) return work(database);
  const slow = await openPostgreSql(url, 2, undefined, longTimeouts);
  try {
    return await work(slow);
  } finally {
    await slow.close();
  }
};

/** Migrates the tables to this version, however long it takes. */
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
