/** An id anywhere in a request's variables. */
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

interface Remembered {
  body: Promise<string | null>;
  /** The same, once it is there. */
  ready?: string;
  until: number;
}

/**
 * Remembers public answers for at most a second, so that none is ever staler than that, whichever
 * process wrote. Requests for the same thing at the same time share one execution. An answer about one
 * object is forgotten at once when this process changes it.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, Remembered>();
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
    const answer: Remembered = { body: make(), until: now + this.milliseconds };
    this.#remember(key, answer);
    try {
      const made = await answer.body;
      if (made === null) this.#answers.delete(key);
      else answer.ready = made;
      return made;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }

  /** The remembered body for a request, where it needs no waiting. */
  ready(key: string): string | undefined {
    const remembered = this.#answers.get(key);
    return remembered && remembered.until > performance.now() ? remembered.ready : undefined;
  }

  forgetAbout(id: string): void {
    for (const key of this.#keysAbout.get(id) ?? []) this.#answers.delete(key);
    this.#keysAbout.delete(id);
  }

  #remember(key: string, answer: Remembered): void {
    if (this.#answers.size >= this.keptAnswers) {
      this.#answers.clear();
      this.#keysAbout.clear();
    }
    this.#answers.set(key, answer);
    for (const id of new Set(key.match(ids))) {
      const keys = this.#keysAbout.get(id) ?? new Set();
      this.#keysAbout.set(id, keys.add(key));
    }
  }
}
