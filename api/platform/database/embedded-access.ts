import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';

/** Checks that this process still owns the folder; waits, or ends the process, when that is uncertain. */
export interface Held {
  confirm(): Promise<void> | undefined;
}

/** For a database in memory, or one that no other process can open. */
export const always: Held = { confirm: () => undefined };

/** Turns of the event loop before each statement. A turn accepts one connection, and many may be queued. */
const turnsBetween = 8;

/**
 * Access to the embedded engine, which runs on the thread that also answers requests. One holder at a time,
 * first in, first out; before each statement it yields some turns of the event loop to other requests.
 * Nothing is written or acknowledged unless the folder lock is certain.
 */
export class EmbeddedAccess {
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(private readonly held: Held) {}

  /** Waits for its turn; returns a release function. */
  async take(): Promise<() => void> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    if (!this.#isClosed) return resolve;
    resolve();
    throw new Error('The embedded database is closed.');
  }

  async run<Outcome>(statement: () => Promise<Outcome>): Promise<Outcome> {
    for (let turn = 0; turn < turnsBetween; turn++) await turnOfTheLoop();
    await this.held.confirm();
    const outcome = await statement();
    await this.held.confirm();
    return outcome;
  }

  /** The engine for Kysely, each statement run as above. */
  engine(pglite: PGlite): Engine {
    const paced = <Outcome>(statement: () => Promise<Outcome>) => this.run(statement);
    return {
      get closed() {
        return pglite.closed;
      },
      get ready() {
        return pglite.ready;
      },
      waitReady: pglite.waitReady,
      close: () => this.#close(pglite),
      query: (text, values, options) => paced(() => pglite.query(text, values, options)),
      transaction: work =>
        paced(() =>
          pglite.transaction(transaction =>
            work({
              ...transaction,
              query: (text, values, options) => paced(() => transaction.query(text, values, options)),
            }),
          ),
        ),
    };
  }

  /** Waits for its turn: a statement during close would never return. */
  async #close(pglite: PGlite): Promise<void> {
    const done = await this.take();
    this.#isClosed = true;
    await pglite.close();
    done();
  }
}

type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
