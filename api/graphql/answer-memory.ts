/** An id anywhere in a request's variables. */
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * Remembers public answers for at most a second, so that none is ever staler than that, whichever
 * process wrote. Requests for the same thing at the same time share one execution. An answer about one
 * object is forgotten at once when this process changes it.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, { body: Promise<string | null>; until: number }>();
  readonly #keysAbout = new Map<string, Set<string>>();

  constructor(
    private readonly milliseconds = 1000,
    private readonly keptAnswers = 5000,
  ) {}

  /** The remembered body for a request, or the one `make` produces; null is never remembered. */
  async recall(key: string, make: () => Promise<string | null>): Promise<string | null> {
    const remembered = this.#answers.get(key);
    const now = performance.now();
    if (remembered && remembered.until > now) return remembered.body;
    const body = make();
    this.#remember(key, body, now);
    try {
      const made = await body;
      if (made === null) this.#answers.delete(key);
      return made;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }

  forgetAbout(id: string): void {
    for (const key of this.#keysAbout.get(id) ?? []) this.#answers.delete(key);
    this.#keysAbout.delete(id);
  }

  #remember(key: string, body: Promise<string | null>, now: number): void {
    if (this.#answers.size >= this.keptAnswers) {
      this.#answers.clear();
      this.#keysAbout.clear();
    }
    this.#answers.set(key, { body, until: now + this.milliseconds });
    for (const id of new Set(key.match(ids))) {
      const keys = this.#keysAbout.get(id) ?? new Set();
      this.#keysAbout.set(id, keys.add(key));
    }
  }
}
