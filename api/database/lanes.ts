import type { Sql, Way } from '../core/sql.ts';
import { KeptStatement } from './kept-query.ts';
import { Lane } from './lane.ts';

/** How many texts every connection keeps parsed and planned. */
const keptStatements = 500;

/** For how many milliseconds an answer may be owed. PostgreSQL ends a statement after 5,000, if it can be heard. */
const longestWait = 6000;

/**
 * A few pipelined PostgreSQL connections for single statements: the next one is sent before the last
 * one's answer is there, and each text is parsed and planned once per connection. Never for
 * transactions, whose statements must not mix with a neighbor's.
 */
export class Lanes implements Sql {
  readonly #lanes: Lane[];
  readonly #freshLane: Lane;
  readonly #kept = new Map<string, KeptStatement>();
  readonly #watch: NodeJS.Timeout;
  #chosen: Lane | undefined;

  constructor(url: string, count: number, wait = longestWait) {
    this.#lanes = Array.from({ length: count }, () => new Lane(url, 'generic'));
    this.#freshLane = new Lane(url, 'custom');
    this.#watch = setInterval(() => this.#endThoseOwing(wait), wait / 6).unref();
  }

  async rows<Row>(text: string, values: readonly unknown[] = [], way: Way = 'kept'): Promise<Row[]> {
    if (way === 'fresh') return this.#freshLane.runOnce(text, values);
    const lane = way === 'commits' ? this.#leastBusy() : this.#laneOfTurn();
    const statement = this.#statementOf(text);
    return statement ? lane.runKept(statement, values) : lane.runOnce(text, values);
  }

  /** One lane for all questions of a turn of the event loop, so that they travel together. */
  #laneOfTurn(): Lane {
    if (this.#chosen) return this.#chosen;
    this.#chosen = this.#leastBusy();
    setImmediate(() => {
      this.#chosen = undefined;
    });
    return this.#chosen;
  }

  #leastBusy(): Lane {
    let free = this.#lanes[0]!;
    for (const lane of this.#lanes) if (lane.underWay < free.underWay) free = lane;
    return free;
  }

  /** Requests may ask for ever new texts; those beyond a number are run without being kept. */
  #statementOf(text: string): KeptStatement | undefined {
    const known = this.#kept.get(text);
    if (known || this.#kept.size >= keptStatements) return known;
    const statement = new KeptStatement(`s${this.#kept.size}`, text);
    this.#kept.set(text, statement);
    return statement;
  }

  #endThoseOwing(wait: number): void {
    for (const lane of [...this.#lanes, this.#freshLane]) lane.endIfOwingFor(wait);
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await Promise.all([...this.#lanes, this.#freshLane].map(lane => lane.close()));
  }
}
