import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Executor, Run } from '../executor.ts';
import type { Canonical } from './canonical-document.ts';

/** Our own client has five documents; the rest is for integrators. */
const limits = { compiled: 30, seenOnce: 1000 };

/**
 * How subscriptions are run. A compiled function takes milliseconds to make and about a megabyte to keep, and everybody
 * may invent documents, so only what a second subscription asks for is compiled, and only the last few are kept. All
 * others are run as they are.
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
