import type { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type Options, SqlMikroORM } from '@mikro-orm/sql';
import type { Sql } from '../../core/database/sql.ts';
import { connectionPool } from './connection-pool.ts';
import { Demotion } from './demotion.ts';
import { always, EmbeddedAccess, type Held } from './embedded-access.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/list.ts';
import { ReleasingPostgresDialect, type WrapDriver } from './releasing-driver.ts';
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
  /** For public reads, where they have a database of their own. */
  publicSql?: Sql;
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

/**
 * The embedded database in a folder, or in memory when none is named; `copy` is another one's dumped folder. Its engine is
 * loaded only here.
 */
export const openEmbeddedDatabase = async (
  folder?: string,
  copy?: Blob,
  held: Held = always,
  wrapDriver?: WrapDriver,
): Promise<Database> => {
  const { PgliteDriver } = await import('@mikro-orm/pglite');
  const { ExclusiveEmbeddedDialect, embeddedSql, openEmbedded } = await import('./embedded.ts');
  const pglite = await openEmbedded(folder, copy);
  const access = new EmbeddedAccess(held);
  const orm = await SqlMikroORM.init({
    ...common,
    driver: PgliteDriver,
    dbName: 'tiffin',
    driverOptions: new ExclusiveEmbeddedDialect(pglite, access, wrapDriver),
  } as Options);
  return { embedded: pglite, orm, sql: embeddedSql(pglite, access), close: () => orm.close(true) };
};

interface Opening {
  /** Opens what runs single statements; ordinary pools when omitted, and behind a pooler. */
  openStatements?: OpenStatements;
  timeouts?: Timeouts;
  /** Whether the address is that of a pooler of transactions, such as PgBouncer. */
  isPooled?: boolean;
  wrapDriver?: WrapDriver;
}

/** A PostgreSQL server: half of the connections are for single statements, the others for transactions. */
export const openPostgreSql = async (
  url: string,
  poolSize: number,
  { openStatements, timeouts = defaultTimeouts, isPooled = false, wrapDriver }: Opening = {},
): Promise<Database> => {
  const statementCount = Math.ceil(poolSize / 2);
  const demotion = new Demotion();
  const orm = await SqlMikroORM.init({
    ...common,
    driver: PostgreSqlDriver,
    clientUrl: url,
    driverOptions: new ReleasingPostgresDialect(
      {
        pool: connectionPool(url, poolSize - statementCount, {
          timeouts,
          demotion,
          access: 'write',
          isPooled,
        }),
      },
      wrapDriver,
    ),
  } as Options);
  // A pooler of transactions gives each statement another connection, which has prepared nothing.
  const sql =
    openStatements && !isPooled
      ? openStatements(url, statementCount, timeouts, demotion)
      : new StatementPools(url, statementCount, timeouts, demotion, isPooled);
  const close = async () => {
    await sql.close();
    await orm.close(true);
  };
  return { orm, sql, close };
};

interface Where {
  DATABASE_URL?: string;
  DATABASE_DIRECT_URL?: string;
  DATA_DIR: string;
  POOL_SIZE: number;
}

/** The server of the settings, or the embedded database in a locked folder. */
export const openDatabase = (
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, POOL_SIZE }: Where,
  held?: Held,
  { openStatements, wrapDriver }: Pick<Opening, 'openStatements' | 'wrapDriver'> = {},
): Promise<Database> =>
  DATABASE_URL
    ? openPostgreSql(DATABASE_URL, POOL_SIZE, {
        openStatements,
        isPooled: Boolean(DATABASE_DIRECT_URL),
        wrapDriver,
      })
    : openEmbeddedDatabase(DATA_DIR, undefined, held, wrapDriver);

/** Runs slow work on the same database, such as migrating a large table. */
export const withLongTimeouts = async <Outcome>(
  database: Database,
  url: string | undefined,
  work: (database: Database) => Promise<Outcome>,
): Promise<Outcome> => {
  if (!url) return work(database);
  const slow = await openPostgreSql(url, 2, { timeouts: longTimeouts });
  try {
    return await work(slow);
  } finally {
    await slow.close();
  }
};
