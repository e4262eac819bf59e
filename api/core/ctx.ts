import type { EntityManager } from '@mikro-orm/sql';
import type { CardProvider } from './card-provider.ts';
import type { Subscribers } from './event.ts';
import type { FileStore } from './file-store.ts';
import type { Uploads } from './incoming-file.ts';
import type { Mail } from './letter/mail.ts';
import type { Sql } from './sql.ts';
import type { Vault } from './vault.ts';
import type { Viewer } from './viewer.ts';

/** What lives as long as the process and every request shares. */
export interface Services {
  sql: Sql;
  /** A fresh entity manager; the operation that asks owns it. */
  entityManager(): EntityManager;
  subscribers: Subscribers;
  clock(): Date;
  /** Null while online payment is disabled. */
  cards: CardProvider | null;
  mail: Mail;
  vault: Vault;
  /** Whether EIN and e-mail open a kitchen's account, or a code sent to it must be told as well. */
  supplierSignIn: 'direct' | 'code';
  /** By which browsers know this marketplace for web push; absent where nothing is pushed. */
  pushKey?: string;
  attempts: AttemptLimiter;
  files: FileStore;
  uploads: Uploads;
}

/** Counts tries that somebody might repeat to guess a secret. */
export interface AttemptLimiter {
  /** Counts one try of each kind; answers the seconds to wait, or 0 when the try may go on. */
  take(attempts: Attempt[]): Promise<number>;
  /** Takes back tries that turned out honest. */
  giveBack(attempts: Attempt[]): Promise<void>;
}

export interface Attempt {
  /** Which limit counts; identity/attempts.ts lists them. */
  kind: string;
  key: string;
}

/** What an HTTP answer should do to the browser's session cookie. */
export interface CookieJar {
  setSession(token: string, expiresAt: Date): void;
  clearSession(): void;
}

/** One request: who asks, when, and what they may reach. The first argument of every operation and query. */
export class Ctx {
  readonly now: Date;
  #made: Map<unknown, unknown> | undefined;

  constructor(
    readonly services: Services,
    readonly viewer: Viewer,
    readonly requestId: string,
    readonly cookies: CookieJar,
    private readonly findSource: () => string,
  ) {
    this.now = services.clock();
  }

  /** The network address the request came from. Few requests need it, so it is found when asked for. */
  get source(): string {
    return this.findSource();
  }

  /** Statements outside any transaction. */
  get sql(): Sql {
    return this.services.sql;
  }

  /** What `make` makes for this request: made when first asked for, and the same from then on. */
  once<Made>(make: (ctx: Ctx) => Made): Made {
    this.#made ??= new Map();
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as Made;
  }
}
