import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../executor.ts';
import type { Run } from '../run.ts';
import type { Canonical } from './canonical-document.ts';

/** Our own client has five documents; the rest is for API clients. */
const limits = { compiled: 30, seenOnce: 1000 };

/**
 * Runs subscriptions. A compiled function takes milliseconds to create and about a megabyte of memory, and
 * anyone may invent documents, so only what a second subscription uses is compiled, in a small LRU cache. All
 * others are interpreted.
 */
export class SubscriptionRuns {
  readonly #compiled = new LRUCache<string, Run>({ max: limits.compiled });
  readonly #seenOnce = new LRUCache<string, true>({ max: limits.seenOnce });

  constructor(private readonly executor: Executor) {}

  of({ document, text }: Canonical): Run {
    this.#note(text, document);
    const plainly = this.executor.interpret(document, null);
    return (...asked) => (this.#compiled.get(text) ?? plainly)(...asked);
  }

  #note(text: string, document: DocumentNode): void {
    if (this.#compiled.has(text)) return;
    if (this.#seenOnce.has(text)) this.#compiled.set(text, this.executor.runOf(text, document, null));
    else this.#seenOnce.set(text, true);
  }
}
