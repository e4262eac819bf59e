import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/**
 * Kysely releases the connection of a transaction after commit or rollback. On a broken connection neither
 * succeeds, and it would leak: here it is released then, too.
 */
export class ReleasingDriver implements Driver {
  constructor(private readonly driver: Driver) {}

  init = () => this.driver.init();
  destroy = () => this.driver.destroy();

  acquireConnection(): Promise<DatabaseConnection> {
    return this.driver.acquireConnection();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.driver.releaseConnection(connection);
  }

  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    this.#orRelease(connection, this.driver.beginTransaction(connection, settings));
  commitTransaction = (connection: DatabaseConnection) => this.driver.commitTransaction(connection);
  rollbackTransaction = (connection: DatabaseConnection) =>
    this.#orRelease(connection, this.driver.rollbackTransaction(connection));
  savepoint = (...args: Parameters<NonNullable<Driver['savepoint']>>) => this.driver.savepoint!(...args);
  rollbackToSavepoint = (...args: Parameters<NonNullable<Driver['rollbackToSavepoint']>>) =>
    this.driver.rollbackToSavepoint!(...args);
  releaseSavepoint = (...args: Parameters<NonNullable<Driver['releaseSavepoint']>>) =>
    this.driver.releaseSavepoint!(...args);

  async #orRelease(connection: DatabaseConnection, done: Promise<void>): Promise<void> {
    try {
      await done;
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
  }
}

/** Wraps the driver of transactions. */
export type WrapDriver = (driver: Driver) => Driver;

export class ReleasingPostgresDialect extends PostgresDialect {
  constructor(
    config: PostgresDialectConfig,
    private readonly wrap: WrapDriver = driver => driver,
  ) {
    super(config);
  }

  override createDriver(): Driver {
    return this.wrap(new ReleasingDriver(super.createDriver()));
  }
}
