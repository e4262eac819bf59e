import type { Sql } from '../core/sql.ts';
import type { SessionFacts } from '../core/viewer.ts';
import { readSession } from './read-session.ts';
import { hashOf } from './token.ts';

interface Remembered {
  session: SessionFacts | null;
  since: number;
}

/** Whether every ended session is told to this process. */
export interface EndedSessionsTold {
  readonly hears: boolean;
}

/** For how long a found session is remembered, in milliseconds. */
const memoryWhileTold = 10_000;
const memoryWhileDeaf = 500;

/**
 * The session a token opens, or null. A found session is remembered, so that what one person asks in a row
 * asks the database once: for ten seconds while ended sessions are told by the event bus, which ends the
 * memory at once, for half a second while the bus is deaf. Decision 0009 weighs it.
 */
export class SessionFinder {
  readonly #remembered = new Map<string, Remembered>();
  #endings = 0;

  constructor(
    private readonly sql: Sql,
    private readonly told: EndedSessionsTold,
  ) {}

  async find(token: string, now: Date): Promise<SessionFacts | null> {
    const tokenHash = hashOf(token);
    const remembered = this.#remembered.get(tokenHash);
    if (remembered && performance.now() - remembered.since < this.#memory(remembered))
      return remembered.session;
    const endingsBefore = this.#endings;
    const session = await readSession(this.sql, tokenHash, now);
    // What was read while a session ended may be what was true before.
    if (endingsBefore === this.#endings) this.#remember(tokenHash, session);
    return session;
  }

  /** Forgets a session that ended, here or in another process. */
  forget(sessionId: string): void {
    this.#endings++;
    for (const [hash, { session }] of this.#remembered) {
      if (session?.sessionId === sessionId) this.#remembered.delete(hash);
    }
  }

  /** Forgets everything: after a gap nobody knows what ended. */
  forgetAll(): void {
    this.#endings++;
    this.#remembered.clear();
  }

  /** A token that opened nothing may soon open something; nobody tells of that. */
  #memory({ session }: Remembered): number {
    return session && this.told.hears ? memoryWhileTold : memoryWhileDeaf;
  }

  #remember(tokenHash: string, session: SessionFacts | null): void {
    if (this.#remembered.size >= 10_000) this.#remembered.clear();
    this.#remembered.set(tokenHash, { session, since: performance.now() });
  }
}
