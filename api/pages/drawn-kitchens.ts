import type { Drawing, Language } from './drawing.ts';

interface Drawn {
  html: string;
  known: object;
}

/**
 * Drawing a kitchen keeps a processor busy for some thirty milliseconds, so one is drawn anew only when its facts have
 * changed, or after a minute, because the words tell days and times as seen from now.
 */
export class DrawnKitchens {
  readonly #drawn = new Map<string, { facts: string; screen: Drawn; until: number }>();

  constructor(
    private readonly drawing: Drawing,
    /** Answers a question as any stranger would be answered: the body of the answer. */
    private readonly ask: (question: string, id: string) => Promise<string>,
    private readonly milliseconds = 60_000,
    private readonly kept = 200,
  ) {}

  async screenOf(id: string, language: Language): Promise<Drawn> {
    const facts = await this.ask(this.drawing.kitchenQuestion, id);
    const key = `${language} ${id}`;
    const last = this.#drawn.get(key);
    const now = performance.now();
    if (last && last.facts === facts && last.until > now) return last.screen;
    const { data, errors } = JSON.parse(facts);
    if (!data || errors) throw new Error('The kitchen could not be asked for.');
    const screen = this.drawing.drawKitchen(id, data, language);
    if (this.#drawn.size >= this.kept) this.#drawn.clear();
    this.#drawn.set(key, { facts, screen, until: now + this.milliseconds });
    return screen;
  }
}
