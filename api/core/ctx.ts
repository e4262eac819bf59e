import type { EntityManager } from '@mikro-orm/sql';
import type { BackgroundWork } from './background-work.ts';
import type { CardProvider } from './card-provider.ts';
import type { Subscribers } from './event.ts';
import type { FileStore } from './file-store.ts';
import type { Uploads } from './incoming-file.ts';
import type { Mail } from './letter/mail.ts';
import type { Log } from './log.ts';
import type { SecurityEvent, SecurityFacts, SecurityLog } from './security-log.ts';
import { sourceOfAddress } from './source.ts';
import type { Sql } from './sql.ts';
import type { Vault } from './vault.ts';
import type { Viewer } from './viewer.ts';

/** What every request shares for the lifetime of the process. */
export interface Services {
  sql: Sql;
  /** Returns a new entity manager, owned by the calling operation. */
  entityManager(): EntityManager;
  subscribers: Subscribers;
  clock(): Date;
  /** Null while online payment is disabled. */
  cards: CardProvider | null;
  mail: Mail;
  vault: Vault;
  /** Whether EIN and email suffice to sign a kitchen in, or a mailed code is required too. */
  supplierSignIn: 'direct' | 'code';
  /** Number of unpaid plates an account may hold until its first order is delivered. */
  unpaidPlatesLimit: number;
  /** Public key that identifies this marketplace for web push; absent without web push. */
  pushKey?: string;
  attempts: AttemptLimiter;
  background: BackgroundWork;
  log: Log;
  security: SecurityLog;
  files: FileStore;
  uploads: Uploads;
}

/** Counts attempts that could be repeated to guess a secret. */
export interface AttemptLimiter {
  /**
   * Counts one attempt against each limit, narrowest first. Returns the first limit that is reached and stops
   * there: a refused attempt costs nothing at the limits that others share.
   */
  take(attempts: Attempt[]): Promise<LimitReached | null>;
  /** Uncounts attempts that turned out legitimate. */
  giveBack(attempts: Attempt[]): Promise<void>;
}

export interface LimitReached {
  kind: string;
  waitSeconds: number;
  /** Whether this is the first attempt that the limit refuses. */
  isFirst: boolean;
}

export interface Attempt {
  /** Which limit counts; domains/identity/signing-in/attempts.ts lists them. */
  kind: string;
  key: string;
}

/** The cookies of the request, and changes to them in the response. */
export interface CookieJar {
  /** The token of the session cookie, whether or not it authenticates the request. */
  readonly session: string | undefined;
  /** The token by which the browser is recognized; it grants no access. */
  readonly device: string | undefined;
  setSession(token: string, expiresAt: Date): void;
  clearSession(): void;
  setDevice(token: string, expiresAt: Date): void;
}

/** For sockets and jobs, which have no HTTP response: cookies are neither read nor set. */
export const noCookies: CookieJar = {
  session: undefined,
  device: undefined,
  setSession: () => undefined,
  clearSession: () => undefined,
  setDevice: () => undefined,
};

/**
 * Context of one request: the viewer, the time and the services. First argument of every operation and query.
 */
export class Ctx {
  readonly now: Date;
  #made: Map<unknown, unknown> | undefined;

  constructor(
    readonly services: Services,
    readonly viewer: Viewer,
    readonly requestId: string,
    readonly cookies: CookieJar,
    private readonly findAddress: () => string,
  ) {
    this.now = services.clock();
  }

  /** The network address of the request. Few requests need it, so it is resolved lazily. */
  get address(): string {
    return this.findAddress();
  }

  /** The source that rate limits count this visitor as. */
  get source(): string {
    return sourceOfAddress(this.address);
  }

  /** Logs a security event with the viewer and the source. */
  noteSecurity(event: SecurityEvent, facts: Omit<SecurityFacts, 'source' | 'requestId'>): void {
    const { source, requestId, viewer } = this;
    const userId = viewer.session?.userId;
    this.services.security.write(event, { source, requestId, ...(userId && { userId }), ...facts });
  }

  /** Logs that the viewer requested something they may not access. */
  noteRefusal(): void {
    this.noteSecurity('request refused', {
      reason: this.viewer.isSignedIn ? 'FORBIDDEN' : 'UNAUTHENTICATED',
    });
  }

  /** Statements outside any transaction. */
  get sql(): Sql {
    return this.services.sql;
  }

  /** Returns the value that `make` creates, memoized for this request. */
  once<Made>(make: (ctx: Ctx) => Made): Made {
    this.#made ??= new Map();
    if (!this.#made.has(make)) this.#made.set(make, make(this));
    return this.#made.get(make) as Made;
  }
}
