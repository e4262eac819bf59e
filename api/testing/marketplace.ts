import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { newIdentifier } from '../core/identifier.ts';
import { Role } from '../core/role.ts';
import type { Sql } from '../core/sql.ts';
import type { Database } from '../database/database.ts';
import { hashOf, newToken } from '../identity/token.ts';
import { createServer, type ServerParts } from '../server.ts';
import { servicesOf } from '../services.ts';
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
  #stop!: () => Promise<void>;

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
  async cookOf({ userId }: { userId: string }): Promise<Visitor> {
    const visitor = new Visitor(this.#origin, this.#secondOpinion, userId);
    await this.#openSession(visitor);
    return visitor;
  }

  /** Ends everything; fails when something unexpected was written down meanwhile. */
  async close(): Promise<void> {
    await this.#stop();
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
    this.#stop = () => server.close();
  }

  async #signedIn(name: string, role: Role): Promise<Visitor> {
    const userId = newIdentifier(this.clock.read());
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    await this.sql.rows(
      'insert into users (id, role, name, email, phone, created_at) values ($1, $2, $3, $4, $5, $6)',
      [userId, role, name, email, '(408) 555-0147', this.clock.read()],
    );
    const visitor = new Visitor(this.#origin, this.#secondOpinion, userId, email);
    await this.#openSession(visitor);
    return visitor;
  }

  /** Signs in past the door, where a story is not about signing in. */
  async #openSession(visitor: Visitor): Promise<void> {
    const token = newToken();
    const now = this.clock.read();
    await this.sql.rows(
      `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
       values ($1, $2, $3, $4, $4, $4::timestamptz + interval '30 days')`,
      [newIdentifier(now), visitor.userId, hashOf(token), now],
    );
    visitor.cookies.set('session', token);
  }
}
