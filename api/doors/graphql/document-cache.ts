import { LRUCache } from 'lru-cache';

/** How a text and the operation of it that is meant are known: no two of them alike. */
export const documentKey = (text: string, operationName: string | null): string =>
  operationName === null ? `0 ${text}` : `${operationName.length + 1} ${operationName}${text}`;

/**
 * Something for each of the documents that came last. Clients choose their documents, so what is made of them is
 * bounded by the length of their texts: a parsed or compiled document takes memory in proportion to it.
 */
export const documentCache = <Value extends object>(characters = 200_000) =>
  new LRUCache<string, Value>({ maxSize: characters, sizeCalculation: (_, key) => key.length });

/** Tells documents that come again from those that come once. */
export class RecurringDocuments {
  readonly #times = new LRUCache<string, number>({
    maxSize: 1_000_000,
    sizeCalculation: (_, key) => key.length,
  });

  /** `from`: at which time a document has come often enough. */
  constructor(private readonly from: number) {}

  /** Counts a document that came; says whether it has often enough by now. */
  hasRecurred(key: string): boolean {
    const times = (this.#times.get(key) ?? 0) + 1;
    if (times < this.from) this.#times.set(key, times);
    else this.#times.delete(key);
    return times >= this.from;
  }
}
