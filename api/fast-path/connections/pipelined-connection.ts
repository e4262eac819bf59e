import { Socket } from 'node:net';
import { Client } from 'pg';
import { DatabaseUnavailable } from '../../core/operation/failures.ts';
import { columnTypes } from '../../platform/database/column-types.ts';
import type { Demotion } from '../../platform/database/demotion.ts';
import { isReadOnlyServer } from '../../platform/database/failures.ts';
import { type Access, optionsFor, refusedRead } from '../../platform/database/statements.ts';
import type { Timeouts } from '../../platform/database/timeouts.ts';
import { deallocate, PreparedQuery, type PreparedStatement } from './prepared-query.ts';

interface Purpose {
  plans: 'generic' | 'custom';
  access: Access;
}

/** A client and the socket below it. With TLS, pg encrypts what it then writes to this socket. */
interface Opened {
  client: Client;
  socket: Socket;
  /** Start times of the running statements, in order of their results. */
  askedAt: number[];
  /** Those to free when they are given up. */
  prepared: Set<PreparedStatement>;
}

/** One pipelined connection, opened when it is first needed and again after it broke. */
export class PipelinedConnection {
  #opened: Opened | undefined;
  #connection: Promise<Opened> | undefined;
  #isCorked = false;

  constructor(
    private readonly url: string,
    private readonly purpose: Purpose,
    private readonly timeouts: Timeouts,
    private readonly demotion: Demotion,
  ) {}

  get underWay(): number {
    return this.#opened?.askedAt.length ?? 0;
  }

  runPrepared<Row>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    return this.#onConnection(({ client, prepared }) => {
      if (statement.isForgotten) return runOnceOn<Row>(client, statement.text, values);
      prepared.add(statement);
      return runPreparedOn<Row>(client, statement, values);
    });
  }

  /** Lets the database free a statement behind those that use it. */
  forget(statement: PreparedStatement): void {
    if (!this.#opened?.prepared.delete(statement)) return;
    // A connection that was lost, or a statement that it could not prepare, has nothing to free.
    void this.#onConnection(({ client }) => deallocate(client, statement.name)).catch(() => undefined);
  }

  runOnce<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#onConnection(({ client }) => runOnceOn<Row>(client, text, values));
  }

  async #onConnection<Outcome>(use: (opened: Opened) => Promise<Outcome>): Promise<Outcome> {
    const connection = this.#connected();
    // One that is left meanwhile has its own.
    const askedAt = this.#opened?.askedAt ?? [];
    askedAt.push(performance.now());
    try {
      const opened = await connection;
      this.#cork(opened.socket);
      return await use(opened);
    } catch (error) {
      throw this.#explained(error);
    } finally {
      askedAt.shift();
    }
  }

  #explained(error: unknown): unknown {
    if (!isReadOnlyServer(error)) return error;
    if (this.purpose.access === 'read') return refusedRead(error);
    this.demotion.notice();
    return error;
  }

  /** Running statements finish, and those that wait for it to open run; the next ones use a new connection. */
  leaveConnection(): void {
    const opened = this.#opened;
    const connection = this.#connection;
    if (!opened || !connection) return;
    this.#opened = undefined;
    this.#connection = undefined;
    const silence = setTimeout(() => opened.socket.destroy(), this.timeouts.answer);
    // pg never settles the opening of a client that is ended meanwhile.
    const ended = connection.then(
      ({ client }) => client.end(),
      () => undefined,
    );
    void ended.finally(() => clearTimeout(silence));
  }

  /**
   * Drops a connection whose oldest statement has timed out, with all of its statements. Polling costs less
   * than a timer for each statement.
   */
  endIfTimedOut(): void {
    const [oldest = Infinity] = this.#opened?.askedAt ?? [];
    if (performance.now() - oldest > this.timeouts.answer) this.#opened?.socket.destroy();
  }

  /** Buffers statements until the end of this turn of the event loop: one system call then sends them all. */
  #cork(socket: Socket): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    socket.cork();
    setImmediate(() => {
      this.#isCorked = false;
      socket.uncork();
    });
  }

  #connected(): Promise<Opened> {
    this.#connection ??= this.#open();
    return this.#connection;
  }

  #open(): Promise<Opened> {
    const opening = this.#connect().catch(error => {
      // One that was left while it opened has a successor by now.
      if (this.#connection === opening) this.#connection = undefined;
      throw new DatabaseUnavailable(error);
    });
    return opening;
  }

  async #connect(): Promise<Opened> {
    const { plans, access } = this.purpose;
    const socket = new Socket();
    const client = new Client({
      connectionTimeoutMillis: this.timeouts.connection,
      keepAlive: true,
      connectionString: this.url,
      // By default PostgreSQL replans where given values look cheaper than unknown ones, such as a list of
      // one id: the same plan, at several times the cost of running it.
      options: `${optionsFor(access, this.timeouts)} -c plan_cache_mode=force_${plans}_plan`,
      pipeline: true,
      stream: () => socket,
    });
    const opened: Opened = { client, socket, askedAt: [], prepared: new Set() };
    this.#opened = opened;
    // A broken connection is dropped; the next statement opens a new one.
    const forget = () => {
      if (this.#opened !== opened) return;
      this.#opened = undefined;
      this.#connection = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    return opened;
  }

  async close(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    await (await connection?.catch(() => undefined))?.client.end();
  }
}

const runOnceOn = async <Row>(client: Client, text: string, values: readonly unknown[]) =>
  (await client.query({ text, values: values as unknown[], types: columnTypes })).rows as Row[];

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
