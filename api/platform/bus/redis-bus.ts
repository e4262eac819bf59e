import type { EventBus, Signal } from '../../core/interfaces/event-bus.ts';
import { Batcher } from '../../core/limits/batcher.ts';
import type { Log } from '../../core/logging/log.ts';
import { type OutageReports, RedisConnection } from '../redis/redis-connection.ts';
import type { RedisServer } from '../redis/redis-server.ts';
import { Listeners } from './listeners.ts';
import { packSignals, unpackSignals } from './signal-payloads.ts';

/** Delay before retrying a refused subscription: doubles each time, within these bounds. */
const shortestRetryMs = 250;
const longestRetryMs = 30_000;

/** A subscription without events is asked so often whether it is there; one that does not answer is lost. */
const checkEveryMs = 5000;

/** Redis, for more events than the database should carry: one connection publishes, one subscribes. */
export class RedisBus implements EventBus {
  readonly joinsTransactions = false;
  readonly isLossless = false;
  readonly #listeners = new Listeners();
  readonly #batcher = new Batcher<Signal>(async signals => {
    await Promise.all(
      packSignals(signals).map(payload => this.#sender.redis.publish(this.#channel, payload)),
    );
  });
  readonly #channel: string;
  readonly #sender: RedisConnection;
  readonly #subscriber: RedisConnection;
  #onGap: () => void = () => undefined;
  #isSubscribed = false;
  #retry: NodeJS.Timeout | undefined;
  readonly #check: NodeJS.Timeout;

  private constructor({ url, prefix }: RedisServer, log: Log) {
    // Redis has one space of channels for all of its databases.
    this.#channel = prefix;
    const options = { lazyConnect: true, maxRetriesPerRequest: 1, connectTimeout: 3000 };
    const reports = (connection: string): OutageReports => ({
      onLost: err => log.error({ err, connection }, 'event bus: Redis (REDIS_URL) failed; retrying'),
      onBack: () => log.warn({ connection }, 'event bus: Redis (REDIS_URL) is back'),
    });
    // One that accepts connections and answers nothing must not let events pile up.
    this.#sender = new RedisConnection(url, { ...options, commandTimeout: 5000 }, reports('publishing'));
    this.#subscriber = new RedisConnection(url, { ...options, autoResubscribe: false }, reports('receiving'));
    this.#subscriber.redis.on('ready', () => this.#subscribe(log));
    this.#subscriber.redis.on('close', () => {
      this.#isSubscribed = false;
      // A connection subscribes again when it is ready.
      clearTimeout(this.#retry);
    });
    this.#subscriber.redis.on('message', (_channel, payload: string) =>
      this.#listeners.notify(unpackSignals(payload)),
    );
    this.#check = setInterval(() => {
      // A lost connection reports itself.
      if (this.#isSubscribed) this.#subscriber.redis.ping().catch(() => undefined);
    }, checkEveryMs).unref();
  }

  get isConnected(): boolean {
    return this.#isSubscribed;
  }

  /** The server starts without Redis, and receives events of others as soon as it is back. */
  static async open(server: RedisServer, log: Log): Promise<RedisBus> {
    const bus = new RedisBus(server, log);
    // Failures are logged by the error listener, and retried.
    await Promise.allSettled([bus.#sender.redis.connect(), bus.#subscriber.redis.connect()]);
    return bus;
  }

  #subscribe(log: Log, retryMs = shortestRetryMs): void {
    this.#subscriber.redis.subscribe(this.#channel).then(
      () => {
        this.#isSubscribed = true;
        this.#onGap();
      },
      error => {
        if (this.#subscriber.redis.status !== 'ready') {
          log.error({ err: error }, 'event bus: could not subscribe; retrying when Redis is back');
          return;
        }
        log.error({ err: error, retryMs }, 'event bus: Redis refused the subscription; retrying');
        const nextMs = Math.min(retryMs * 2, longestRetryMs);
        this.#retry = setTimeout(() => this.#subscribe(log, nextMs), retryMs).unref();
      },
    );
  }

  publish(signals: readonly Signal[]): Promise<void> {
    return signals.length === 0 ? Promise.resolve() : this.#batcher.add(signals);
  }

  onSignals = this.#listeners.add;

  onGap(listener: () => void): void {
    this.#onGap = listener;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    this.#sender.close();
    this.#subscriber.close();
  }
}
