import { setTimeout as pause } from 'node:timers/promises';
import type { Tracing } from '../interfaces/tracing.ts';
import type { Log } from '../logging/log.ts';

/** How many tasks may wait or run at the same time. */
const limit = 1000;
/** Long enough for the response to be sent first. */
const afterTheAnswerMilliseconds = 20;

/**
 * Work that a request starts and does not wait for, so that neither its outcome nor its time shows in the answer. It
 * ends with the process, so it is for what people can ask for again; everything else goes through the job queue.
 */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly log: Log,
    private readonly tracing?: Tracing,
  ) {}

  /** Starts it a moment later; returns false, without starting it, when too much is running. */
  start(name: string, requestId: string, work: () => Promise<void>): boolean {
    if (this.#running.size >= limit) return false;
    const cause = this.tracing?.current;
    const running = pause(afterTheAnswerMilliseconds)
      .then(() => (this.tracing ? this.tracing.task({ name }, cause ? [cause] : [], work) : work()))
      .catch(error => this.log.error({ requestId, err: error }, `background work failed: ${name}`))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    return true;
  }

  /** Waits for all running work. */
  async finish(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
