import type { Redis, RedisOptions } from 'ioredis';
import { connectToRedis } from './redis-server.ts';

/** Delay before connecting again where ioredis has given up; its own attempts have growing delays. */
const retryMs = 1000;

/** What is done once when Redis is lost, with the first error, and once when it is back. */
export interface OutageReports {
  onLost: (error: Error) => void;
  onBack: () => void;
}

/**
 * A connection that reconnects until it is closed, also where ioredis does not: when sentinels announce another primary just
 * while it asks them for one.
 */
export class RedisConnection {
  readonly redis: Redis;
  #isClosed = false;
  #isLost = false;

  constructor(url: string, options: RedisOptions, reports: OutageReports) {
    this.redis = connectToRedis(url, options);
    this.redis.on('end', () => {
      if (!this.#isClosed) setTimeout(() => this.#reconnect(), retryMs).unref();
    });
    this.redis.on('error', (error: Error) => this.#noteError(error, reports));
    this.redis.on('ready', () => {
      if (this.#isLost) reports.onBack();
      this.#isLost = false;
    });
  }

  /** Each attempt to connect fails with an error of its own, of which the first one says enough. */
  #noteError(error: Error, { onLost }: OutageReports): void {
    if (!this.#isLost) onLost(error);
    this.#isLost = true;
  }

  #reconnect(): void {
    // Failures are reported as errors; one after which ioredis does not reconnect ends it again.
    if (!this.#isClosed) this.redis.connect().catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.redis.disconnect();
  }
}
