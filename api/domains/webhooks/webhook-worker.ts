import type { Log } from '../../core/logging/log.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { type Claimed, claimDue } from './claim-due.ts';
import { deliver } from './deliver-webhooks.ts';

/** For what becomes due later, and what other processes left. */
const pollMilliseconds = 1000;
/** How many requests are under way at the same time. */
const mostUnderWay = 40;

/** Sends webhooks as they become due, without waiting for slow endpoints before it sends to others. */
export class WebhookWorker {
  readonly #underWay = new Map<Claimed, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = true;
  #isFailing = false;

  constructor(
    private readonly services: Services,
    private readonly log: Log,
  ) {}

  start(): void {
    this.#isStopped = false;
    this.wake();
  }

  /** Call when something became due; does nothing before the start. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#claiming ??= this.#claim();
  }

  /** Ends requests under way, and gives them to other processes. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await this.#claiming;
    await Promise.all(this.#underWay.values());
  }

  async #claim(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.#sendDue();
    }
    this.#claiming = undefined;
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), pollMilliseconds);
  }

  async #sendDue(): Promise<void> {
    const { sql, clock } = this.services;
    try {
      const limit = mostUnderWay - this.#underWay.size;
      const claimed = await claimDue(sql, { now: clock(), limit });
      for (const each of claimed) this.#send(each);
      this.#isFailing = false;
    } catch (error) {
      this.#noteFailure(error);
    }
  }

  #send(claimed: Claimed): void {
    const sending = this.#deliver(claimed)
      .catch(error => this.#noteFailure(error))
      .finally(() => {
        this.#underWay.delete(claimed);
        this.wake();
      });
    this.#underWay.set(claimed, sending);
  }

  #deliver(claimed: Claimed): Promise<void> {
    const { tracing } = this.services;
    const work = () => deliver(this.services, claimed, this.#stopping.signal);
    return tracing ? tracing.task({ name: 'webhook delivery', kind: 'consumer' }, [], work) : work();
  }

  #noteFailure(error: unknown): void {
    if (!this.#isFailing) this.log.error({ err: error }, 'sending webhooks failed; will retry');
    this.#isFailing = true;
  }
}
