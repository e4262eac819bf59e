import type { Redis, RedisOptions } from 'ioredis';
import { connectToRedis } from './redis-server.ts';

const retryMs = 250;

/**
 * A connection that reconnects until it is closed, also where ioredis does not: when sentinels announce another primary just
 * while it asks them for one.
 */
export class RedisConnection {
  readonly redis: Redis;
  #isClosed = false;

  constructor(url: string, options: RedisOptions) {
    this.redis = connectToRedis(url, options);
    this.redis.on('end', () => {
      if (!this.#isClosed) setTimeout(() => this.#reconnect(), retryMs).unref();
    });
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
