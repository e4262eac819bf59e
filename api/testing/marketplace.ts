import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Role } from '../core/role.ts';
import type { Sql } from '../core/sql.ts';
import type { Database } from '../database/database.ts';
import { createServer, type ServerParts } from '../server.ts';
import { servicesOf } from '../services.ts';
import { aPerson, aSession, type Person } from './a-person.ts';
import { SecondOpinion } from './second-opinion.ts';
import { StillClock } from './still-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { Visitor } from './visitor.ts';

const executor = process.env.EXECUTOR === 'reference' ? 'reference' : 'compiled';

type Settings = Partial<ServerParts['settings']>;

/** A whole marketplace of its own: a database, a clock, and a server that listens. */
export class Marketplace {
  readonly clock = new StillClock();
  /** What the server wrote down as unexpected; a story that ends with something here has failed. */
  readonly complaints: string[] = [];
  #origin = '';
  #secondOpinion!: SecondOpinion;
  /** Ends the server alone; its database stays. */
  stop!: () => Promise<void>;

  /** Answers are not remembered unless asked for, so that a story sees what it did at once. */
  static async open(settings: Settings = {}, database?: Database): Promise<Marketplace> {
    const marketplace = new Marketplace(database ?? (await openTestDatabase()));
    await marketplace.#listen(settings);
    return marketplace;
  }

  private constructor(readonly database: Database) {}

  get sql(): Sql {
    return this.database.sql;
  }

  get origin(): string {
    return this.#origin;
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

  /** Whoever runs a kitchen. */
  cookOf({ userId }: { userId: string }): Promise<Visitor> {
    return this.#visitor({ userId, email: '' });
  }

  /** Ends everything; fails when something unexpected was written down meanwhile. */
  async close(): Promise<void> {
    await this.stop();
    await this.database.close();
    if (this.complaints.length > 0) throw new Error(`The server complained: ${this.complaints.join('')}`);
  }

  async #listen(settings: Settings): Promise<void> {
    const log = pino({ level: 'error' }, { write: (line: string) => void this.complaints.push(line) });
    const server = await createServer({
      database: this.database,
      settings: { MODE: 'demo', EXECUTOR: executor, RESPONSE_CACHE: false, TRUSTED_PROXIES: 0, ...settings },
      log,
      clock: this.clock.read,
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    this.#origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    this.#secondOpinion = new SecondOpinion(servicesOf(this.database, this.clock.read), executor);
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
