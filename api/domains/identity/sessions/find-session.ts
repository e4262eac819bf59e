import type { EventBus } from '../../../core/event-bus.ts';
import type { Sql } from '../../../core/sql.ts';
import type { SessionFacts } from '../../../core/viewer.ts';
import { type OpenSession, readSession } from './read-session.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { hashOf } from './token.ts';

interface Remembered {
  session: OpenSession | null;
  foundAt: Date;
}

/** For how long a found session is remembered, in milliseconds, by how surely its end is heard of. */
const memory = {
  /** Then its use has to be written down again. */
  whileCertain: sessionLifetime.touchSeconds * 1000,
  whileTold: 10_000,
  whileDisconnected: 500,
};

const mostRemembered = 20_000;

/**
 * The session a token opens, or null. A found session is remembered until the event bus tells that it ended, so that
 * a visit asks the database about it every five minutes; less long where the bus may miss that. Decision 0009 weighs
 * it.
 */
export class SessionFinder {
  /** In the order in which they were found. */
  readonly #remembered = new Map<string, Remembered>();
  #endings = 0;

  constructor(
    private readonly sql: Sql,
    private readonly bus: Pick<EventBus, 'isConnected' | 'isLossless'>,
  ) {}

  async find(token: string, now: Date): Promise<SessionFacts | null> {
    const tokenHash = hashOf(token);
    const remembered = this.#remembered.get(tokenHash);
    if (remembered && this.#isFresh(remembered, now)) return remembered.session;
    const endingsBefore = this.#endings;
    const session = await readSession(this.sql, tokenHash, now);
    // What was read while a session ended may be what was true before.
    if (endingsBefore === this.#endings) this.#remember(tokenHash, { session, foundAt: now });
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

  #isFresh({ session, foundAt }: Remembered, now: Date): boolean {
    if (session && session.expiresAt <= now) return false;
    const age = now.getTime() - foundAt.getTime();
    return age >= 0 && age < this.#memoryOf(session);
  }

  /** A token that opened nothing may soon open something; nobody tells of that. */
  #memoryOf(session: OpenSession | null): number {
    if (!session || !this.bus.isConnected) return memory.whileDisconnected;
    return this.bus.isLossless ? memory.whileCertain : memory.whileTold;
  }

  #remember(tokenHash: string, found: Remembered): void {
    this.#remembered.delete(tokenHash);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size >= mostRemembered) this.#remembered.delete(oldest!);
    this.#remembered.set(tokenHash, found);
  }
}
