import type { Redis, RedisOptions } from 'ioredis';
import { connectToRedis } from './redis-server.ts';

const retryMs = 250;

/**
 * A connection that begins again until it is closed, also where ioredis gives it up for good: when sentinels announce another
 * primary just while it asks them for one.
 */
export class RedisConnection {
  readonly redis: Redis;
  #isClosed = false;

  constructor(url: string, options: RedisOptions) {
    this.redis = connectToRedis(url, options);
    this.redis.on('end', () => {
      if (!this.#isClosed) setTimeout(() => this.#beginAgain(), retryMs).unref();
    });
  }

  #beginAgain(): void {
    // A failure is an event of its own, and one for good ends it once more.
    if (!this.#isClosed) this.redis.connect().catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.redis.disconnect();
  }
}
