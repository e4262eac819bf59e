import { LRUCache } from 'lru-cache';

const minute = 60_000;
const mostHolders = 10_000;

/** How often each holder may have something dear done in a minute, counted in this process, whose time it takes. */
export class Budget {
  readonly #spent = new LRUCache<string, number>({ max: mostHolders, ttl: minute });

  constructor(private readonly perMinute: number) {}

  /** Takes one from a holder's budget; answers the seconds to wait, or 0 when it may be done now. */
  spend(holder: string): number {
    const spent = this.#spent.get(holder) ?? 0;
    if (spent >= this.perMinute) return Math.ceil(this.#spent.getRemainingTTL(holder) / 1000);
    this.#spent.set(holder, spent + 1, { noUpdateTTL: true });
    return 0;
  }
}
