import { LRUCache } from 'lru-cache';
import type { Sql } from '../../../core/database/sql.ts';
import type { EventBus } from '../../../core/interfaces/event-bus.ts';
import { readCredential } from './read-credential.ts';
import type { OpenSession } from './read-session.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { hashOf } from './token.ts';

interface Cached {
  session: OpenSession;
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
/** Strangers can make up as many as they like; these never take the place of a session. */
const maxUnknown = 2000;

/**
 * Finds the session of a token or the API token of a secret, or null. A session is cached until the event bus reports
 * its end, so that a visit queries the database every five minutes; for a shorter time where the bus may lose events. An
 * unknown credential may become valid soon, and no event reports that. See decision 0009.
 */
export class SessionFinder {
  /** In insertion order. */
  readonly #cached = new Map<string, Cached>();
  /** Credentials that were not found, and when. */
  readonly #unknown = new LRUCache<string, Date>({ max: maxUnknown });
  #invalidations = 0;

  constructor(
    private readonly sql: Sql,
    private readonly bus: Pick<EventBus, 'isConnected' | 'isLossless'>,
  ) {}

  async find(token: string, now: Date): Promise<OpenSession | null> {
    const tokenHash = hashOf(token);
    const remembered = this.#cached.get(tokenHash);
    if (remembered && this.#isFresh(remembered, now)) return remembered.session;
    const missedAt = this.#unknown.get(tokenHash);
    if (missedAt && isWithin(missedAt, now, lifetimes.whileDisconnected)) return null;
    const endingsBefore = this.#invalidations;
    const session = await readCredential(this.sql, token, now);
    // A session that ended during this read may have been read as open.
    if (!session) this.#unknown.set(tokenHash, now);
    else if (endingsBefore === this.#invalidations) this.#cache(tokenHash, { session, foundAt: now });
    return session;
  }

  /** Evicts a session that ended, here or in another process. */
  forget(sessionId: string): void {
    this.#invalidations++;
    for (const [hash, { session }] of this.#cached) {
      if (session.sessionId === sessionId) this.#cached.delete(hash);
    }
  }

  /** Evicts every session: after a gap in the events, any session may have ended. */
  forgetAll(): void {
    this.#invalidations++;
    this.#cached.clear();
  }

  #isFresh({ session, foundAt }: Cached, now: Date): boolean {
    return session.expiresAt > now && isWithin(foundAt, now, this.#lifetime);
  }

  get #lifetime(): number {
    if (!this.bus.isConnected) return lifetimes.whileDisconnected;
    return this.bus.isLossless ? lifetimes.whileLossless : lifetimes.whileConnected;
  }

  #cache(tokenHash: string, found: Cached): void {
    this.#cached.delete(tokenHash);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size >= maxCached) this.#cached.delete(oldest!);
    this.#cached.set(tokenHash, found);
  }
}

/** A clock that was set back does not make anything fresh. */
const isWithin = (moment: Date, now: Date, milliseconds: number): boolean => {
  const age = now.getTime() - moment.getTime();
  return age >= 0 && age < milliseconds;
};
