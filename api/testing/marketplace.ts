import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Role } from '../core/access/role.ts';
import type { StaffRole } from '../core/access/staff-role.ts';
import type { Sql } from '../core/database/sql.ts';
import type { Services } from '../core/operation/ctx.ts';
import { MovableClock } from '../core/operation/movable-clock.ts';
import { SandboxCardProvider } from '../domains/sandbox/cards/sandbox-card-provider.ts';
import { openSandbox } from '../domains/sandbox/open-sandbox.ts';
import { LocalBus } from '../platform/bus/local-bus.ts';
import type { Database } from '../platform/database/database.ts';
import { filesInFolder } from '../platform/files/files-of.ts';
import { CapturedMail } from '../platform/mail/captured-mail.ts';
import { HttpWebhookSender } from '../platform/webhooks/http-webhook-sender.ts';
import { createServer, type ServerParts } from '../server.ts';
import { type Outside, servicesOf } from '../services.ts';
import { aCity, type TestCity } from './builders/a-city.ts';
import { aKitchen, type GivenKitchen, type TestKitchen } from './builders/a-kitchen.ts';
import { aPerson, aSession, type Person } from './builders/a-person.ts';
import { aVault } from './builders/a-vault.ts';
import { emptyTables } from './empty-tables.ts';
import { uncachedFastPath } from './fast-path.ts';
import { noJobQueues } from './no-job-queues.ts';
import { SecondOpinion } from './second-opinion.ts';
import { StillClock } from './still-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { Visitor } from './visitor.ts';

type Settings = Partial<ServerParts['settings']> &
  Pick<ServerParts, 'sendsWebhooks' | 'sharedPoints' | 'onNotificationsCreated'>;
/** External services that a test provides. */
type Brought = Partial<
  Pick<
    Outside,
    | 'cards'
    | 'mail'
    | 'supplierSignIn'
    | 'supplierAddress'
    | 'staffSecondFactor'
    | 'unpaidPlatesLimit'
    | 'files'
    | 'jobs'
  >
> & {
  /** Whether its clock can also be moved by the product. */
  isSandbox?: boolean;
  /** Whether it is its own card provider. */
  takesSandboxCards?: boolean;
};

