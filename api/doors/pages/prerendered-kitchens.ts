import { LRUCache } from 'lru-cache';
import type { Language, ServerRenderer } from './server-renderer.ts';

interface Drawn {
  html: string;
  known: object;
}

/**
 * Rendering a kitchen takes about thirty milliseconds of processor time, so one is rendered again only when
 * its data have changed, or after a minute, because the page shows relative days and times.
 */
export class PrerenderedKitchens {
  readonly #pages: LRUCache<string, { facts: string; screen: Drawn }>;

  constructor(
    private readonly renderer: ServerRenderer,
    /** Runs a query as an anonymous viewer; returns the response body. */
    private readonly ask: (question: string, id: string) => Promise<string>,
    milliseconds = 60_000,
    maxPages = 200,
  ) {
    this.#pages = new LRUCache({ max: maxPages, ttl: milliseconds });
  }

  async screenOf(id: string, language: Language): Promise<Drawn> {
    const facts = await this.ask(this.renderer.kitchenQuestion, id);
    const key = `${language} ${id}`;
    const last = this.#pages.get(key);
    if (last?.facts === facts) return last.screen;
    const { data, errors } = JSON.parse(facts);
    if (!data || errors) throw new Error('The kitchen query failed.');
    const screen = this.renderer.renderKitchen(id, data, language);
    this.#pages.set(key, { facts, screen });
    return screen;
  }
}
