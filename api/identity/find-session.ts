import type { Sql } from '../core/sql.ts';
import type { SessionFacts } from '../core/viewer.ts';
import { sessionLifetime } from './session-lifetime.ts';
import { hashOf } from './token.ts';

/**
 * The session a token opens, or null. Found sessions are remembered for a moment, so that a page's
 * requests ask the database once; an ended one is dead everywhere within that moment.
 */
export class SessionFinder {
  readonly #remembered = new Map<string, { session: SessionFacts | null; until: number }>();

  constructor(
    private readonly sql: Sql,
    private readonly rememberedMilliseconds = 500,
  ) {}

  async find(token: string, now: Date): Promise<SessionFacts | null> {
    const tokenHash = hashOf(token);
    const remembered = this.#remembered.get(tokenHash);
    if (remembered && remembered.until > performance.now()) return remembered.session;
    const session = await this.#read(tokenHash, now);
    this.#remember(tokenHash, session);
    return session;
  }

  /** Forgets a session that ended in this process at once. */
  forget(sessionId: string): void {
    for (const [hash, { session }] of this.#remembered) {
      if (session?.sessionId === sessionId) this.#remembered.delete(hash);
    }
  }

  #remember(tokenHash: string, session: SessionFacts | null): void {
    if (this.#remembered.size >= 10_000) this.#remembered.clear();
    const until = performance.now() + this.rememberedMilliseconds;
    this.#remembered.set(tokenHash, { session, until });
  }

  async #read(tokenHash: string, now: Date): Promise<SessionFacts | null> {
    const [session] = await this.sql.rows<SessionFacts & { lastUsedAt: string }>(
      `select s.id as "sessionId", u.id as "userId", u.role, u.name, s.last_used_at as "lastUsedAt"
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = $1 and s.expires_at > $2 and u.disabled_at is null
         and s.last_used_at > $2::timestamptz - make_interval(secs =>
           case u.role when 'ADMIN' then $3::int else $4::int end)`,
      [tokenHash, now, sessionLifetime.adminIdleSeconds, sessionLifetime.idleSeconds],
    );
    if (!session) return null;
    const { lastUsedAt, ...facts } = session;
    if (now.getTime() - new Date(lastUsedAt).getTime() > sessionLifetime.touchSeconds * 1000) {
      await this.sql.rows('update sessions set last_used_at = $2 where id = $1', [facts.sessionId, now]);
    }
    return facts;
  }
}
