import { longestAnswerMs, withDeadline } from './deadline.ts';
import { isOverdue, within } from './within.ts';

/**
 * Serializes work per key, first in, first out. Waiting here takes no database connection, so a crowd that
 * would only wait for one row lock leaves the connections to others. Each process has its own queues; between
 * processes the row lock decides.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(private readonly longestWaitMs: number) {}

  /** Runs the work in its turn, or returns `busy()` when its turn does not come in time. */
  async take<Outcome, Busy>(
    key: string,
    work: () => Promise<Outcome>,
    busy: () => Busy,
  ): Promise<Outcome | Busy> {
    const endsAt = performance.now() + longestAnswerMs;
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    const before = this.#enqueue(key, done);
    try {
      return (await this.#isReached(before)) ? await withDeadline(endsAt, work) : busy();
    } finally {
      leave();
    }
  }

  /** Returns what to wait for. The next one waits for all of them, even when this one times out. */
  #enqueue(key: string, done: Promise<void>): Promise<unknown> | undefined {
    const before = this.#last.get(key);
    const all = Promise.all([before, done]).then(() => {
      if (this.#last.get(key) === all) this.#last.delete(key);
    });
    this.#last.set(key, all);
    return before;
  }

  async #isReached(before: Promise<unknown> | undefined): Promise<boolean> {
    try {
      if (before) await within(before, this.longestWaitMs);
      return true;
    } catch (error) {
      if (isOverdue(error)) return false;
      throw error;
    }
  }
}
