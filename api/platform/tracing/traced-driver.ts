import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Tracing } from '../../core/interfaces/tracing.ts';
import { statementSpan } from './statement-span.ts';

/** Runs the statements of transactions as another driver does, each in a span. */
export class TracedDriver implements Driver {
  constructor(
    private readonly driver: Driver,
    private readonly tracing: Tracing,
  ) {}

  init = () => this.driver.init();
  destroy = () => this.driver.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    return new TracedConnection(await this.driver.acquireConnection(), this.tracing);
  }

  releaseConnection = (connection: DatabaseConnection) => this.driver.releaseConnection(untraced(connection));

  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    this.#traced('begin', () => this.driver.beginTransaction(untraced(connection), settings));
  commitTransaction = (connection: DatabaseConnection) =>
    this.#traced('commit', () => this.driver.commitTransaction(untraced(connection)));
  rollbackTransaction = (connection: DatabaseConnection) =>
    this.#traced('rollback', () => this.driver.rollbackTransaction(untraced(connection)));

  savepoint: Driver['savepoint'] = (connection, ...rest) =>
    this.driver.savepoint!(untraced(connection), ...rest);
  rollbackToSavepoint: Driver['rollbackToSavepoint'] = (connection, ...rest) =>
    this.driver.rollbackToSavepoint!(untraced(connection), ...rest);
  releaseSavepoint: Driver['releaseSavepoint'] = (connection, ...rest) =>
    this.driver.releaseSavepoint!(untraced(connection), ...rest);

  #traced(text: string, run: () => Promise<void>): Promise<void> {
    return this.tracing.child(statementSpan(text), run);
  }
}

class TracedConnection implements DatabaseConnection {
  constructor(
    readonly connection: DatabaseConnection,
    private readonly tracing: Tracing,
  ) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.tracing.child(statementSpan(query.sql), () => this.connection.executeQuery<Row>(query));
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Drivers know their own connections only. */
const untraced = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof TracedConnection ? connection.connection : connection;
