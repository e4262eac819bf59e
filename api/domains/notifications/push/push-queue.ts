import pLimit, { type LimitFunction } from 'p-limit';

/** Pushes that are sent together to one push service. One that does not answer delays only its own. */
const concurrencyOfService = 25;

/** Sends to each device one push after the other, and to each push service a limited number together. */
export class PushQueue {
  readonly #limits = new Map<string, LimitFunction>();
  readonly #last = new Map<string, Promise<void>>();

  /**
   * Sends to the device of this endpoint, after what it was given before. Once that fails, later ones fail with it: they would
   * arrive before it, and each would wait for a device that does not answer.
   */
  add(endpoint: string, send: () => Promise<void>): Promise<void> {
    const before = this.#last.get(endpoint) ?? Promise.resolve();
    const sent = before.then(() => this.#limitOf(endpoint)(send));
    this.#last.set(endpoint, sent);
    return sent;
  }

  #limitOf(endpoint: string): LimitFunction {
    const { host } = new URL(endpoint);
    const limit = this.#limits.get(host) ?? pLimit(concurrencyOfService);
    this.#limits.set(host, limit);
    return limit;
  }
}
