import type { Log } from '../../../core/logging/log.ts';
import { batchSize } from './relay.ts';

/** Poll interval: rows left behind by a process that died are relayed by another one. */
const pollMilliseconds = 1000;
/** Events of this span share a batch: too short to be noticed, long enough to keep a rush cheap. */
const batchDelayMilliseconds = 25;

/** Relays immediately when this process added a row, and polls every second for rows of other processes. */
export class RelayWorker {
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #isFailing = false;

  constructor(
    private readonly relay: () => Promise<number>,
    private readonly log: Log,
  ) {}

  start(): void {
    this.#schedule(0);
  }

  /** Call after adding a row to the outbox. */
  wake(): void {
    if (this.#isStopped || this.#isWanted) return;
    this.#isWanted = true;
    if (!this.#underWay) this.#schedule(batchDelayMilliseconds);
  }

  /** Finishes the current batch; remaining rows wait for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#underWay = this.#run();
    }, milliseconds);
  }

  async #run(): Promise<void> {
    this.#isWanted = false;
    let next = pollMilliseconds;
    try {
      const rows = await this.relay();
      if (this.#isWanted || rows === batchSize) next = batchDelayMilliseconds;
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.log.error({ err: error }, 'outbox relay failed; will retry');
      this.#isFailing = true;
    }
    this.#underWay = undefined;
    if (!this.#isStopped) this.#schedule(next);
  }
}
