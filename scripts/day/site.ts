import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openProxiedSite } from '../../api/testing/processes/nginx.ts';
import { openPgBouncer } from '../../api/testing/processes/pgbouncer.ts';
import { freePort } from '../free-port.ts';
import { preparePrograms } from '../postgresql-programs.ts';
import { Cluster } from '../rehearsal/cluster.ts';
import { MailSink } from '../rehearsal/mail-sink.ts';
import { Product } from '../rehearsal/product.ts';
import { Alerts } from './alerts.ts';
import { OwnRedis } from './own-redis.ts';
import type { Programs } from './programs.ts';
import { SmallDisk } from './small-disk.ts';

const diskMebibytes = 48;

const owner = { email: 'olga@tiffin.example', password: 'tamarind rice' };

/** Starts the product: of an earlier release if there is one and it is not upgraded yet. */
type Start = (isUpgraded: boolean) => Promise<Product>;

/** A process of the product, which is replaced or killed during the day, and always listens at the same port. */
export class Server {
  readonly #start: Start;
  #product: Product;
  #isUpgraded = false;
  /** What its earlier processes printed and logged. */
  #earlierOutput = '';

  private constructor(start: Start, product: Product) {
    this.#start = start;
    this.#product = product;
  }

  static async open(start: Start): Promise<Server> {
    return new Server(start, await start(false));
  }

  get origin(): string {
    return this.#product.origin;
  }

  /** What it logged as a failure, a line each. */
  get failures(): string[] {
    return (this.#earlierOutput + this.#product.output)
      .split('\n')
      .filter(line => /"level":[56]0/.test(line));
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#product.end(signal);
  }

  async startAgain(): Promise<void> {
    this.#earlierOutput += this.#product.output;
    this.#product = await this.#start(this.#isUpgraded);
  }

  /** Its next start is of this checkout. */
  upgrade(): void {
    this.#isUpgraded = true;
  }
}

/** Everything that an operator runs for a city. */
export interface Site {
  /** Where people and programs find it: the proxy. */
  origin: string;
  /** Who signs in as the owner of the marketplace. */
  owner: { email: string; password: string };
  database: Cluster;
  redis: OwnRedis;
  mail: MailSink;
  /** Undefined where this account may not mount a file system. */
  disk: SmallDisk | undefined;
  alerts: Alerts;
  servers: [Server, Server];
  /** Brings the tables to those of this checkout, as an operator does before servers are replaced. */
  migrate(): Promise<void>;
}

/**
 * Starts all servers of a site below a folder: two of the product behind the shipped proxy and the shipped pooler, of the
 * release in `releaseFolder` if given. What was started ends with the stack, also if the next one does not start.
 */
export const openSite = async (
  folder: string,
  programs: Programs,
  opened: AsyncDisposableStack,
  releaseFolder?: string,
): Promise<Site> => {
  const database = await Cluster.create(await preparePrograms(folder), join(folder, 'database'));
  opened.defer(() => database.stop());
  const pooler = await openPgBouncer(database.url);
  opened.defer(() => pooler.close());
  const redis = await OwnRedis.start(programs.redis);
  opened.defer(() => redis.stop());
  const mail = await MailSink.open();
  opened.defer(() => mail.close());
  const dataFolder = join(folder, 'data');
  await mkdir(dataFolder, { mode: 0o700 });
  const disk = await SmallDisk.mount(join(dataFolder, 'files'), diskMebibytes);
  opened.defer(() => disk?.unmount());
  const where = { databaseUrl: pooler.url, dataFolder, mailPort: mail.port };
  const shared = {
    DATABASE_DIRECT_URL: database.url,
    REDIS_URL: redis.url,
    REDIS_PREFIX: 'day',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    TRUSTED_PROXIES: '2',
    LOG_LEVEL: 'info',
  };
  const openServer = async (metrics: number): Promise<Server> => {
    const own = { ...shared, PORT: String(await freePort()), METRICS_PORT: String(metrics) };
    const server = await Server.open(isUpgraded =>
      Product.start(isUpgraded ? where : { ...where, releaseFolder }, own),
    );
    opened.defer(() => server.end('SIGKILL'));
    return server;
  };
  const metricsPorts: [number, number] = [await freePort(), await freePort()];
  const servers: [Server, Server] = [await openServer(metricsPorts[0]), await openServer(metricsPorts[1])];
  const proxy = await openProxiedSite(...servers.map(({ origin }) => origin));
  opened.defer(() => proxy.close());
  const alerts = await Alerts.start(programs.prometheus, join(folder, 'prometheus'), metricsPorts);
  opened.defer(() => alerts.stop());
  const migrate = async () => {
    const { exitCode, output } = await Product.run(where, { ...shared, MIGRATE_ONLY: 'true' });
    if (exitCode !== 0) throw new Error(`The migration ended with ${exitCode}: ${output.slice(-4000)}`);
  };
  return { origin: proxy.origin, owner, database, redis, mail, disk, alerts, servers, migrate };
};
