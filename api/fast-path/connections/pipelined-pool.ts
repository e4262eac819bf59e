import { LRUCache } from 'lru-cache';
import type { ExecutionMode } from '../../core/database/sql.ts';
import type { Demotion } from '../../platform/database/demotion.ts';
import type { Access, Statements } from '../../platform/database/statements.ts';
import type { Timeouts } from '../../platform/database/timeouts.ts';
import { PipelinedConnection } from './pipelined-connection.ts';
import { PreparedStatement } from './prepared-query.ts';

/** Most prepared statements of a connection; the least recently used are freed. */
const mostPrepared = 500;
/** The same of texts that requests choose parts of, so that they can cause any number. */
const mostComposed = 200;

/**
 * A few pipelined PostgreSQL connections for single statements: the next one is sent before the last one's
 * result arrives, and each text that is in use is prepared once per connection. Never for transactions, whose statements
 * must not mix with others. A write may wait for a lock, and so block what is behind it, so writes have their
 * own connections.
 */
export class PipelinedPool implements Statements {
  readonly #reads: PipelinedConnection[];
  readonly #writes: PipelinedConnection[];
  readonly #unpreparedReads: PipelinedConnection;
  readonly #background: PipelinedConnection;
  readonly #dedicated: PipelinedConnection;
  readonly #prepared = this.#statementsUsedLast(mostPrepared);
  readonly #composed = this.#statementsUsedLast(mostComposed);
  #namesGiven = 0;
  readonly #timeoutCheck: NodeJS.Timeout;
  #chosen: PipelinedConnection | undefined;

  constructor(url: string, count: number, timeouts: Timeouts, demotion: Demotion) {
    const connection = (plans: 'generic' | 'custom', access: Access) =>
      new PipelinedConnection(url, { plans, access }, timeouts, demotion);
    this.#reads = Array.from({ length: count }, () => connection('generic', 'read'));
    this.#writes = Array.from({ length: count }, () => connection('generic', 'write'));
    this.#unpreparedReads = connection('custom', 'read');
    this.#background = connection('custom', 'read');
    this.#dedicated = connection('generic', 'write');
    demotion.onNoticed(() => {
      for (const each of this.#all) each.leaveConnection();
    });
    this.#timeoutCheck = setInterval(() => this.#endTimedOut(), timeouts.answer / 16).unref();
  }

  async rows<Row>(
    text: string,
    values: readonly unknown[] = [],
    mode: ExecutionMode = 'prepared',
  ): Promise<Row[]> {
    if (mode === 'background') return this.#background.runOnce(text, values);
    if (mode === 'unprepared') return this.#unpreparedReads.runOnce(text, values);
    const statement = this.#statementOf(text, mode === 'composed' ? this.#composed : this.#prepared);
    const shared = () => (statement.changes ? leastBusy(this.#writes) : this.#connectionOfTurn());
    const connection = mode === 'dedicated' ? this.#dedicated : shared();
    return connection.runPrepared(statement, values);
  }

  /** One connection for all reads of a turn of the event loop, so that they are sent together. */
  #connectionOfTurn(): PipelinedConnection {
    if (this.#chosen) return this.#chosen;
    this.#chosen = leastBusy(this.#reads);
    setImmediate(() => {
      this.#chosen = undefined;
    });
    return this.#chosen;
  }

  #statementsUsedLast(max: number) {
    return new LRUCache<string, PreparedStatement>({ max, dispose: statement => this.#forget(statement) });
  }

  #statementOf(text: string, among: LRUCache<string, PreparedStatement>): PreparedStatement {
    const known = among.get(text);
    if (known) return known;
    const statement = new PreparedStatement(`s${this.#namesGiven++}`, text);
    among.set(text, statement);
    return statement;
  }

  #forget(statement: PreparedStatement): void {
    statement.isForgotten = true;
    for (const each of this.#all) each.forget(statement);
  }

  get #all(): PipelinedConnection[] {
    return [...this.#reads, ...this.#writes, this.#unpreparedReads, this.#background, this.#dedicated];
  }

  #endTimedOut(): void {
    for (const connection of this.#all) connection.endIfTimedOut();
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(connection => connection.close()));
    clearInterval(this.#timeoutCheck);
  }
}

const leastBusy = (connections: readonly PipelinedConnection[]): PipelinedConnection => {
  let free = connections[0]!;
  for (const connection of connections) if (connection.underWay < free.underWay) free = connection;
  return free;
};
