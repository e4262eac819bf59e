import type { Redis, RedisOptions } from 'ioredis';
import { connectToRedis } from './redis-server.ts';

/** Delay before the first attempt to connect again. It doubles with each that fails, up to the longest. */
const shortestRetryMs = 250;
const longestRetryMs = 5000;

/** The delay after so many attempts that failed; up to half is left to chance, so that servers do not come back together. */
export const retryDelayMs = (failedAttempts: number, chance = Math.random()): number =>
  Math.min(shortestRetryMs * 2 ** failedAttempts, longestRetryMs) * (1 - chance / 2);

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
  #failedAttempts = 0;

  constructor(url: string, options: RedisOptions, reports: OutageReports) {
    this.redis = connectToRedis(url, options);
    this.redis.on('end', () => {
      if (!this.#isClosed) setTimeout(() => this.#reconnect(), retryDelayMs(this.#failedAttempts++)).unref();
    });
    this.redis.on('error', (error: Error) => this.#noteError(error, reports));
    this.redis.on('ready', () => {
      this.#failedAttempts = 0;
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
