import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type DatabaseConnection, type Driver, PGliteDialect } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import { columnParsers } from './column-types.ts';
import type { EmbeddedAccess } from './embedded-access.ts';
import { ReleasingDriver, type WrapDriver } from './releasing-driver.ts';

const extensions: Extensions = { btree_gin, pg_trgm, cube, earthdistance };

/** Opens the embedded PostgreSQL in a folder, or in memory when none is named; empty or with a copy's contents. */
export const openEmbedded = async (folder?: string, copy?: Blob): Promise<PGlite> => {
  if (folder) await mkdir(folder, { recursive: true });
  try {
    const pglite = await PGlite.create({
      dataDir: folder,
      loadDataDir: copy,
      extensions,
      parsers: columnParsers,
    });
    await pglite.exec("set timezone to 'UTC'");
    return pglite;
  } catch (error) {
    if (!folder) throw error;
    throw new Error(
      `The embedded database in the data folder ${resolve(folder)} cannot be opened; it is damaged, or made by ` +
        'another version of PostgreSQL. Nothing was deleted. Put a copy of the folder in its place, or move it away ' +
        `to begin with an empty database. (${reasonOf(error)})`,
      { cause: error },
    );
  }
};

export const embeddedSql = (pglite: PGlite, access: EmbeddedAccess): Sql => ({
  rows: async <Row>(text: string, values: readonly unknown[] = []) => {
    const done = await access.take();
    try {
      return (await access.run(() => pglite.query<Row>(text, [...values]))).rows;
    } finally {
      done();
    }
  },
});

/**
 * Kysely's PGlite dialect shares one connection, so that statements of concurrent requests would run in each
 * other's transactions. Here a connection belongs to one holder at a time.
 */
export class ExclusiveEmbeddedDialect extends PGliteDialect {
  constructor(
    pglite: PGlite,
    private readonly access: EmbeddedAccess,
    private readonly wrap: WrapDriver = driver => driver,
  ) {
    super({ pglite: access.engine(pglite) });
  }

  override createDriver(): Driver {
    return this.wrap(new ExclusiveDriver(super.createDriver(), this.access));
  }
}

class ExclusiveDriver extends ReleasingDriver {
  readonly #done = new WeakMap<DatabaseConnection, () => void>();

  constructor(
    driver: Driver,
    private readonly access: EmbeddedAccess,
  ) {
    super(driver);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const done = await this.access.take();
    const connection = await super.acquireConnection();
    this.#done.set(connection, done);
    return connection;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#done.get(connection)?.();
  }
}
