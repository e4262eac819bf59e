import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';

/** Says whether the folder is still this process's own; waits, or ends the process, when that is not certain. */
export interface Held {
  confirm(): Promise<void> | undefined;
}

/** For a database in memory, and for what is opened only while no other process can be there. */
export const always: Held = { confirm: () => undefined };

/** Turns of the event loop before each statement. A turn accepts one connection, and many may be waiting. */
const turnsBetween = 8;

/**
 * The way to the embedded engine, which runs on the thread that also answers requests. One holder at a time, in the
 * order in which they came; and before each statement some turns of the event loop, in which other requests are read
 * and answered. Nothing is written or acknowledged unless the folder is certainly held.
 */
export class EmbeddedAccess {
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(private readonly held: Held) {}

  /** Waits for all who came before; answers what to call when done. */
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

  /** The engine as Kysely uses it, each statement run as above. */
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

  /** After all who came before: the engine never returns from a statement that reaches it while it closes. */
  async #close(pglite: PGlite): Promise<void> {
    const done = await this.take();
    this.#isClosed = true;
    await pglite.close();
    done();
  }
}

type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
