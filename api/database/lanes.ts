import type { Socket } from 'node:net';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { Client, TypeOverrides } from 'pg';
import array from 'postgres-array';
import { DatabaseUnavailable } from '../core/failures.ts';
import type { Plan, Sql } from '../core/sql.ts';
import { KeptQuery, KeptStatement } from './kept-query.ts';

const types = new TypeOverrides();
for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(text => array.parse(text)))) {
  types.setTypeParser(Number(oid), parse);
}

/** How many texts every connection keeps parsed and planned. */
const keptStatements = 500;

/**
 * A few pipelined PostgreSQL connections for single statements: the next one is sent before the last
 * one's answer is there, and each text is parsed and planned once per connection. Never for
 * transactions, whose statements must not mix with a neighbor's.
 */
export class Lanes implements Sql {
  readonly #lanes: Lane[];
  readonly #freshLane: Lane;
  readonly #kept = new Map<string, KeptStatement>();
  #chosen: Lane | undefined;

  constructor(url: string, count: number) {
    this.#lanes = Array.from({ length: count }, () => new Lane(url, 'kept'));
    this.#freshLane = new Lane(url, 'fresh');
  }

  async rows<Row>(text: string, values: readonly unknown[] = [], plan: Plan = 'kept'): Promise<Row[]> {
    const lane = plan === 'kept' ? this.#laneOfTurn() : this.#freshLane;
    const statement = plan === 'kept' ? this.#statementOf(text) : undefined;
    return statement ? lane.runKept(statement, values) : lane.runOnce(text, values);
  }

  /** One lane for all statements of a turn of the event loop, so that they travel together. */
  #laneOfTurn(): Lane {
    if (this.#chosen) return this.#chosen;
    let free = this.#lanes[0]!;
    for (const lane of this.#lanes) if (lane.underWay < free.underWay) free = lane;
    this.#chosen = free;
    setImmediate(() => {
      this.#chosen = undefined;
    });
    return free;
  }

  /** Requests may ask for ever new texts; those beyond a number are run without being kept. */
  #statementOf(text: string): KeptStatement | undefined {
    const known = this.#kept.get(text);
    if (known || this.#kept.size >= keptStatements) return known;
    const statement = new KeptStatement(`s${this.#kept.size}`, text, types);
    this.#kept.set(text, statement);
    return statement;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#lanes, this.#freshLane].map(lane => lane.close()));
  }
}

class Lane {
  underWay = 0;
  #connection: Promise<Client> | undefined;
  #isGathering = false;

  constructor(
    private readonly url: string,
    private readonly plan: Plan,
  ) {}

  runKept<Row>(statement: KeptStatement, values: readonly unknown[]): Promise<Row[]> {
    return this.#onConnection(client => runKeptOn<Row>(client, statement, values));
  }

  runOnce<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#onConnection(
      async client => (await client.query({ text, values: values as unknown[], types })).rows as Row[],
    );
  }

  async #onConnection<Outcome>(use: (client: Client) => Promise<Outcome>): Promise<Outcome> {
    this.underWay++;
    try {
      const client = await this.#connected();
      this.#gather(client);
      return await use(client);
    } finally {
      this.underWay--;
    }
  }

  /** Holds statements back until the end of this turn of the event loop: one system call then sends them all. */
  #gather(client: Client): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
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
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: 3000,
      statement_timeout: 5000,
      query_timeout: 6000,
      // Left to itself PostgreSQL plans anew each time where values look cheaper than the unknown, such as
      // a list of one id: the same plan, at several times the cost of running it. It also compiles what it takes
      // for long statements, which takes longer than running them.
      options: `-c timezone=UTC -c jit=off -c plan_cache_mode=force_${this.plan === 'kept' ? 'generic' : 'custom'}_plan`,
      pipeline: true,
    });
    // A broken connection is dropped; the next statement opens a new one.
    const forget = () => {
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

const runKeptOn = async <Row>(client: Client, statement: KeptStatement, values: readonly unknown[]) => {
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      const query = new KeptQuery<Row>(statement, values, error =>
        error ? reject(error) : resolve(query.answer),
      );
      client.query(query);
    });
  } catch (error) {
    // As pg does for its own: the trace leads to who asked instead of to the socket that answered.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};
