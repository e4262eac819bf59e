import { LRUCache } from 'lru-cache';

/** The unique key of a text and its operation name. */
export const documentKey = (text: string, operationName: string | null): string =>
  operationName === null ? `0 ${text}` : `${operationName.length + 1} ${operationName}${text}`;

/**
 * LRU cache by document. Clients choose their documents, so the cache is bounded by the length of their
 * texts: a parsed or compiled document takes memory in proportion to it.
 */
export const documentCache = <Value extends object>(characters = 200_000) =>
  new LRUCache<string, Value>({ maxSize: characters, sizeCalculation: (_, key) => key.length });

/** Finds out which documents are sent repeatedly. */
export class RecurringDocuments {
  readonly #times = new LRUCache<string, number>({
    maxSize: 1_000_000,
    sizeCalculation: (_, key) => key.length,
  });

  /** `from`: the use from which a document counts as recurring. */
  constructor(private readonly from: number) {}

  /** Counts a use of a document; returns whether it recurs by now. */
  hasRecurred(key: string): boolean {
    const times = (this.#times.get(key) ?? 0) + 1;
    if (times < this.from) this.#times.set(key, times);
    else this.#times.delete(key);
    return times >= this.from;
  }
}
