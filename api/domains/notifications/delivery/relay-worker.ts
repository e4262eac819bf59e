import type { Tracing } from '../../../core/interfaces/tracing.ts';
import type { Log } from '../../../core/logging/log.ts';
import { batchSize } from './relay.ts';

/** Poll interval: rows left behind by a process that died are relayed by another one. */
const pollMilliseconds = 1000;
/** Events of this span share a batch: too short to be noticed, long enough to keep a rush cheap. */
const batchDelayMilliseconds = 25;
/**
 * So many times as long as a batch took is waited after it: in a rush few large batches take the place of many small
 * ones, and leave most of the time to requests.
 */
const restFactor = 4;
/** Long enough for large batches in a rush, and too short to be noticed in a live update. */
const longestRestMilliseconds = 250;

/** Relays immediately when this process added a row, and polls every second for rows of other processes. */
export class RelayWorker {
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #isFailing = false;
  #restsUntil = 0;
  /** What added the first row of the next batch. */
  #cause: string | undefined;

  constructor(
    private readonly relay: () => Promise<number>,
    private readonly log: Log,
    private readonly tracing?: Tracing,
  ) {}

  start(): void {
    this.#schedule(0);
  }

  /** Call after adding a row to the outbox. */
  wake(): void {
    if (this.#isStopped || this.#isWanted) return;
    this.#isWanted = true;
    this.#cause = this.tracing?.current;
    if (!this.#underWay) this.#scheduleSoon();
  }

  /** Finishes the current batch; remaining rows wait for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #scheduleSoon(): void {
    this.#schedule(Math.max(batchDelayMilliseconds, this.#restsUntil - performance.now()));
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#underWay = this.#run();
    }, milliseconds);
  }

  async #run(): Promise<void> {
    this.#isWanted = false;
    const begunAt = performance.now();
    const rows = await this.#relayed();
    const endedAt = performance.now();
    // A backlog is worked off without rest.
    const rest = rows === batchSize ? 0 : Math.min((endedAt - begunAt) * restFactor, longestRestMilliseconds);
    this.#restsUntil = endedAt + rest;
    this.#underWay = undefined;
    if (this.#isStopped) return;
    if (rows === batchSize || (rows !== undefined && this.#isWanted)) this.#scheduleSoon();
    else this.#schedule(pollMilliseconds);
  }

  /** Polls that find nothing are in no trace. */
  #traced(): Promise<number> {
    const cause = this.#cause;
    this.#cause = undefined;
    if (!this.tracing) return this.relay();
    if (!cause) return this.tracing.outside(this.relay);
    return this.tracing.task({ name: 'outbox relay', kind: 'consumer' }, [cause], this.relay);
  }

  /** Undefined when it failed. */
  async #relayed(): Promise<number | undefined> {
    try {
      const rows = await this.#traced();
      this.#isFailing = false;
      return rows;
    } catch (error) {
      if (!this.#isFailing) this.log.error({ err: error }, 'outbox relay failed; will retry');
      this.#isFailing = true;
      return undefined;
    }
  }
}
