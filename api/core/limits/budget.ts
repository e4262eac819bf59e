import { LRUCache } from 'lru-cache';

const minute = 60_000;
const mostHolders = 10_000;

/** Limits how often per minute each holder may request something expensive, counted per process. */
export class Budget {
  /** By size, since `max` allocates room for all of them at first. */
  readonly #spent = new LRUCache<string, number>({
    maxSize: mostHolders,
    sizeCalculation: () => 1,
    ttl: minute,
  });

  constructor(private readonly perMinute: number) {}

  /** Spends one from a holder's budget; returns the seconds to wait, or 0 when it is allowed now. */
  spend(holder: string): number {
    const spent = this.#spent.get(holder) ?? 0;
    if (spent >= this.perMinute) return Math.ceil(this.#spent.getRemainingTTL(holder) / 1000);
    this.#spent.set(holder, spent + 1, { noUpdateTTL: true });
    return 0;
  }
}
