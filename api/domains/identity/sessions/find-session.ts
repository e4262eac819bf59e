import type { Sql } from '../../../core/database/sql.ts';
import type { EventBus } from '../../../core/interfaces/event-bus.ts';
import { readCredential } from './read-credential.ts';
import type { OpenSession } from './read-session.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { hashOf } from './token.ts';

interface Cached {
  session: OpenSession | null;
  foundAt: Date;
}

/** Cache lifetime of a session in milliseconds, by how reliably the bus reports its end. */
const lifetimes = {
  /** After this its use has to be recorded again. */
  whileLossless: sessionLifetime.touchSeconds * 1000,
  whileConnected: 10_000,
  whileDisconnected: 500,
};

const maxCached = 20_000;

/**
 * Finds the session of a token or the API token of a secret, or null. A session is cached until the event bus reports its end, so that a visit
 * queries the database every five minutes; for a shorter time where the bus may lose events. See decision 0009.
 */
export class SessionFinder {
  /** In insertion order. */
  readonly #cached = new Map<string, Cached>();
  #invalidations = 0;

  constructor(
    private readonly sql: Sql,
    private readonly bus: Pick<EventBus, 'isConnected' | 'isLossless'>,
  ) {}

  async find(token: string, now: Date): Promise<OpenSession | null> {
    const tokenHash = hashOf(token);
    const remembered = this.#cached.get(tokenHash);
    if (remembered && this.#isFresh(remembered, now)) return remembered.session;
    const endingsBefore = this.#invalidations;
    const session = await readCredential(this.sql, token, now);
    // A session that ended during this read may have been read as open.
    if (endingsBefore === this.#invalidations) this.#cache(tokenHash, { session, foundAt: now });
    return session;
  }

  /** Evicts a session that ended, here or in another process. */
  forget(sessionId: string): void {
    this.#invalidations++;
    for (const [hash, { session }] of this.#cached) {
      if (session?.sessionId === sessionId) this.#cached.delete(hash);
    }
  }

  /** Evicts everything: after a gap in the events, any session may have ended. */
  forgetAll(): void {
    this.#invalidations++;
    this.#cached.clear();
  }

  #isFresh({ session, foundAt }: Cached, now: Date): boolean {
    if (session && session.expiresAt <= now) return false;
    const age = now.getTime() - foundAt.getTime();
    return age >= 0 && age < this.#lifetimeOf(session);
  }

  /** An unknown token may become valid soon, and no event reports that. */
  #lifetimeOf(session: OpenSession | null): number {
    if (!session || !this.bus.isConnected) return lifetimes.whileDisconnected;
    return this.bus.isLossless ? lifetimes.whileLossless : lifetimes.whileConnected;
  }

  #cache(tokenHash: string, found: Cached): void {
    this.#cached.delete(tokenHash);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size >= maxCached) this.#cached.delete(oldest!);
    this.#cached.set(tokenHash, found);
  }
}
