import { LRUCache } from 'lru-cache';
import type { Language, ServerRenderer } from './server-renderer.ts';

interface Drawn {
  html: string;
  known: object;
}

/**
 * ServerRenderer a kitchen keeps a processor busy for some thirty milliseconds, so one is drawn anew only when its facts have
 * changed, or after a minute, because the words tell days and times as seen from now.
 */
export class PrerenderedKitchens {
  readonly #drawn: LRUCache<string, { facts: string; screen: Drawn }>;

  constructor(
    private readonly renderer: ServerRenderer,
    /** Answers a question as any stranger would be answered: the body of the answer. */
    private readonly ask: (question: string, id: string) => Promise<string>,
    milliseconds = 60_000,
    kept = 200,
  ) {
    this.#drawn = new LRUCache({ max: kept, ttl: milliseconds });
  }

  async screenOf(id: string, language: Language): Promise<Drawn> {
    const facts = await this.ask(this.renderer.kitchenQuestion, id);
    const key = `${language} ${id}`;
    const last = this.#drawn.get(key);
    if (last?.facts === facts) return last.screen;
    const { data, errors } = JSON.parse(facts);
    if (!data || errors) throw new Error('The kitchen could not be asked for.');
    const screen = this.renderer.renderKitchen(id, data, language);
    this.#drawn.set(key, { facts, screen });
    return screen;
  }
}
