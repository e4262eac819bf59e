import type { PostgresPool } from 'kysely';
import type { ExecutionMode } from '../../core/database/sql.ts';
import { changesSomething } from './changes-something.ts';
import { connectionPool } from './connection-pool.ts';
import type { Demotion } from './demotion.ts';
import type { Access, Statements } from './statements.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * Runs each statement on a connection that it has for itself. A write may wait for a lock, so writes have their
 * own connections and no read waits behind them; a health check has one of its own, too. Behind a pooler that holds if
 * the pooler has as many.
 */
export class StatementPools implements Statements {
  readonly #reads: PostgresPool;
  readonly #writes: PostgresPool;
  readonly #dedicated: PostgresPool;

  constructor(url: string, count: number, timeouts: Timeouts, demotion: Demotion, isPooled = false) {
    const pool = (max: number, access: Access) =>
      connectionPool(url, max, { timeouts, demotion, access, isPooled });
    this.#reads = pool(count, 'read');
    this.#writes = pool(count, 'write');
    this.#dedicated = pool(1, 'write');
  }

  async rows<Row>(text: string, values: readonly unknown[] = [], mode?: ExecutionMode): Promise<Row[]> {
    const client = await this.#poolFor(text, mode).connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      client.release();
    }
  }

  #poolFor(text: string, mode: ExecutionMode | undefined): PostgresPool {
    if (mode === 'dedicated') return this.#dedicated;
    return changesSomething(text) ? this.#writes : this.#reads;
  }

  async close(): Promise<void> {
    await Promise.all([this.#reads, this.#writes, this.#dedicated].map(pool => pool.end()));
  }
}