/** A complete marketplace for a test: a database, a clock, and a running server. */
export class Marketplace {
  readonly clock = new StillClock();
  /** Its event bus. */
  readonly bus = new LocalBus();
  /** Sent emails, latest first. */
  readonly mail = new CapturedMail();
  readonly services: Services;
  /** Its file store; removed with the marketplace. */
  readonly folder = join(tmpdir(), `tiffin-test-${randomUUID()}`);
  /** Errors that the server logged; a test that ends with any has failed. */
  readonly complaints: string[] = [];
  /** Warnings that it logged, line by line. */
  readonly warnings: Record<string, unknown>[] = [];
  readonly #log = pino(
    { level: 'warn', base: null },
    {
      write: (line: string) => {
        const facts = JSON.parse(line);
        if (facts.level >= pino.levels.values.error!) this.complaints.push(line);
        else this.warnings.push(facts);
      },
    },
  );
  #origin = '';
  #secondOpinion!: SecondOpinion;
  /** Stops only the server; its database stays. */
  stop!: () => Promise<void>;

  /** Responses are not cached by default, so that a test sees its changes immediately. */
  static async open(settings: Settings = {}, database?: Database, outside?: Brought): Promise<Marketplace> {
    const marketplace = new Marketplace(database ?? (await openTestDatabase()), outside);
    await marketplace.#listen(settings);
    return marketplace;
  }

  private constructor(
    readonly database: Database,
    { isSandbox = false, takesSandboxCards = false, ...outside }: Brought = {},
  ) {
    const sandbox = isSandbox ? new MovableClock(this.clock.read) : null;
    const clock = sandbox?.read ?? this.clock.read;
    this.services = servicesOf(database, {
      site: 'https://tiffin.example',
      clock,
      wallClock: this.clock.read,
      sandbox,
      cards: takesSandboxCards ? new SandboxCardProvider(database.sql, clock) : null,
      mail: this.mail,
      // Programs of tests listen on this machine.
      webhooks: new HttpWebhookSender(true),
      jobs: noJobQueues,
      vault: aVault,
      supplierSignIn: 'direct',
      staffSecondFactor: 'offered',
      // Most tests are not about this limit.
      unpaidPlatesLimit: 10_000,
      photoCredits: [],
      supplierAddress: 'public',
      log: this.#log,
      ...filesInFolder(this.folder, this.clock.read),
      ...outside,
    });
  }

  get sql(): Sql {
    return this.database.sql;
  }

  get origin(): string {
    return this.#origin;
  }

  /** Empties tables with cascade. The outbox comes first, as in the relay, so that the two cannot deadlock. */
  async empty(...tables: string[]): Promise<void> {
    await emptyTables(this.sql, ['outbox', ...tables]);
  }

  anonymous(): Visitor {
    return new Visitor(this.#origin, this.#secondOpinion);
  }

  customer(name: string): Promise<Visitor> {
    return this.#signedIn(name, Role.CUSTOMER);
  }

  /** Someone who may do everything, unless another staff role is given. */
  admin(name: string, staffRole?: StaffRole): Promise<Visitor> {
    return this.#signedIn(name, Role.ADMIN, staffRole);
  }

  /** A signed-in kitchen owner: approved and listed unless another status is given. */
  async kitchenOwner(
    name: string,
    { city, ...given }: GivenKitchen & { city?: TestCity } = {},
  ): Promise<{ cook: Visitor; kitchen: TestKitchen }> {
    const kitchen = await aKitchen(this, city ?? (await aCity(this, { name: `${name} Springs` })), {
      cookName: name,
      kitchenName: `${name}'s Kitchen`,
      ...given,
    });
    return { cook: await this.cookOf(kitchen), kitchen };
  }

  /** The owner of a kitchen. */
  cookOf({ userId }: { userId: string }): Promise<Visitor> {
    return this.#visitor({ userId, email: '' });
  }

  /** Stops everything; throws when the server logged an error. */
  async close(): Promise<void> {
    await this.stop();
    await this.database.close();
    await rm(this.folder, { recursive: true, force: true });
    if (this.complaints.length > 0) throw new Error(`The server logged errors: ${this.complaints.join('')}`);
  }

  async #listen({
    sendsWebhooks = false,
    sharedPoints,
    onNotificationsCreated,
    ...settings
  }: Settings): Promise<void> {
    const { sandbox } = this.services;
    if (sandbox) await openSandbox(this.sql, { clock: sandbox, cards: 'OWN' });
    const server = await createServer({
      services: this.services,
      settings: {
        MODE: 'demo',
        FAST_PATH: uncachedFastPath,
        TRUSTED_PROXIES: 0,
        // Most tests are not about this limit, and nothing comes back while the clock is still.
        REQUEST_POINTS: 10_000_000,
        ...settings,
      },
      refusalDelayMs: 0,
      bus: this.bus,
      log: this.#log,
      recurringFrom: 1,
      // Most tests of webhooks move the clock between tries.
      sendsWebhooks,
      sharedPoints,
      onNotificationsCreated,
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    this.#origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    this.#secondOpinion = new SecondOpinion(this.services);
    this.stop = () => server.close();
  }

  async #signedIn(name: string, role: Role, staffRole?: StaffRole): Promise<Visitor> {
    const person = await aPerson(this, name, role, staffRole);
    return this.#visitor(person);
  }

  /** Creates a session directly, where a test is not about sign-in. */
  async #visitor({ userId, email }: Person): Promise<Visitor> {
    const visitor = new Visitor(this.#origin, this.#secondOpinion, userId, email);
    visitor.cookies.set('session', await aSession(this, userId));
    return visitor;
  }
}
