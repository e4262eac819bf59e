import { mkdir } from 'node:fs/promises';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type DatabaseConnection, type Driver, PGliteDialect } from 'kysely';
import type { Sql } from '../core/sql.ts';
import { columnParsers } from './column-types.ts';
import { ReleasingDriver } from './releasing-driver.ts';

const extensions: Extensions = { btree_gin, pg_trgm, cube, earthdistance };

/** Opens the embedded PostgreSQL in a folder, or in memory when none is named; empty or with a copy's contents. */
export const openEmbedded = async (folder?: string, copy?: Blob): Promise<PGlite> => {
  if (folder) await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create({
    dataDir: folder,
    loadDataDir: copy,
    extensions,
    parsers: columnParsers,
  });
  await pglite.exec("set timezone to 'UTC'");
  return pglite;
};

export const embeddedSql = (pglite: PGlite): Sql => ({
  rows: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await pglite.query<Row>(text, [...values])).rows,
});

/**
 * Kysely's PGlite dialect hands one connection to everybody at once, so that statements of concurrent
 * requests slip into each other's transactions. Here a connection belongs to one holder at a time.
 */
export class ExclusiveEmbeddedDialect extends PGliteDialect {
  override createDriver(): Driver {
    return new ExclusiveDriver(super.createDriver());
  }
}

class ExclusiveDriver extends ReleasingDriver {
  #lastHolder: Promise<void> = Promise.resolve();
  readonly #release = new WeakMap<DatabaseConnection, () => void>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#lastHolder;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastHolder = promise;
    await previous;
    const connection = await super.acquireConnection();
    this.#release.set(connection, resolve);
    return connection;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#release.get(connection)?.();
  }
}
