import type { Sql, Way } from '../../core/sql.ts';
import { Demotion } from './demotion.ts';
import { type Patience, usualPatience } from './patience.ts';
import { PipelinedConnection } from './pipelined-connection.ts';
import { changesSomething, PreparedStatement } from './prepared-query.ts';

/** How many texts every connection keeps parsed and planned. */
const keptStatements = 500;

/**
 * A few pipelined PostgreSQL connections for single statements: the next one is sent before the last
 * one's answer is there, and each text is parsed and planned once per connection. Never for
 * transactions, whose statements must not mix with a neighbor's. What changes something may wait for a lock, and with
 * it whatever is behind it, so it has connections of its own.
 */
export class PipelinedPool implements Sql {
  readonly #reads: PipelinedConnection[];
  readonly #writes: PipelinedConnection[];
  readonly #freshReads: PipelinedConnection;
  readonly #apart: PipelinedConnection;
  readonly #kept = new Map<string, PreparedStatement>();
  readonly #watch: NodeJS.Timeout;
  #chosen: PipelinedConnection | undefined;

  constructor(url: string, count: number, patience: Patience = usualPatience, demotion = new Demotion()) {
    const lane = (plans: 'generic' | 'custom', access: 'read' | 'write') =>
      new PipelinedConnection(url, { plans, access }, patience, demotion);
    this.#reads = Array.from({ length: count }, () => lane('generic', 'read'));
    this.#writes = Array.from({ length: count }, () => lane('generic', 'write'));
    this.#freshReads = lane('custom', 'read');
    this.#apart = lane('generic', 'write');
    demotion.onNoticed(() => {
      for (const each of this.#all) each.leaveConnection();
    });
    this.#watch = setInterval(() => this.#endThoseOwing(), patience.answer / 16).unref();
  }

  async rows<Row>(text: string, values: readonly unknown[] = [], way: Way = 'kept'): Promise<Row[]> {
    if (way === 'fresh') return this.#freshReads.runOnce(text, values);
    const statement = this.#statementOf(text);
    const changes = statement?.changes ?? changesSomething(text);
    const shared = () => (changes ? leastBusy(this.#writes) : this.#connectionOfTurn());
    const lane = way === 'apart' ? this.#apart : shared();
    return statement ? lane.runKept(statement, values) : lane.runOnce(text, values);
  }

  /** One lane for all questions of a turn of the event loop, so that they travel together. */
  #connectionOfTurn(): PipelinedConnection {
    if (this.#chosen) return this.#chosen;
    this.#chosen = leastBusy(this.#reads);
    setImmediate(() => {
      this.#chosen = undefined;
    });
    return this.#chosen;
  }

  /** Requests may ask for ever new texts; those beyond a number are run without being kept. */
  #statementOf(text: string): PreparedStatement | undefined {
    const known = this.#kept.get(text);
    if (known || this.#kept.size >= keptStatements) return known;
    const statement = new PreparedStatement(`s${this.#kept.size}`, text);
    this.#kept.set(text, statement);
    return statement;
  }

  get #all(): PipelinedConnection[] {
    return [...this.#reads, ...this.#writes, this.#freshReads, this.#apart];
  }

  #endThoseOwing(): void {
    for (const lane of this.#all) lane.endIfOwing();
  }

  /** A connection that owes an answer is waited for, but no longer than anybody waits for it. */
  async close(): Promise<void> {
    await Promise.all(this.#all.map(lane => lane.close()));
    clearInterval(this.#watch);
  }
}

const leastBusy = (lanes: readonly PipelinedConnection[]): PipelinedConnection => {
  let free = lanes[0]!;
  for (const lane of lanes) if (lane.underWay < free.underWay) free = lane;
  return free;
};
