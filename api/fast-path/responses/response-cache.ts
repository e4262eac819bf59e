import { constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compressedFrom } from '../../doors/http/compressed-responses.ts';

/** An id anywhere in a request's variables. */
const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** No page sends a longer request, and caching many of them would take much memory. */
export const longestRequest = 16 * 1024;
/** Longer responses are not cached. */
export const longestAnswer = 100 * 1024;

/** Computes a response body; null is never cached. */
type Make = () => Promise<string | null>;

interface CachedResponse {
  /** Start of the computation: includes every change before it. */
  since: number;
  body: string;
  /** The body as gzip, once a request has asked for it. */
  gzip?: Buffer;
  /** Computes the next one; undefined once that has started. */
  refresh?: Make;
  /** Ids of the objects it is about. */
  ids: Set<string>;
}

/**
 * Caches public responses for at most a second, so that none is ever staler than that, whichever process wrote.
 * Equal requests at the same time share one execution, and what is requested often is refreshed before its second is
 * over, so that no request waits for it. A response about an object is invalidated as soon as this process changes the
 * object. The size in bytes is bounded, and each entry is removed when its second is over.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #underWay = new Map<string, Promise<string | null>>();
  readonly #keysById = new Map<string, Set<string>>();
  readonly #refreshedAfter: number;

  constructor(
    private readonly milliseconds = 1000,
    bytes = 32 * 1024 * 1024,
  ) {
    this.#refreshedAfter = milliseconds * 0.75;
    this.#responses = new LRUCache({
      maxSize: bytes,
      // Two bytes per character of the response, the request, and the ids read from it. As gzip, a response takes less
      // than the byte that most characters leave.
      sizeCalculation: ({ body }, key) => 2 * body.length + 4 * key.length,
      ttl: milliseconds,
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
      dispose: ({ ids }, key, reason) => reason !== 'set' && this.#unindex(ids, key),
    });
  }

  /** Size of the cache in bytes. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /**
   * Returns the cached body for a request, or the result of `make`. `refresh` makes the next one after the
   * request has ended, so it must not reference it.
   */
  async get(key: string, make: Make, refresh: Make = make): Promise<string | null> {
    if (key.length > longestRequest) return make();
    return this.peek(key) ?? this.#underWay.get(key) ?? this.#work(key, make, refresh);
  }

  /** Whether an equal request is being answered. */
  isUnderWay(key: string): boolean {
    return this.#underWay.has(key);
  }

  /** Returns the cached body for a request without waiting. */
  peek(key: string): string | undefined {
    return this.#find(key)?.body;
  }

  /** The same as gzip, which is made once for all requests; a body too short to gain by it stays as it is. */
  peekGzip(key: string): string | Buffer | undefined {
    const cached = this.#find(key);
    if (!cached || cached.body.length < compressedFrom) return cached?.body;
    cached.gzip ??= gzipSync(cached.body, { level: constants.Z_BEST_SPEED });
    return cached.gzip;
  }

  #find(key: string): CachedResponse | undefined {
    const cached = this.#responses.get(key);
    if (!cached) return undefined;
    const age = performance.now() - cached.since;
    if (age >= this.milliseconds) return undefined;
    if (age > this.#refreshedAfter) this.#refresh(key, cached);
    return cached;
  }

  invalidate(id: string): void {
    for (const key of [...(this.#keysById.get(id) ?? [])]) this.#responses.delete(key);
    for (const key of this.#underWay.keys()) if (idsIn(key).has(id)) this.#underWay.delete(key);
  }

  /** Invalidates all responses, also those that are being made. */
  clear(): void {
    this.#responses.clear();
    this.#underWay.clear();
  }

  /** If this fails, the old response stays until it expires, and the next request gets the error. */
  #refresh(key: string, cached: CachedResponse): void {
    const { refresh } = cached;
    if (!refresh || this.#underWay.has(key)) return;
    cached.refresh = undefined;
    this.#work(key, refresh, refresh).catch(() => undefined);
  }

  /** A response invalidated in the meantime is not cached. */
  async #work(key: string, make: Make, refresh: Make): Promise<string | null> {
    const since = performance.now();
    const making = make();
    this.#underWay.set(key, making);
    const isWanted = () => this.#underWay.get(key) === making;
    try {
      const body = await making;
      if (body !== null && isWanted()) this.#store(key, { since, body, refresh, ids: idsIn(key) });
      return body;
    } finally {
      if (isWanted()) this.#underWay.delete(key);
    }
  }

  #store(key: string, answer: CachedResponse): void {
    if (answer.body.length > longestAnswer) return;
    this.#responses.set(key, answer, { start: answer.since });
    for (const id of answer.ids) {
      const keys = this.#keysById.get(id) ?? new Set();
      this.#keysById.set(id, keys.add(key));
    }
  }

  #unindex(ids: Set<string>, key: string): void {
    for (const id of ids) {
      const keys = this.#keysById.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysById.delete(id);
    }
  }
}

const idsIn = (key: string): Set<string> => new Set(key.match(idPattern)?.map(id => id.toLowerCase()));
