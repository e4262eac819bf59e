import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../executor.ts';
import type { Run } from '../run.ts';
import type { Canonical } from './canonical-document.ts';

/** Our own client has five documents; the rest is for API clients. */
const limits = { recurring: 30, seenOnce: 1000 };

/**
 * Runs subscriptions. Compiling a document takes milliseconds and about a megabyte of memory, and anyone may invent
 * documents, so the executor may compile only what a second subscription uses, in a small LRU cache. All others are
 * interpreted.
 */
export class SubscriptionRuns {
  readonly #recurring = new LRUCache<string, Run>({ max: limits.recurring });
  readonly #seenOnce = new LRUCache<string, true>({ max: limits.seenOnce });

  constructor(private readonly executor: Executor) {}

  of({ document, text }: Canonical): Run {
    this.#note(text, document);
    const plainly = this.executor.interpret(document, null);
    return (...asked) => (this.#recurring.get(text) ?? plainly)(...asked);
  }

  #note(text: string, document: DocumentNode): void {
    if (this.#recurring.has(text)) return;
    if (this.#seenOnce.has(text)) this.#recurring.set(text, this.executor.runOf(text, document, null));
    else this.#seenOnce.set(text, true);
  }
}
