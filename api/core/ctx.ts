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
  /** Whether EIN and email open a kitchen's account, or a code sent to it must be told as well. */
  supplierSignIn: 'direct' | 'code';
  /** Number of unpaid plates an account may hold until its first order is delivered. */
  unpaidPlatesLimit: number;
  /** By which browsers know this marketplace for web push; absent where nothing is pushed. */
  pushKey?: string;
  attempts: AttemptLimiter;
  background: BackgroundWork;
  log: Log;
  security: SecurityLog;
  files: FileStore;
  uploads: Uploads;
}

/** Counts tries that somebody might repeat to guess a secret. */
export interface AttemptLimiter {
  /**
   * Counts one try at each limit in turn, to be given the narrowest first. The first that is reached is answered and
   * ends the counting: a try that was refused costs nothing at the limits that others share.
   */
  take(attempts: Attempt[]): Promise<LimitReached | null>;
  /** Takes back tries that turned out honest. */
  giveBack(attempts: Attempt[]): Promise<void>;
}

export interface LimitReached {
  kind: string;
  waitSeconds: number;
  /** Whether this is the first try that the limit refuses. */
  isFirst: boolean;
}

export interface Attempt {
  /** Which limit counts; domains/identity/signing-in/attempts.ts lists them. */
  kind: string;
  key: string;
}

/** The cookies a browser sent, and what the answer does to them. */
export interface CookieJar {
  /** The token of the session cookie, whether or not the request goes by it. */
  readonly session: string | undefined;
  /** The token by which the browser is recognized; it opens nothing. */
  readonly device: string | undefined;
  setSession(token: string, expiresAt: Date): void;
  clearSession(): void;
  setDevice(token: string, expiresAt: Date): void;
}

/** Where there is no HTTP answer, such as on a socket or in a job, cookies are neither read nor set. */
export const noCookies: CookieJar = {
  session: undefined,
  device: undefined,
  setSession: () => undefined,
  clearSession: () => undefined,
  setDevice: () => undefined,
};

/** One request: who asks, when, and what they may reach. The first argument of every operation and query. */
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

  /** The network address the request came from. Few requests need it, so it is found when asked for. */
  get address(): string {
    return this.findAddress();
  }

  /** What limits count this visitor as. */
  get source(): string {
    return sourceOfAddress(this.address);
  }

  /** Writes down what concerns security, with who asked and from where. */
  noteSecurity(event: SecurityEvent, facts: Omit<SecurityFacts, 'source' | 'requestId'>): void {
    const { source, requestId, viewer } = this;
    const userId = viewer.session?.userId;
    this.services.security.write(event, { source, requestId, ...(userId && { userId }), ...facts });
  }

  /** Writes down that the viewer asked for what is not theirs to ask. */
  noteRefusal(): void {
    this.noteSecurity('request refused', {
      reason: this.viewer.isSignedIn ? 'FORBIDDEN' : 'UNAUTHENTICATED',
    });
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
