import type { Log } from '../../../core/log.ts';
import { batchSize } from './relay.ts';

/** What was written down by a process that died is found by whoever looks next. */
const lookAgainMilliseconds = 1000;
/** Events that come together are told together: too short to be noticed, long enough that a rush costs little. */
const gatherMilliseconds = 25;

/** Relays at once when this process wrote something down, and looks every second for what others left. */
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
    this.#lookIn(0);
  }

  /** Something waits in the outbox. */
  wake(): void {
    if (this.#isStopped || this.#isWanted) return;
    this.#isWanted = true;
    if (!this.#underWay) this.#lookIn(gatherMilliseconds);
  }

  /** Finishes the batch under way; what is left waits for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#underWay = this.#look();
    }, milliseconds);
  }

  async #look(): Promise<void> {
    this.#isWanted = false;
    let next = lookAgainMilliseconds;
    try {
      const rows = await this.relay();
      if (this.#isWanted || rows === batchSize) next = gatherMilliseconds;
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.log.error({ err: error }, 'what people must be told waits');
      this.#isFailing = true;
    }
    this.#underWay = undefined;
    if (!this.#isStopped) this.#lookIn(next);
  }
}
