import type { EntityManager } from '@mikro-orm/sql';
import type { Viewer } from '../access/viewer.ts';
import type { Sql } from '../database/sql.ts';
import type { Uploads } from '../files/incoming-file.ts';
import type { CardProvider } from '../interfaces/card-provider.ts';
import type { Features } from '../interfaces/features.ts';
import type { FileStore } from '../interfaces/file-store.ts';
import type { JobQueues } from '../interfaces/job-queues.ts';
import type { Mail } from '../interfaces/mail.ts';
import type { Tracing } from '../interfaces/tracing.ts';
import type { WebhookSender } from '../interfaces/webhook-sender.ts';
import type { Log } from '../logging/log.ts';
import type { SecurityEvent, SecurityFacts, SecurityLog } from '../logging/security-log.ts';
import { sourceOfAddress } from '../security/source.ts';
import type { Vault } from '../security/vault.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { BackgroundWork } from './background-work.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { AnyEvent, CommittedEvent, Subscribers } from './event.ts';
import type { MovableClock } from './movable-clock.ts';

/** What every request shares for the lifetime of the process. */
export interface Services {
  sql: Sql;
  /** For reads that every viewer gets the same answer to; may be up to a second behind. */
  publicSql: Sql;
  /** Returns a new entity manager, owned by the calling operation. */
  entityManager(): EntityManager;
  subscribers: Subscribers<Work>;
  clock(): Date;
  /** Time of other machines, such as phones and servers of others; `clock` may be ahead of it in a sandbox. */
  wallClock(): Date;
  /** Clock that can be moved; null unless this is a sandbox. */
  sandbox: MovableClock | null;
  /** Null while online payment is disabled. */
  cards: CardProvider | null;
  mail: Mail;
  webhooks: WebhookSender;
  /** Queues of background jobs, of all processes. */
  jobs: JobQueues;
  vault: Vault;
  /** Whether EIN and email suffice to sign a kitchen in, or a mailed code is required too. */
  supplierSignIn: 'direct' | 'code';
  /** Whether everyone sees the streets of kitchens, or only who ordered for pickup. */
  supplierAddress: 'public' | 'ordered';
  /** Whether admins must have a second factor, or are only offered one. */
  staffSecondFactor: 'required' | 'offered';
  /** Number of unpaid plates an account may hold until its first order is delivered. */
  unpaidPlatesLimit: number;
  /** Origin of the site, for links in emails. */
  site: string;
  /** Public key that identifies this marketplace for web push; absent without web push. */
  pushKey?: string;
  attempts: AttemptLimiter;
  features: Features;
  background: BackgroundWork;
  /** Absent where nothing is traced. */
  tracing?: Tracing;
  log: Log;
  security: SecurityLog;
  files: FileStore;
  uploads: Uploads;
  /** Credits of the demo's photos; empty without them. */
  photoCredits: readonly { shows: string; author: string; license: string; page: string }[];
}

/**
 * Context of one request: the viewer, the time and the services. First argument of every operation and query.
 */
export class Ctx {
  readonly now: Date;
  /** Not a #private field: Apollo Server copies the context, and those would be lost. */
  private readonly made = new Map<unknown, unknown>();
  private readsPublicly = false;

  constructor(
    readonly services: Services,
    readonly viewer: Viewer,
    readonly requestId: string,
    readonly cookies: CookieJar,
    private readonly findAddress: () => string,
    /** How the client names itself; empty where it does not. Anyone can write anything here. */
    readonly userAgent = '',
    private readonly findOrigin: () => string = () => '',
    /** The network source that a person once used, where the marketplace acts for them without a request. */
    private readonly earlierSource: string | null = null,
  ) {
    this.now = services.clock();
  }

  /** The network address of the request. Few requests need it, so it is resolved lazily. */
  get address(): string {
    return this.findAddress();
  }

  /** The public origin of the site, which passkeys are bound to; empty without a request. */
  get origin(): string {
    return this.findOrigin();
  }

  /** The source that rate limits count this visitor as. */
  get source(): string {
    return this.once(sourceOf);
  }

  /** Keyed hash of the network source: enough to count by, without storing the address. Null without one. */
  get sourceFingerprint(): string | null {
    const { address } = this;
    return address ? this.services.vault.sourceFingerprint(address) : this.earlierSource;
  }

  /** Logs a security event with the source and the viewer: the staff member, where one looks on as someone else. */
  noteSecurity(event: SecurityEvent, facts: Omit<SecurityFacts, 'source' | 'requestId'>): void {
    const { source, requestId, viewer } = this;
    const userId = viewer.session?.viewedBy?.staffId ?? viewer.session?.userId;
    this.services.security.write(event, { source, requestId, ...(userId && { userId }), ...facts });
  }

  /** Logs that the viewer requested something they may not access. */
  noteRefusal(): void {
    this.noteSecurity('request refused', {
      reason: this.viewer.isLimited
        ? 'SECOND_FACTOR_REQUIRED'
        : this.viewer.isSignedIn
          ? 'FORBIDDEN'
          : 'UNAUTHENTICATED',
    });
  }

  /** Statements outside any transaction. */
  get sql(): Sql {
    return this.readsPublicly ? this.services.publicSql : this.services.sql;
  }

  /** Whether public reads can go elsewhere than to the primary. */
  get hasStandby(): boolean {
    return this.services.publicSql !== this.services.sql;
  }

  /** From now on reads may be up to a second behind: for a query that every viewer gets the same answer to. */
  readPublicly(): void {
    this.readsPublicly = true;
  }

  /** From now on nothing that was committed is missed, as where a program reads what changed since its last request. */
  readFromPrimary(): void {
    this.readsPublicly = false;
  }

  /** Returns the value that `make` creates, memoized for this request. */
  once<Made>(make: (ctx: Ctx) => Made): Made {
    if (!this.made.has(make)) this.made.set(make, make(this));
    return this.made.get(make) as Made;
  }
}

/** Budgets ask for it several times, and parsing an address shows in a profile. */
const sourceOf = ({ address }: Ctx): string => sourceOfAddress(address);

/** What an operation works with: the request context, SQL, and a way to record events. */
export interface Change {
  readonly ctx: Ctx;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Runs SQL; in an operation with a transaction, inside it. */
  readonly sql: Sql;
  /** Records an event whose subscribers act after the commit. */
  record(event: CommittedEvent): void;
}

/** An operation in one transaction, with its own entity manager. */
export interface Work extends Change {
  readonly em: EntityManager;
  /** Records an event: subscribers act within the transaction, after the commit, or both. */
  record(event: AnyEvent): void;
}
