import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Services } from '../core/ctx.ts';
import { Role } from '../core/role.ts';
import type { Sql } from '../core/sql.ts';
import { LocalBus } from '../platform/bus/local-bus.ts';
import type { Database } from '../platform/database/database.ts';
import { filesOf } from '../platform/files/files-of.ts';
import { CapturedMail } from '../platform/mail/captured-mail.ts';
import { createServer, type ServerParts } from '../server.ts';
import { type Outside, servicesOf } from '../services.ts';
import { aCity, type TestCity } from './a-city.ts';
import { aKitchen, type GivenKitchen, type TestKitchen } from './a-kitchen.ts';
import { aPerson, aSession, type Person } from './a-person.ts';
import { aVault } from './a-vault.ts';
import { SecondOpinion } from './second-opinion.ts';
import { StillClock } from './still-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { Visitor } from './visitor.ts';

const executor = process.env.EXECUTOR === 'reference' ? 'reference' : 'compiled';

type Settings = Partial<ServerParts['settings']>;
/** What a story brings along of the outside world. */
type Brought = Partial<Pick<Outside, 'cards' | 'mail' | 'supplierSignIn' | 'unpaidPlatesLimit' | 'files'>>;

/** A whole marketplace of its own: a database, a clock, and a server that listens. */
export class Marketplace {
  readonly clock = new StillClock();
  /** What its servers and sockets are signaled through. */
  readonly bus = new LocalBus();
  /** The letters that were sent, the latest first. */
  readonly mail = new CapturedMail();
  readonly services: Services;
  /** Where its files are; gone with the marketplace. */
  readonly folder = join(tmpdir(), `tiffin-test-${randomUUID()}`);
  /** What the server wrote down as unexpected; a story that ends with something here has failed. */
  readonly complaints: string[] = [];
  /** What it wrote down as refused or set aside, line by line. */
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
  /** Ends the server alone; its database stays. */
  stop!: () => Promise<void>;

  /** Answers are not remembered unless asked for, so that a story sees what it did at once. */
  static async open(settings: Settings = {}, database?: Database, outside?: Brought): Promise<Marketplace> {
    const marketplace = new Marketplace(database ?? (await openTestDatabase()), outside);
    await marketplace.#listen(settings);
    return marketplace;
  }

  private constructor(
    readonly database: Database,
    outside: Brought = {},
  ) {
    this.services = servicesOf(database, {
      clock: this.clock.read,
      cards: null,
      mail: this.mail,
      vault: aVault,
      supplierSignIn: 'direct',
      // Most stories are about something else, and their people order as much as they like.
      unpaidPlatesLimit: 10_000,
      log: this.#log,
      ...filesOf({ DATA_DIR: this.folder, FILES_S3_REGION: 'us-east-1' }, this.clock.read),
      ...outside,
    });
  }

  get sql(): Sql {
    return this.database.sql;
  }

  get origin(): string {
    return this.#origin;
  }

  /**
   * Empties tables and what hangs on them. The outbox comes first, as it does for who tells what is in it, so that the
   * two take turns instead of waiting for each other.
   */
  async empty(...tables: string[]): Promise<void> {
    await this.sql.rows(`truncate ${['outbox', ...tables].join(', ')} cascade`);
  }

  anonymous(): Visitor {
    return new Visitor(this.#origin, this.#secondOpinion);
  }

  customer(name: string): Promise<Visitor> {
    return this.#signedIn(name, Role.CUSTOMER);
  }

  admin(name: string): Promise<Visitor> {
    return this.#signedIn(name, Role.ADMIN);
  }

  /** Somebody signed in with a kitchen: approved and listed unless another status is given. */
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

  /** Whoever runs a kitchen. */
  cookOf({ userId }: { userId: string }): Promise<Visitor> {
    return this.#visitor({ userId, email: '' });
  }

  /** Ends everything; fails when something unexpected was written down meanwhile. */
  async close(): Promise<void> {
    await this.stop();
    await this.database.close();
    await rm(this.folder, { recursive: true, force: true });
    if (this.complaints.length > 0) throw new Error(`The server complained: ${this.complaints.join('')}`);
  }

  async #listen(settings: Settings): Promise<void> {
    const server = await createServer({
      services: this.services,
      settings: { MODE: 'demo', EXECUTOR: executor, RESPONSE_CACHE: false, TRUSTED_PROXIES: 0, ...settings },
      bus: this.bus,
      log: this.#log,
      recurringFrom: 1,
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    this.#origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    this.#secondOpinion = new SecondOpinion(this.services, executor);
    this.stop = () => server.close();
  }

  async #signedIn(name: string, role: Role): Promise<Visitor> {
    const person = await aPerson(this, name, role);
    return this.#visitor(person);
  }

  /** Signed in past the door, where a story is not about signing in. */
  async #visitor({ userId, email }: Person): Promise<Visitor> {
    const visitor = new Visitor(this.#origin, this.#secondOpinion, userId, email);
    visitor.cookies.set('session', await aSession(this, userId));
    return visitor;
  }
}
