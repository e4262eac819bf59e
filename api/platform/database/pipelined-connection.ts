import type { Socket } from 'node:net';
import { Client } from 'pg';
import { DatabaseUnavailable } from '../../core/operation/failures.ts';
import { columnTypes } from './column-types.ts';
import type { Demotion } from './demotion.ts';
import { isReadOnlyServer } from './failures.ts';
import { PreparedQuery, type PreparedStatement } from './prepared-query.ts';
import { type Timeouts, timeoutOptions } from './timeouts.ts';

/**
 * Purpose of a connection: PostgreSQL refuses changes on one for reads, so that none waits there for a lock.
 */
interface Purpose {
  plans: 'generic' | 'custom';
  access: 'read' | 'write';
}

/** One pipelined connection, opened when it is first needed and again after it broke. */
export class PipelinedConnection {
  /** Start times of the running statements, in order of their results. */
  readonly #askedAt: number[] = [];
  #client: Client | undefined;
  #connection: Promise<Client> | undefined;
  #isCorked = false;

  constructor(
    private readonly url: string,
    private readonly purpose: Purpose,
    private readonly timeouts: Timeouts,
    private readonly demotion: Demotion,
  ) {}

  get underWay(): number {
    return this.#askedAt.length;
  }

  runPrepared<Row>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    return this.#onConnection(client => runPreparedOn<Row>(client, statement, values));
  }

  runOnce<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#onConnection(
      async client =>
        (await client.query({ text, values: values as unknown[], types: columnTypes })).rows as Row[],
    );
  }

  async #onConnection<Outcome>(use: (client: Client) => Promise<Outcome>): Promise<Outcome> {
    this.#askedAt.push(performance.now());
    try {
      const client = await this.#connected();
      this.#cork(client);
      return await use(client);
    } catch (error) {
      throw this.#explained(error);
    } finally {
      this.#askedAt.shift();
    }
  }

  #explained(error: unknown): unknown {
    if (!isReadOnlyServer(error)) return error;
    if (this.purpose.access === 'read')
      return new Error('A read tried to change something.', { cause: error });
    this.demotion.notice();
    return error;
  }

  /** Running statements finish; the next ones use a new connection. */
  leaveConnection(): void {
    const client = this.#client;
    if (!client) return;
    this.#client = undefined;
    this.#connection = undefined;
    const silence = setTimeout(() => streamOf(client).destroy(), this.timeouts.answer);
    void client.end().finally(() => clearTimeout(silence));
  }

  /**
   * Drops a connection whose oldest statement has timed out, with all of its statements. Polling costs less
   * than a timer for each statement.
   */
  endIfTimedOut(): void {
    const [oldest = Infinity] = this.#askedAt;
    if (this.#client && performance.now() - oldest > this.timeouts.answer) streamOf(this.#client).destroy();
  }

  /** Buffers statements until the end of this turn of the event loop: one system call then sends them all. */
  #cork(client: Client): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const stream = streamOf(client);
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  #connected(): Promise<Client> {
    this.#connection ??= this.#connect().catch(error => {
      this.#connection = undefined;
      throw new DatabaseUnavailable(error);
    });
    return this.#connection;
  }

  async #connect(): Promise<Client> {
    const { plans, access } = this.purpose;
    const isForReads = access === 'read' ? '-c default_transaction_read_only=on' : '';
    const client = new Client({
      ...timeoutOptions(this.timeouts),
      connectionString: this.url,
      // By default PostgreSQL replans where given values look cheaper than unknown ones, such as a list of
      // one id: the same plan, at several times the cost of running it. Its JIT also takes longer than
      // running these statements.
      options: `-c timezone=UTC -c jit=off -c plan_cache_mode=force_${plans}_plan ${isForReads}`,
      pipeline: true,
    });
    this.#client = client;
    // A broken connection is dropped; the next statement opens a new one.
    const forget = () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#connection = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    return client;
  }

  async close(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    await (await connection?.catch(() => undefined))?.end();
  }
}

const runPreparedOn = async <Row>(
  client: Client,
  statement: PreparedStatement,
  values: readonly unknown[],
) => {
  const query = new PreparedQuery<Row>(statement, values);
  client.query(query);
  try {
    return await query.answer;
  } catch (error) {
    // As pg does: the stack trace shows the caller instead of the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};

const streamOf = (client: Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
