import { LRUCache } from 'lru-cache';

/** An id anywhere in a request's variables. */
const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A longer request is no page's question, and remembering many of them would take much memory. */
export const longestRequest = 16 * 1024;
/** A longer answer is worked out every time. */
export const longestAnswer = 100 * 1024;

/** Works out the body of an answer; null is never remembered. */
type Make = () => Promise<string | null>;

interface Remembered {
  /** When it was begun: what changed before that shows in it. */
  since: number;
  body: string;
  /** How the next one is made; gone once that is under way. */
  renew?: Make;
  /** Which objects it is about. */
  ids: Set<string>;
}

/**
 * Remembers public answers for at most a second, so that none is ever staler than that, whichever
 * process wrote. Requests for the same thing at the same time share one execution, and what is asked for all the time
 * is made anew before its second is over, so that nobody waits for it. An answer about one
 * object is forgotten at once when this process changes it. Together they take no more than so many bytes, and each is
 * let go when its second is over.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Remembered>;
  readonly #underWay = new Map<string, Promise<string | null>>();
  readonly #keysAbout = new Map<string, Set<string>>();
  readonly #renewedAfter: number;

  constructor(
    private readonly milliseconds = 1000,
    bytes = 16 * 1024 * 1024,
  ) {
    this.#renewedAfter = milliseconds * 0.75;
    this.#answers = new LRUCache({
      maxSize: bytes,
      // Two bytes for each character, once of the answer and once of the request and once of what was read from it.
      sizeCalculation: ({ body }, key) => 2 * body.length + 4 * key.length,
      ttl: milliseconds,
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
      dispose: ({ ids }, key, reason) => reason !== 'set' && this.#noLongerAbout(ids, key),
    });
  }

  /** How much is remembered, in bytes. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /**
   * The remembered body for a request, or the one `make` produces. `renew` makes the next one after the request is
   * answered, and so must hold nothing of it.
   */
  async recall(key: string, make: Make, renew: Make = make): Promise<string | null> {
    if (key.length > longestRequest) return make();
    return this.ready(key) ?? this.#underWay.get(key) ?? this.#work(key, make, renew);
  }

  /** The remembered body for a request, where it needs no waiting. */
  ready(key: string): string | undefined {
    const remembered = this.#answers.get(key);
    if (!remembered) return undefined;
    const age = performance.now() - remembered.since;
    if (age >= this.milliseconds) return undefined;
    if (age > this.#renewedAfter) this.#renew(key, remembered);
    return remembered.body;
  }

  forgetAbout(id: string): void {
    for (const key of [...(this.#keysAbout.get(id) ?? [])]) this.#answers.delete(key);
    for (const key of this.#underWay.keys()) if (idsIn(key).has(id)) this.#underWay.delete(key);
  }

  /** When it fails, the old one stays to its end, and who asks after that hears why. */
  #renew(key: string, remembered: Remembered): void {
    const { renew } = remembered;
    if (!renew || this.#underWay.has(key)) return;
    remembered.renew = undefined;
    this.#work(key, renew, renew).catch(() => undefined);
  }

  /** What was forgotten meanwhile is no longer under way, and so not remembered. */
  async #work(key: string, make: Make, renew: Make): Promise<string | null> {
    const since = performance.now();
    const making = make();
    this.#underWay.set(key, making);
    const isWanted = () => this.#underWay.get(key) === making;
    try {
      const body = await making;
      if (body !== null && isWanted()) this.#remember(key, { since, body, renew, ids: idsIn(key) });
      return body;
    } finally {
      if (isWanted()) this.#underWay.delete(key);
    }
  }

  #remember(key: string, answer: Remembered): void {
    if (answer.body.length > longestAnswer) return;
    this.#answers.set(key, answer, { start: answer.since });
    for (const id of answer.ids) {
      const keys = this.#keysAbout.get(id) ?? new Set();
      this.#keysAbout.set(id, keys.add(key));
    }
  }

  #noLongerAbout(ids: Set<string>, key: string): void {
    for (const id of ids) {
      const keys = this.#keysAbout.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysAbout.delete(id);
    }
  }
}

const idsIn = (key: string): Set<string> => new Set(key.match(idPattern)?.map(id => id.toLowerCase()));
