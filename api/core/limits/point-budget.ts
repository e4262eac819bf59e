import { LRUCache } from 'lru-cache';

/** More holders than visit within the seconds that a budget takes to refill. */
const mostHolders = 20_000;

/** How many seconds of its rate a full budget holds. */
export const budgetSeconds = 20;

/** What a holder had spent at a moment and not got back. */
interface Level {
  spent: number;
  at: number;
}

/** A request to spend, and what is left of the budget after it. */
export interface Spending {
  requested: number;
  /** What was spent for it in all, which is less than requested where it was refused. */
  spent: number;
  /** Points of a full budget. */
  limit: number;
  available: number;
  /** Points that come back each second. */
  restoreRate: number;
  /** Seconds until all its points are there, also those that it has paid; 0 when they were spent. */
  waitSeconds: number;
}

/** A budget of points for each holder, which refills steadily: a leaky bucket. */
export class PointBudget {
  /** By size, since `max` allocates room for all of them at first. */
  readonly #levels = new LRUCache<string, Level>({ maxSize: mostHolders, sizeCalculation: () => 1 });
  readonly #limit: number;

  constructor(private readonly restoreRate: number) {
    this.#limit = restoreRate * budgetSeconds;
  }

  /**
   * Spends what is missing of the requested points, or nothing when there are too few. `paid` was spent for the same
   * request before. `now` is in milliseconds.
   */
  spend(holder: string, requested: number, now: number, paid = 0): Spending {
    const before = this.#spentBy(holder, now);
    const rest = Math.max(0, requested - paid);
    const isRefused = rest > 0 && before + rest > this.#limit;
    const total = isRefused ? before : before + rest;
    if (total > 0) this.#store(holder, total, now);
    return {
      requested,
      spent: isRefused ? paid : paid + rest,
      limit: this.#limit,
      available: Math.floor(this.#limit - total),
      restoreRate: this.restoreRate,
      waitSeconds: isRefused ? Math.ceil((before + requested - this.#limit) / this.restoreRate) : 0,
    };
  }

  /** Learns how much a holder has spent in all processes. */
  learn(holder: string, spent: number, now: number): void {
    if (spent > this.#spentBy(holder, now)) this.#store(holder, spent, now);
  }

  /** A clock that goes back and forward again gives no seconds twice. */
  #store(holder: string, spent: number, now: number): void {
    this.#levels.set(holder, { spent, at: Math.max(now, this.#levels.get(holder)?.at ?? now) });
  }

  #spentBy(holder: string, now: number): number {
    const level = this.#levels.get(holder);
    if (!level) return 0;
    const restored = (Math.max(0, now - level.at) / 1000) * this.restoreRate;
    return Math.max(0, level.spent - restored);
  }
}
