import { Redis, type RedisOptions } from 'ioredis';
import { sentinelOptions } from './redis-url.ts';

/** Where Redis is, and how the names of this marketplace begin there. */
export interface RedisServer {
  /** Of one server (redis: or rediss:), or of the sentinels that know it (redis+sentinel:). */
  url: string;
  /** Marketplaces that share a Redis have different ones. */
  prefix: string;
}

/** A connection to the server, or to the one that the sentinels name. */
export const connectToRedis = (url: string, options: RedisOptions): Redis => {
  const sentinels = sentinelOptions(url);
  return sentinels ? new Redis({ ...sentinels, ...options }) : new Redis(url, options);
};
