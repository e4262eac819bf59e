/** An id anywhere in a request's variables. */
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A longer request is no page's question, and remembering many of them would take much memory. */
export const longestRequest = 16 * 1024;

/** Works out the body of an answer; null is never remembered. */
type Make = () => Promise<string | null>;

interface Remembered {
  /** When it was begun: what changed before that shows in it. */
  since: number;
  body: Promise<string | null>;
  /** The same, once it is there. */
  ready?: string;
  /** How the next one is made; gone once that is under way. */
  renew?: Make;
}

/**
 * Remembers public answers for at most a second, so that none is ever staler than that, whichever
 * process wrote. Requests for the same thing at the same time share one execution, and what is asked for all the time
 * is made anew before its second is over, so that nobody waits for it. An answer about one
 * object is forgotten at once when this process changes it.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, Remembered>();
  readonly #keysAbout = new Map<string, Set<string>>();
  readonly #renewedAfter: number;

  constructor(
    private readonly milliseconds = 1000,
    private readonly keptAnswers = 5000,
  ) {
    this.#renewedAfter = milliseconds * 0.75;
  }

  /**
   * The remembered body for a request, or the one `make` produces. `renew` makes the next one after the request is
   * answered, and so must hold nothing of it.
   */
  async recall(key: string, make: Make, renew: Make = make): Promise<string | null> {
    if (key.length > longestRequest) return make();
    const remembered = this.#find(key);
    if (remembered) return remembered.body;
    const answer: Remembered = { since: performance.now(), body: make(), renew };
    this.#remember(key, answer);
    try {
      const made = await answer.body;
      if (made === null) this.#forget(key, answer);
      else answer.ready = made;
      return made;
    } catch (error) {
      this.#forget(key, answer);
      throw error;
    }
  }

  /** The remembered body for a request, where it needs no waiting. */
  ready(key: string): string | undefined {
    return this.#find(key)?.ready;
  }

  forgetAbout(id: string): void {
    for (const key of this.#keysAbout.get(id) ?? []) this.#answers.delete(key);
    this.#keysAbout.delete(id);
  }

  #find(key: string): Remembered | undefined {
    const remembered = this.#answers.get(key);
    if (!remembered) return undefined;
    const age = performance.now() - remembered.since;
    if (age >= this.milliseconds) return undefined;
    if (age > this.#renewedAfter && remembered.ready && remembered.renew) {
      void this.#renew(key, remembered, remembered.renew);
    }
    return remembered;
  }

  /** When it fails, the old one stays to its end, and who asks after that hears why. */
  async #renew(key: string, old: Remembered, renew: Make): Promise<void> {
    old.renew = undefined;
    const next: Remembered = { since: performance.now(), body: renew(), renew };
    const made = await next.body.catch(() => null);
    if (made === null || this.#answers.get(key) !== old) return;
    next.ready = made;
    this.#answers.set(key, next);
  }

  #forget(key: string, answer: Remembered): void {
    if (this.#answers.get(key) === answer) this.#answers.delete(key);
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
